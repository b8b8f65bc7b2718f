import { useEffect } from 'react';
import { ArrangeMenu } from '../../application/navigation/ArrangeMenu';
import { useInjection } from '../shared/useInjection';
import { LazyCommandDialog } from './lazyViews';

/** Opens the commands on Ctrl + K or ⌘ K, also while the dealer types in a field. */
export function CommandOpener() {
  const arrangeMenu = useInjection(ArrangeMenu);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey;
      // The press of the first key lets the code arrive before the second.
      if (event.key === 'Control' || event.key === 'Meta') LazyCommandDialog.preload();
      if (!isHeld || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      arrangeMenu.openDialog('commands');
    };
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, [arrangeMenu]);
  return null;
}
