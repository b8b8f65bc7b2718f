import type { KeyboardEvent } from 'react';

/** On a button that spends money: a key that is held down repeats, and its repeats must not press what came under it. */
export function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
