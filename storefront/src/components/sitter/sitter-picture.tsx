import { PICTURE_WIDTHS } from '@patas/shared/paths';
import { pictureUrl } from '@patas/shared/sitter/photo';
import classes from './sitter-picture.module.css';

export interface SitterPictureProps {
  name: string;
  /** The picture set of a sitter, or null. */
  photo: string | null;
  /** How wide it is on screen, as for `<img sizes>`. */
  sizes: string;
  /** Says whom it shows; without, it is decoration beside the name. */
  alt?: string;
  /** For the pictures a page begins with. */
  eager?: boolean;
  /** The one picture that the page is about: fetched first. */
  first?: boolean;
  className?: string;
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, index, words) => (index === 0 || index === words.length - 1 ? [[...word][0] ?? ''] : []))
    .join('')
    .toUpperCase();

/** A sitter's picture in the width that fits, or the initials where there is none. */
export function SitterPicture({ name, photo, sizes, alt = '', eager, first, className }: SitterPictureProps) {
  const smallest = pictureUrl(photo, 320);
  const classNames = `${classes.picture} ${className ?? ''}`;
  if (smallest === null)
    return (
      <span className={classNames} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        <span className={classes.initials} aria-hidden="true">
          {initials(name)}
        </span>
      </span>
    );
  return (
    <img
      className={classNames}
      src={smallest}
      srcSet={PICTURE_WIDTHS.map((width) => `${pictureUrl(photo, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={320}
      height={320}
      loading={eager ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' as const })}
      decoding="async"
    />
  );
}
