import { useState } from 'react';

/**
 * Returns the same object until one of the given fields changes, so that memoized elements based on it are reused. The
 * type has no other field, because an element that shows another one would not follow its changes.
 */
export function useStableFields<Value extends object, Key extends keyof Value>(
  value: Value | undefined,
  keys: readonly Key[],
): Pick<Value, Key> | undefined {
  const [stable, setStable] = useState(value);
  if (value === stable || (value && stable && keys.every(key => value[key] === stable[key]))) return stable;
  setStable(value);
  return value;
}
