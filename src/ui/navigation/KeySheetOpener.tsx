import { useState } from 'react';
import { useHotKeys } from '../shared/input/useHotKeys';
import { useScreenActions } from '../shared/page/useScreenActions';
import { LazyKeySheet } from './lazyViews';

/** Shows the keyboard shortcuts on `?`. */
export function KeySheetOpener() {
  const [isOpen, setOpen] = useState(false);
  const handleOpen = () => setOpen(true);
  useHotKeys({ help: handleOpen });
  useScreenActions(() => ({ keys: handleOpen }));
  return isOpen && <LazyKeySheet onClose={() => setOpen(false)} />;
}
