import type { Translation } from '@patas/shared/i18n/catalogue';
import de from '@patas/shared/i18n/de/index';
import en from '@patas/shared/i18n/en/index';
import es from '@patas/shared/i18n/es/index';
import fr from '@patas/shared/i18n/fr/index';
import type { Language } from '@patas/shared/i18n/languages';
import pt from '@patas/shared/i18n/pt/index';
import zh from '@patas/shared/i18n/zh/index';

/** What the screens say, by language. */
export const WORDS: Readonly<Record<Language, Translation<typeof en>>> = { en, pt, es, de, zh, fr };

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** A text with its values in. */
export const say = (text: string, values: Record<string, string | number>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));

/** Any text made of this one, whatever its values. */
export const like = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(PLACEHOLDER, '.+'));
