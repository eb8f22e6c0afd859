import { Path, RulesSet, Timestamp, type Value } from './values.ts';

/** A value as firebase-tools sends it: an object with one key that names the type. */
type Wire = Record<string, unknown>;

type Fields = { fields?: Record<string, Wire> };
type Values = { values?: Wire[] };

/** Reads a variable of a request. Throws on a type firebase-tools is not known to send. */
export function fromWire(wire: Wire): Value {
  const [type = '', content] = Object.entries(wire)[0] ?? [];
  switch (type) {
    case 'null_value':
      return null;
    case 'bool_value':
      return content === true;
    case 'string_value':
      return String(content);
    case 'int_value':
      return BigInt(String(content));
    case 'float_value':
      return Number(content);
    case 'timestamp_value':
      return new Timestamp(Date.parse(String(content)));
    case 'list_value':
      return ((content as Values).values ?? []).map(fromWire);
    case 'set_value':
      return new RulesSet(((content as Values).values ?? []).map(fromWire));
    case 'path_value':
      return new Path((content as { segments: { simple: string }[] }).segments.map(({ simple }) => simple));
    case 'map_value':
      return fromFields((content as Fields).fields ?? {}, fromWire);
    default:
      throw new Error(`unknown kind of value: ${type}`);
  }
}

/** Reads the fields of a Firestore document in its REST form. */
export function fromDocument(fields: Record<string, Wire>): Map<string, Value> {
  return fromFields(fields, fromFirestore);
}

function fromFirestore(wire: Wire): Value {
  const [type = '', content] = Object.entries(wire)[0] ?? [];
  switch (type) {
    case 'nullValue':
      return null;
    case 'booleanValue':
      return content === true;
    case 'stringValue':
      return String(content);
    case 'integerValue':
      return BigInt(String(content));
    case 'doubleValue':
      return Number(content);
    case 'timestampValue':
      return new Timestamp(Date.parse(String(content)));
    case 'arrayValue':
      return ((content as Values).values ?? []).map(fromFirestore);
    case 'mapValue':
      return fromFields((content as Fields).fields ?? {}, fromFirestore);
    case 'referenceValue':
      return new Path(String(content).split('/'));
    default:
      throw new Error(`a document holds a ${type}, which this runtime does not know`);
  }
}

function fromFields(fields: Record<string, Wire>, read: (wire: Wire) => Value): Map<string, Value> {
  return new Map(Object.entries(fields).map(([name, wire]) => [name, read(wire)]));
}
