import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type Cancel, Clock } from '../../application/ports/Clock';
import { AppearanceStore } from '../../application/settings/AppearanceStore';
import { SECOND } from '../../domain/shared/Instant';
import { isDialogOpen } from '../offers/page/overlay/isDialogOpen';
import { pressedKey } from '../shared/input/pressedKey';
import { isForPage } from '../shared/input/useHotKeys';
import { useInjection } from '../shared/useInjection';
import { pathOfGoKey } from './commandPages';

/** The second key has to follow within this time, in milliseconds. */
const WAITS = 1.5 * SECOND;

/** Goes to a screen after `g` and its letter. */
export function GoKeys() {
  const appearance = useInjection(AppearanceStore);
  const clock = useInjection<Clock>(Clock);
  const navigate = useNavigate();
  useEffect(() => {
    let stopWaiting: Cancel | null = null;
    const wait = () => {
      stopWaiting = clock.after(WAITS, () => (stopWaiting = null));
    };
    const handleKey = (event: KeyboardEvent) => {
      const isSecond = stopWaiting !== null;
      stopWaiting?.();
      stopWaiting = null;
      if (!appearance.hasLetterKeys || !isForPage(event) || isDialogOpen()) return;
      const pressed = pressedKey(event);
      if (!isSecond) return pressed === 'g' ? wait() : undefined;
      const path = pathOfGoKey(pressed);
      // The letter alone has another meaning on some screens.
      event.stopPropagation();
      if (path) void navigate(path);
    };
    document.addEventListener('keydown', handleKey, true);
    return () => {
      stopWaiting?.();
      document.removeEventListener('keydown', handleKey, true);
    };
  }, [appearance, clock, navigate]);
  return null;
}
