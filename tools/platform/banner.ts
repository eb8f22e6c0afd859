import { styleText } from 'node:util';
import { origins } from './config.ts';
import type { DemoAccount } from './seed.ts';

/** Rows with every column but the last padded to its widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) => {
    const padded = text.padEnd(widths[column] ?? 0);
    return column === 0 ? styleText('dim', padded) : padded;
  };
  return rows.map((row) => `  ${row.map(cell).join('   ').trimEnd()}`).join('\n');
}

export type BannerOptions = { offset: number; ui: boolean; dev: boolean; accounts: readonly DemoAccount[] };

/** What `npm start` prints when everything is up: addresses, then the demo accounts. */
export function banner({ offset, ui, dev, accounts }: BannerOptions): string {
  const at = origins(offset);
  const site = (name: 'storefront' | 'backoffice') => (dev ? at[`${name}Dev`] : at[name]);
  const addresses: [string, string][] = [
    ['Storefront', styleText('cyan', site('storefront'))],
    ['Back office', styleText('cyan', site('backoffice'))],
    ['Mail inbox', styleText('cyan', at.inbox)],
    ['Emulator hub', styleText('cyan', at.hub)],
  ];
  if (ui) addresses.push(['Emulator UI', styleText('cyan', at.ui)]);
  const people = accounts.map(({ role, email, password }) => [role, email, password]);
  const heading = (text: string) => styleText('bold', text);
  const demo = people.length > 0 ? `\n\n${heading('Demo accounts')} (e-mail, password)\n\n${table(people)}` : '';
  return `\n${heading('Patas da Prata is running')}\n\n${table(addresses)}${demo}\n\n  Ctrl-C stops everything and keeps the data.\n`;
}
