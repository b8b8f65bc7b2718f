import { Moon, Sun } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Appearance } from '../../../application/settings/Appearance';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';

/** The button is named after the theme it switches to. */
export const ThemeSwitch = observer(function ThemeSwitch() {
  const { t } = useTexts('navigation');
  const appearance = useInjection(Appearance);
  const other = appearance.theme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      name={t(other)}
      icon={other === 'dark' ? <Icon of={Moon} size={18} /> : <Icon of={Sun} size={18} />}
      onClick={() => appearance.chooseTheme(other)}
    />
  );
});
