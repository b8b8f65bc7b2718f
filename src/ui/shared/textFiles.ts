import type { Texts } from '../../application/ports/Texts';
import type { Language } from '../../domain/shared/Language';
import shellNamespaces from './shellNamespaces.json';
import type { TextNamespace } from './TextNamespace';

export type TextFile = readonly [namespace: TextNamespace, texts: Readonly<Record<string, unknown>>];

/** The texts of the shell, which the build puts into one file per language. Other texts load with their feature. */
export const shellTexts = shellNamespaces as readonly TextNamespace[];

/** What has been spoken on this page so far. */
export const spoken = new Set(shellTexts);

/** Only the chosen language is ever fetched. */
export const fetchTextFiles = (
  language: Language,
  namespaces: readonly TextNamespace[],
): Promise<readonly TextFile[]> =>
  Promise.all(
    namespaces.map(async namespace => [
      namespace,
      (await import(`../../../locales/${language}/${namespace}.json`)) as Readonly<Record<string, unknown>>,
    ]),
  );

/** They come in files beside the code, and a file that once came is never asked for again. */
export const fetchedTexts: Texts = {
  fetch: language =>
    fetchTextFiles(language, [...spoken]).then(
      () => true,
      () => false,
    ),
};
