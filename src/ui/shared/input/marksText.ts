import type { MouseEvent } from 'react';

/** Whether a click on an element is the end of a drag that has marked its text. A press of a key has no clicks. */
export function marksText({ detail, currentTarget }: MouseEvent): boolean {
  const selection = document.getSelection();
  return detail > 0 && selection !== null && !selection.isCollapsed && selection.containsNode(currentTarget, true);
}
