import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { Button } from '../Button';
import { useInjection } from '../useInjection';
import { ignoreHeldKey } from './ignoreHeldKey';

/** Milliseconds. A second press of somebody who meant only the first one arrives earlier. */
const DEAD_TIME = 600;

/**
 * For actions that spend money or cannot be undone. Pressing it is the only way to start its action: it does not submit
 * a form. It ignores presses for a moment after it appears or becomes available, the key repeats of a held key, and the
 * second click of a double click, because all of them may be meant for the control that was there before.
 */
export function MoneyButton({ onClick, ...rest }: Omit<ComponentProps<typeof Button>, 'type' | 'onKeyDown'>) {
  const isReady = useDeadTime(rest.busy === true || rest['aria-disabled'] === true);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail <= 1) onClick?.(event);
  };
  return (
    <Button
      {...rest}
      aria-disabled={!isReady || rest['aria-disabled']}
      onKeyDown={ignoreHeldKey}
      onClick={handleClick}
    />
  );
}

/** False while the button is off, and for a moment afterwards. */
function useDeadTime(isOff: boolean): boolean {
  const clock = useInjection<Clock>(Clock);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isOff) return;
    const cancel = clock.after(DEAD_TIME, () => setReady(true));
    return () => {
      cancel();
      setReady(false);
    };
  }, [clock, isOff]);
  return isReady && !isOff;
}
