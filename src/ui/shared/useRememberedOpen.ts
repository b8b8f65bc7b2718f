import { useState } from 'react';
import { Preferences } from '../../application/ports/Preferences';
import { useInjection } from './useInjection';

const OPEN = 'open';

/** Whether a part of the screen is open. A part that the dealer has opened is also open on the next page that has it. */
export function useRememberedOpen(preference: string): readonly [isOpen: boolean, toggle: () => void] {
  const preferences = useInjection<Preferences>(Preferences);
  const [isOpen, setOpen] = useState(() => preferences.read(preference) === OPEN);
  const toggle = () => {
    setOpen(!isOpen);
    if (isOpen) preferences.remove(preference);
    else preferences.write(preference, OPEN);
  };
  return [isOpen, toggle];
}
