import { Moon, Sun } from 'lucide';
import { observer } from 'mobx-react-lite';
import { AppearanceStore } from '../../../application/settings/AppearanceStore';
import { ChangeAppearance } from '../../../application/settings/ChangeAppearance';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';

/** The button is named after the theme it switches to. */
export const ThemeSwitch = observer(function ThemeSwitch({ tooltip }: { readonly tooltip?: 'above' | 'below' }) {
  const { t } = useTexts('navigation');
  const { theme } = useInjection(AppearanceStore);
  const changeAppearance = useInjection(ChangeAppearance);
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      name={t(other)}
      icon={other === 'dark' ? <Icon of={Moon} size={18} /> : <Icon of={Sun} size={18} />}
      onClick={() => changeAppearance.theme(other)}
      {...(tooltip && { tooltip })}
    />
  );
});
