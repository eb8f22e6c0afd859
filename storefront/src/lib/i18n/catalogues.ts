import type { Language } from '@patas/shared/i18n/languages';
import type { Namespace } from '@patas/shared/i18n/namespaces';
import type { ResourceKey } from 'i18next';

const files = import.meta.glob<{ default: ResourceKey }>([
  '../../../../shared/src/i18n/*/*.ts',
  '!../../../../shared/src/i18n/*/{index,mail,admin}.ts',
]);

/** Where a catalogue's source lies: its key in the build's manifest too. */
export const catalogueFile = (language: Language, namespace: Namespace): string =>
  `../../../../shared/src/i18n/${language}/${namespace}.ts`;

/** One namespace of one language; each is a chunk of its own. */
export async function loadCatalogue(language: Language, namespace: Namespace): Promise<ResourceKey> {
  const load = files[catalogueFile(language, namespace)];
  if (!load) throw new Error(`There is no catalogue ${language}/${namespace}`);
  return (await load()).default;
}
