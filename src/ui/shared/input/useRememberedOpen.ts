import { useState } from 'react';
import { Preferences } from '../../../application/ports/Preferences';
import { useInjection } from '../useInjection';

const OPEN = 'open';

const CLOSED = 'closed';

/** Whether a part of the screen is open. A part that the dealer has opened or closed is so on the next page that has it. */
export function useRememberedOpen(
  preference: string,
  isOpenAtFirst = false,
): readonly [isOpen: boolean, toggle: () => void] {
  const preferences = useInjection(Preferences);
  const [isOpen, setOpen] = useState(() => {
    const kept = preferences.read(preference);
    return kept === null ? isOpenAtFirst : kept === OPEN;
  });
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen !== isOpenAtFirst) preferences.remove(preference);
    else preferences.write(preference, isOpen ? CLOSED : OPEN);
  };
  return [isOpen, toggle];
}
