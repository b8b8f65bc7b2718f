import type { Language } from '../../domain/shared/Language';
import type { TextNamespace } from './TextNamespace';

export type TextFile = readonly [namespace: TextNamespace, texts: Readonly<Record<string, unknown>>];

/** What the shell speaks; the texts of other features come with the code that speaks them. */
export const shellTexts: readonly TextNamespace[] = [
  'shared',
  'session',
  'navigation',
  'offers',
  'bidding',
  'settings',
];

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
