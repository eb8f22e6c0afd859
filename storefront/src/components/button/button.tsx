import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

export interface ButtonLook {
  look?: 'filled' | 'default' | 'light' | 'sun';
  size?: 'md' | 'lg';
}

const dress = (className: string | undefined) => `${classes.button} ${className ?? ''}`.trimEnd();

/**
 * A link that looks like a button. For what every visitor loads: Mantine's Button, made of much more, is 10 KiB and comes
 * with the screens that have forms. Both look alike.
 */
export function LinkButton({
  look = 'filled',
  size = 'md',
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={dress(className)} data-look={look} data-size={size} />;
}

/** A button of the same kind. */
export function PlainButton({
  look = 'filled',
  size = 'md',
  className,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={dress(className)} data-look={look} data-size={size} />;
}
