import { useState } from 'react';
import { useScreenActions } from '../commands/useScreenActions';
import { useHotKeys } from '../shared/useHotKeys';
import { LazyKeySheet } from './lazyViews';

/** Shows the keyboard shortcuts on `?`. */
export function KeySheetOpener() {
  const [isOpen, setOpen] = useState(false);
  const handleOpen = () => setOpen(true);
  useHotKeys({ help: handleOpen });
  useScreenActions(() => ({ keys: handleOpen }));
  return isOpen && <LazyKeySheet onClose={() => setOpen(false)} />;
}
