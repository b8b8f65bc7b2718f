import type { Texts } from '../../application/ports/Texts';
import type { Language } from '../../domain/shared/Language';
import shellNamespaces from './shellNamespaces.json';
import type { TextNamespace } from './TextNamespace';

export type TextFile = readonly [namespace: TextNamespace, texts: Readonly<Record<string, unknown>>];

interface TextModule {
  readonly default: TextFile[1];
}

/** The texts of the shell, which the build puts into one file per language. Other texts load with their feature. */
export const shellTexts = shellNamespaces as readonly TextNamespace[];

/** The namespaces requested so far. A change of language loads all of them. */
export const requestedNamespaces = new Set(shellTexts);

/** Loads only the requested language. */
export const fetchTextFiles = (
  language: Language,
  namespaces: readonly TextNamespace[],
): Promise<readonly TextFile[]> =>
  Promise.all(
    namespaces.map(async namespace => {
      const file = (await import(`../../../locales/${language}/${namespace}.json`)) as TextModule;
      return [namespace, file.default] as const;
    }),
  );

/** The texts are files next to the code. The bundler caches a file once it has loaded. */
export const fetchedTexts: Texts = {
  fetch: language =>
    fetchTextFiles(language, [...requestedNamespaces]).then(
      () => true,
      () => false,
    ),
};
