import type { FocusEvent } from 'react';

/** Browsers leave what is partly in sight where it is. A press does not scroll, because it would then miss. */
export function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
