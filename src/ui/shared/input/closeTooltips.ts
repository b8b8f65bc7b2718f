const SHOWN = '[data-tooltip]:is(:hover, :focus-visible)';
const CLOSED = 'data-tooltip-closed';

/** Closes the tooltips until the pointer or the focus comes back, because they may cover what the dealer reads. */
export function closeTooltips(): void {
  for (const control of document.querySelectorAll(SHOWN)) {
    control.setAttribute(CLOSED, '');
    const reset = () => control.removeAttribute(CLOSED);
    control.addEventListener('pointerleave', reset, { once: true });
    control.addEventListener('blur', reset, { once: true });
  }
}
