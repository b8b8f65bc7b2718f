import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Appearance } from '../../application/settings/Appearance';
import { ChangeLanguage } from '../../application/settings/ChangeLanguage';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { FailureNotice } from '../shared/FailureNotice';
import { IconButton } from '../shared/IconButton';
import { Icon } from '../shared/icons/Icon';
import { useIsAt } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './LanguageNotice.module.css';

/**
 * Shows that the profile could not store the language chosen in the menu, or that this is unknown or being checked. The
 * settings page shows this itself.
 */
export const LanguageNotStored = observer(function LanguageNotStored() {
  const { t } = useTexts(['settings', 'shared']);
  const { language } = useInjection(Appearance);
  const changeLanguage = useInjection(ChangeLanguage);
  const { saving } = changeLanguage;
  const isOnPage = useIsAt(path => path === paths.language);
  if (isOnPage) return null;
  if (saving.step === 'sending' && saving.isAnswerLost) {
    return (
      <p role="status" className={styles.notice}>
        {t('settings:checkingSaved')}
      </p>
    );
  }
  if (saving.step !== 'failed') return null;
  return (
    <div className={styles.notice}>
      <FailureNotice
        title={t(leavesOutcomeOpen(saving.failure) ? 'settings:language.unknown' : 'settings:language.failed')}
        failure={saving.failure}
        onTryAgain={() => void changeLanguage.execute(language)}
      />
      <IconButton
        name={t('shared:close')}
        icon={<Icon of={X} size={18} />}
        onClick={() => changeLanguage.dismissFailure()}
      />
    </div>
  );
});
