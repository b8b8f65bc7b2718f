import { Command } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ArrangeMenu } from '../../application/navigation/ArrangeMenu';
import { MenuDialogButton } from '../navigation/MenuItem';
import { Icon } from '../shared/icons/Icon';
import { pressedKey } from '../shared/input/pressedKey';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { LazyCommandDialog } from './lazyViews';

/** Opens the commands without a keyboard. */
export function CommandsButton() {
  const { t } = useTexts('navigation');
  const arrangeMenu = useInjection(ArrangeMenu);
  return (
    <MenuDialogButton
      name={t('commands')}
      icon={<Icon of={Command} size={20} />}
      onIntent={LazyCommandDialog.preload}
      onOpen={() => arrangeMenu.openDialog('commands')}
    />
  );
}

/** Is always rendered, because the menu with the button closes when the dealer chooses a command. */
export const OpenedCommands = observer(function OpenedCommands() {
  const arrangeMenu = useInjection(ArrangeMenu);
  const isShown = arrangeMenu.isShown('commands');
  useCommandKey();
  return isShown && <LazyCommandDialog onClose={() => arrangeMenu.closeDialog('commands')} />;
});

/** Opens the commands on Ctrl + K or ⌘ K, also while the dealer types in a field. */
function useCommandKey(): void {
  const arrangeMenu = useInjection(ArrangeMenu);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const pressed = pressedKey(event);
      // The press of the first key lets the code arrive before the second.
      if (pressed === 'Control' || pressed === 'Meta') LazyCommandDialog.preload();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || pressed !== 'k') return;
      event.preventDefault();
      arrangeMenu.openDialog('commands');
    };
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, [arrangeMenu]);
}
