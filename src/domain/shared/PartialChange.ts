/** A change of a value whose keys may be absent. A key that is undefined becomes absent. */
export type PartialChange<Value> = { readonly [Key in keyof Value]?: Value[Key] | undefined };

/** The value with its change. Null if no key is left. */
export function changedPartly<Value extends object>(
  stored: Value | undefined,
  change: PartialChange<Value>,
): Value | null {
  const entries = Object.entries({ ...stored, ...change }).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? null : (Object.fromEntries(entries) as Value);
}
