import type * as features from '../../../../locales/en/features';
import type * as shell from '../../../../locales/en/shell';

type Files = typeof features & typeof shell;

/** A file of texts. */
export type Namespace = keyof Files;

/** One file of texts, or several of which the first needs no prefix in a key. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

type NameOf<Key extends string> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;

type PathIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? NameOf<Key> : `${Key}.${PathIn<Tree[Key]>}`;
}[keyof Tree & string];

type FirstOf<Names extends Namespaces> = Names extends readonly [infer First, ...unknown[]] ? First : Names;
type OneOf<Names extends Namespaces> = Names extends readonly (infer Name)[] ? Name : Names;

/** The keys of the English texts, which the other languages have too. The plural forms of a text have one key. */
export type TextKey<Names extends Namespaces> =
  | PathIn<Files[FirstOf<Names> & Namespace]>
  | { [Name in OneOf<Names> & Namespace]: `${Name}:${PathIn<Files[Name]>}` }[OneOf<Names> & Namespace];
