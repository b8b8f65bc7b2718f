/**
 * Calls back at once, or after the current press of the mouse. A field that loses the focus to a press shows its error
 * after it: the error could move the pressed button away from the pointer, and the click would be lost.
 */
export function afterPress(callback: () => void): void {
  if (!document.documentElement.matches(':active')) return callback();
  addEventListener('mouseup', () => setTimeout(callback), { once: true });
}
