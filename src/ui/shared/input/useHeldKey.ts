import { useRef } from 'react';

/** Whether a key is still down since `hold` was called. Some remote desktops and keyboards repeat a held key without saying so. */
export function useHeldKey() {
  const isHeld = useRef(false);
  return {
    isHeld: () => isHeld.current,
    hold: () => {
      isHeld.current = true;
      addEventListener('keyup', () => (isHeld.current = false), { once: true });
    },
  };
}
