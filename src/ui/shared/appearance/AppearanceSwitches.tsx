import { Moon, Sun } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Appearance } from '../../../application/settings/Appearance';
import { isLanguage, type Language, languages } from '../../../domain/shared/Language';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';
import * as styles from './AppearanceSwitches.module.css';

interface LanguageSwitchProps {
  readonly onChoose: (language: Language) => void;
}

export const LanguageSwitch = observer(function LanguageSwitch({ onChoose }: LanguageSwitchProps) {
  const { t } = useTexts('navigation');
  const { language, comingLanguage } = useInjection(Appearance);
  return (
    <select
      className={styles.select}
      aria-label={t('settingsMenu.language')}
      value={comingLanguage ?? language}
      aria-busy={!!comingLanguage}
      onChange={({ target }) => isLanguage(target.value) && onChoose(target.value)}
    >
      {languages.map(each => (
        <option key={each} value={each} lang={each}>
          {t(`languages.${each}`)}
        </option>
      ))}
    </select>
  );
});

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
