import { observer } from 'mobx-react-lite';
import { AppearanceStore } from '../../application/settings/AppearanceStore';
import { ChangeAppearance } from '../../application/settings/ChangeAppearance';
import { isLanguage, languages } from '../../domain/shared/Language';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './LanguageSwitch.module.css';

export const LanguageSwitch = observer(function LanguageSwitch() {
  const { t } = useTexts('navigation');
  const { language, comingLanguage } = useInjection(AppearanceStore);
  const changeAppearance = useInjection(ChangeAppearance);
  return (
    <select
      className={styles.select}
      aria-label={t('settingsMenu.language')}
      value={comingLanguage ?? language}
      aria-busy={!!comingLanguage}
      onChange={({ target }) => isLanguage(target.value) && void changeAppearance.language(target.value)}
    >
      {languages.map(each => (
        <option key={each} value={each} lang={each}>
          {t(`languages.${each}`)}
        </option>
      ))}
    </select>
  );
});
