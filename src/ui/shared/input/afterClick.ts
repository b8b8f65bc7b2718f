/**
 * Calls back at once, or after the click that is under way. A field that loses the focus to a click shows its error after
 * it: the error could move the button away from the pointer, and the click would be lost.
 */
export function afterClick(callback: () => void): void {
  if (!document.documentElement.matches(':active')) return callback();
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}
