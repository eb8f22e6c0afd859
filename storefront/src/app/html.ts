const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside HTML, attributes in double quotes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** JSON inside a script element: no `<` may end the element early or open a comment. */
export const embedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
