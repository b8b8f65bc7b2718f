import { useState } from 'react';

/** Returns the same object until one of the given keys changes, so that memoized elements based on it are reused. */
export function useSteady<Value extends object>(value: Value | undefined, keys: readonly (keyof Value)[]) {
  const [steady, setSteady] = useState(value);
  if (value === steady || (value && steady && keys.every(key => value[key] === steady[key]))) return steady;
  setSteady(value);
  return value;
}
