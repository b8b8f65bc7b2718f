import { useState } from 'react';

/** Returns the same object until one of the given keys changes, so that memoized elements based on it are reused. */
export function useStableValue<Value extends object>(value: Value | undefined, keys: readonly (keyof Value)[]) {
  const [stable, setStable] = useState(value);
  if (value === stable || (value && stable && keys.every(key => value[key] === stable[key]))) return stable;
  setStable(value);
  return value;
}
