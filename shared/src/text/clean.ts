/** White space as Unicode sees it, plus the zero-width and filler characters that `trim()` keeps. */
const BLANK = '[\\s\\p{Cf}\\p{Zs}\\u115F\\u1160\\u3164\\uFFA0\\u2800]';
const EDGES = new RegExp(`^${BLANK}+|${BLANK}+$`, 'gu');
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** Text as it is stored: control characters out (newline and tab stay), Unicode NFC, edges trimmed of anything invisible. */
export const cleanText = (text: string): string => text.replace(CONTROL, '').normalize('NFC').replace(EDGES, '');

/** Length as people count it: code points, not UTF-16 units. */
export const textLength = (text: string): number => [...text].length;
