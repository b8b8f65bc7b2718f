import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back when the dealer presses outside of an open part that is no dialog of the browser. A drag that begins inside, such
 * as over a text, is no press outside.
 */
export function usePressOutside(
  part: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPressOutside: () => void,
): void {
  const handlePressOutside = useEffectEvent(onPressOutside);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    // The path, because the pressed element may have been removed by the press.
    const isOutside = (event: Event) => !event.composedPath().includes(part.current!);
    let beganOutside = false;
    document.addEventListener('pointerdown', event => (beganOutside = isOutside(event)), { signal });
    document.addEventListener('click', event => beganOutside && isOutside(event) && handlePressOutside(), { signal });
    return () => listening.abort();
  }, [part, isOpen]);
}
