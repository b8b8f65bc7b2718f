import { useEffect, useState } from 'react';
import { isTyping } from '../shared/fields/isTyping';
import { LazyKeySheet } from './lazyViews';

/** Shows the keyboard shortcuts on `?`. */
export function KeySheetOpener() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) setOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return isOpen && <LazyKeySheet onClose={() => setOpen(false)} />;
}
