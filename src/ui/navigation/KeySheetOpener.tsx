import { useEffect, useState } from 'react';
import { isTyping } from '../shared/fields/isTyping';
import { LazyKeySheet } from './lazyViews';

/**
 * Shows the keyboard shortcuts on `?`. Once loaded, the dialog stays mounted while closed, so that it can restore the
 * focus.
 */
export function KeySheetOpener() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) setOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return isOpen !== null && <LazyKeySheet open={isOpen} onClose={() => setOpen(false)} />;
}
