import type { BinaryOperator } from './ast.ts';
import { contains, Duration, equal, isNumber, RulesSet, Timestamp, typeOf, type Value } from './values.ts';

/** A condition could not be evaluated; the `allow` it stands in is then false. */
export class EvaluationError extends Error {}

/** A binary operator without `&&` and `||`, whose right side may stay unread. */
export function applyBinary(operator: Exclude<BinaryOperator, '&&' | '||'>, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
      return compare(operator, left, right) < 0;
    case '<=':
      return compare(operator, left, right) <= 0;
    case '>':
      return compare(operator, left, right) > 0;
    case '>=':
      return compare(operator, left, right) >= 0;
    default:
      return arithmetic(operator, left, right);
  }
}

function unfit(operator: string, left: Value, right: Value): EvaluationError {
  return new EvaluationError(`"${operator}" cannot take ${typeOf(left)} and ${typeOf(right)}`);
}

function isIn(item: Value, all: Value): boolean {
  if (Array.isArray(all)) return contains(all, item);
  if (all instanceof RulesSet) return contains(all.items, item);
  if (all instanceof Map) return typeof item === 'string' && all.has(item);
  throw unfit('in', item, all);
}

/** Negative, zero or positive; `NaN` when a float is not a number, which makes every comparison false. */
function compare(operator: string, left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
    return left < right ? -1 : left > right ? 1 : 0;
  }
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  if (left instanceof Timestamp && right instanceof Timestamp) return left.ms - right.ms;
  if (left instanceof Duration && right instanceof Duration) return left.ms - right.ms;
  throw unfit(operator, left, right);
}

function arithmetic(operator: '+' | '-' | '*' | '/' | '%', left: Value, right: Value): Value {
  if (typeof left === 'bigint' && typeof right === 'bigint') return integers(operator, left, right);
  if (isNumber(left) && isNumber(right)) return floats(operator, Number(left), Number(right));
  if (operator === '+') return plus(left, right);
  if (operator === '-') return minus(left, right);
  throw unfit(operator, left, right);
}

function integers(operator: '+' | '-' | '*' | '/' | '%', left: bigint, right: bigint): bigint {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (right === 0n) throw new EvaluationError('division by zero');
  return operator === '/' ? left / right : left % right;
}

function floats(operator: '+' | '-' | '*' | '/' | '%', left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}

function plus(left: Value, right: Value): Value {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
  if (left instanceof Timestamp && right instanceof Duration) return new Timestamp(left.ms + right.ms);
  if (left instanceof Duration && right instanceof Timestamp) return new Timestamp(left.ms + right.ms);
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.ms + right.ms);
  throw unfit('+', left, right);
}

function minus(left: Value, right: Value): Value {
  if (left instanceof Timestamp && right instanceof Timestamp) return new Duration(left.ms - right.ms);
  if (left instanceof Timestamp && right instanceof Duration) return new Timestamp(left.ms - right.ms);
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.ms - right.ms);
  if (left instanceof RulesSet && right instanceof RulesSet) {
    return new RulesSet(left.items.filter((item) => !contains(right.items, item)));
  }
  throw unfit('-', left, right);
}
