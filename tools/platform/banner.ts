import { styleText } from 'node:util';
import { origins } from './config.ts';
import type { DemoAccount } from './seed.ts';

/** Two columns, the first one padded. */
function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${styleText('dim', name.padEnd(width))}   ${value}`).join('\n');
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
  const people = accounts.map(({ role, email, password }) => [role, `${email}   ${password}`] as const);
  const heading = (text: string) => styleText('bold', text);
  const demo = people.length > 0 ? `\n\n${heading('Demo accounts')} (e-mail, password)\n\n${table(people)}` : '';
  return `\n${heading('Patas da Prata is running')}\n\n${table(addresses)}${demo}\n\n  Ctrl-C stops everything and keeps the data.\n`;
}
