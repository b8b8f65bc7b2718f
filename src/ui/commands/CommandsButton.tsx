import { Command } from 'lucide';
import { observer } from 'mobx-react-lite';
import { ArrangeMenu } from '../../application/navigation/ArrangeMenu';
import { MenuStore } from '../../application/navigation/MenuStore';
import { MenuDialogButton } from '../navigation/MenuItem';
import { Icon } from '../shared/Icon';
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
  const isShown = useInjection(MenuStore).isShown('commands');
  return isShown && <LazyCommandDialog onClose={() => arrangeMenu.closeDialog('commands')} />;
});
