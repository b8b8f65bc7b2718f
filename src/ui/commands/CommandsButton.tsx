import { Command } from 'lucide';
import { observer } from 'mobx-react-lite';
import { ScreenActionStore } from '../../application/commands/ScreenActionStore';
import { MenuDialogButton } from '../navigation/MenuItem';
import { Icon } from '../shared/Icon';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { LazyCommandDialog } from './lazyViews';

/** Opens the commands without a keyboard. */
export function CommandsButton() {
  const { t } = useTexts('navigation');
  const store = useInjection(ScreenActionStore);
  return (
    <MenuDialogButton
      name={t('commands')}
      icon={<Icon of={Command} size={20} />}
      onIntent={LazyCommandDialog.preload}
      onOpen={() => store.commandsOpened(true)}
    />
  );
}

/** Is always rendered, because the menu with the button closes when the dealer chooses a command. */
export const OpenedCommands = observer(function OpenedCommands() {
  const store = useInjection(ScreenActionStore);
  return store.areCommandsOpen && <LazyCommandDialog onClose={() => store.commandsOpened(false)} />;
});
