/** The storefront's colours, for mails: they can't reach its theme. Every text on its ground has a contrast above 4.5. */
export const COLORS = {
  brand: '#11596d',
  onBrand: '#ffffff',
  accent: '#f5a42d',
  text: '#22313a',
  quiet: '#5c6770',
  ground: '#f6f1e8',
  paper: '#ffffff',
} as const;
