import { useState } from 'react';

/** The same object for as long as nothing named of it has changed: what is drawn from that alone stays as it is. */
export function useSteady<Value extends object>(value: Value | undefined, keys: readonly (keyof Value)[]) {
  const [steady, setSteady] = useState(value);
  if (value === steady || (value && steady && keys.every(key => value[key] === steady[key]))) return steady;
  setSteady(value);
  return value;
}
