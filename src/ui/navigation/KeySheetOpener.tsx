import { useState } from 'react';
import { useHotKeys } from '../shared/useHotKeys';
import { LazyKeySheet } from './lazyViews';

/** Shows the keyboard shortcuts on `?`. */
export function KeySheetOpener() {
  const [isOpen, setOpen] = useState(false);
  useHotKeys({ help: () => setOpen(true) });
  return isOpen && <LazyKeySheet onClose={() => setOpen(false)} />;
}
