import { useEffect } from 'react';
import { pressedKey } from './pressedKey';

const SHOWN = '[data-tooltip]:is(:hover, :focus-visible)';
const CLOSED = 'data-tooltip-closed';

/** Escape closes a tooltip until the pointer or the focus comes back, because it may cover what the dealer reads. */
export function useTooltipDismissal(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
      for (const control of document.querySelectorAll(SHOWN)) {
        control.setAttribute(CLOSED, '');
        const reset = () => control.removeAttribute(CLOSED);
        control.addEventListener('pointerleave', reset, { once: true });
        control.addEventListener('blur', reset, { once: true });
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
