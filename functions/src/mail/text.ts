import type { Letter } from './letter.ts';

/** A letter as plain text, for readers without HTML. */
export function letterText({ greeting, paragraphs, details, action, signature, tagline, why }: Letter): string {
  const blocks = [
    greeting,
    ...paragraphs,
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.link}` : '',
    `${signature}\n${tagline}`,
    `-- \n${why}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
