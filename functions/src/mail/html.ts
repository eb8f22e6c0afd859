import type { Letter } from './letter.ts';
import { COLORS } from './palette.ts';

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif";
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${COLORS.text}">${lines(text)}</p>`;

function table(details: Letter['details']): string {
  if (details.length === 0) return '';
  const rows = details.map(
    ({ label, value }) =>
      `<tr><td style="padding:8px 16px 8px 0;font-size:14px;line-height:1.5;color:${COLORS.quiet};vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td>` +
      `<td style="padding:8px 0;font-size:15px;line-height:1.5;color:${COLORS.text};word-break:break-word">${lines(value)}</td></tr>`,
  );
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;background:${COLORS.ground};border-radius:12px">` +
    `<tr><td style="padding:8px 20px"><table role="presentation" cellpadding="0" cellspacing="0">${rows.join('')}</table></td></tr></table>`
  );
}

function button(action: Letter['action']): string {
  if (!action) return '';
  const link = escapeHtml(action.link);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:999px;background:${COLORS.brand}">` +
    `<a href="${link}" style="display:inline-block;padding:14px 28px;${FONT};font-size:16px;font-weight:600;line-height:1.2;color:${COLORS.onBrand};text-decoration:none;border-radius:999px">${escapeHtml(action.label)}</a>` +
    `</td></tr></table><p style="margin:0 0 24px;font-size:13px;line-height:1.5;color:${COLORS.quiet}">${escapeHtml(action.hint)}<br>` +
    `<a href="${link}" style="color:${COLORS.brand};word-break:break-all">${link}</a></p>`
  );
}

/** A letter as HTML: one column that fits a phone, styles inline because mail programs drop the rest. */
export function letterHtml(letter: Letter): string {
  const { lang, subject, greeting, paragraphs, details, action, signature, tagline, why } = letter;
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">`,
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${COLORS.ground};${FONT}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLORS.ground}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${COLORS.paper};border-radius:20px">`,
    `<tr><td style="padding:28px 28px 0;font-size:20px;font-weight:700;color:${COLORS.brand}">Patas da Prata`,
    `<div style="width:44px;height:4px;margin-top:12px;border-radius:4px;background:${COLORS.accent}"></div></td></tr>`,
    `<tr><td style="padding:24px 28px 12px">`,
    `<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:${COLORS.text}">${escapeHtml(subject)}</h1>`,
    ...[greeting, ...paragraphs].map(paragraph),
    table(details),
    button(action),
    `<p style="margin:0 0 20px;font-size:16px;line-height:1.6;color:${COLORS.text}">${escapeHtml(signature)}<br>`,
    `<span style="font-size:14px;color:${COLORS.quiet}">${escapeHtml(tagline)}</span></p>`,
    `</td></tr></table>`,
    `<p style="max-width:520px;margin:20px auto 0;font-size:12px;line-height:1.5;color:${COLORS.quiet}">${escapeHtml(why)}</p>`,
    `</td></tr></table></body></html>`,
  ].join('');
}
