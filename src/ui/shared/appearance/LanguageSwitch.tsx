import { observer } from 'mobx-react-lite';
import { Appearance } from '../../../application/settings/Appearance';
import { isLanguage, type Language, languages } from '../../../domain/shared/Language';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';
import styles from './LanguageSwitch.module.css';

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
