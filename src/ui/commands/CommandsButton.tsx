import { Command } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Menu } from '../../application/navigation/Menu';
import { SessionStore } from '../../application/session/SessionStore';
import { MenuDialogButton } from '../navigation/MenuItem';
import { Icon } from '../shared/icons/Icon';
import { useKeys } from '../shared/input/useKeys';
import { lazyView } from '../shared/loading/lazyView';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** Opens the commands without a keyboard. */
export const CommandsButton = observer(function CommandsButton() {
  const { t } = useTexts('navigation');
  const menu = useInjection(Menu);
  const Commands = useCommandDialog();
  return (
    <MenuDialogButton
      name={t('commands')}
      icon={<Icon of={Command} size={20} />}
      onIntent={Commands.preload}
      onOpen={() => menu.openDialog('commands')}
    />
  );
});

/** Is always rendered, because the menu with the button closes when the dealer chooses a command. */
export const OpenedCommands = observer(function OpenedCommands() {
  const menu = useInjection(Menu);
  const Commands = useCommandDialog();
  const isShown = menu.isShown('commands');
  useKeys({
    // The press of the first key lets the code arrive before the second.
    modifier: Commands.preload,
    commands: event => {
      event.preventDefault();
      menu.openDialog('commands');
    },
  });
  return isShown && <Commands onClose={() => menu.closeDialog('commands')} />;
});

const LazyCommandDialog = lazyView(() => import(/* webpackChunkName: "commands" */ './CommandDialog'), 'CommandDialog');

const LazySellerCommandDialog = lazyView(
  () => import(/* webpackChunkName: "commands" */ './SellerCommandDialog'),
  'SellerCommandDialog',
);

/** Call it in an observer. */
const useCommandDialog = () =>
  useInjection(SessionStore).sellModuleUnlocked ? LazySellerCommandDialog : LazyCommandDialog;
