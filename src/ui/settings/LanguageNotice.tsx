import { observer } from 'mobx-react-lite';
import { Appearance } from '../../application/settings/Appearance';
import type { Language } from '../../domain/shared/Language';
import { CloseButton } from '../shared/CloseButton';
import { FailureNotice } from '../shared/FailureNotice';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './LanguageNotice.module.css';

interface LanguageNoticeProps {
  readonly onTryAgain: (language: Language) => void;
}

/** Shows that the texts of the chosen language could not be loaded. */
export const LanguageNotice = observer(function LanguageNotice({ onTryAgain }: LanguageNoticeProps) {
  const { t } = useTexts('navigation');
  const appearance = useInjection(Appearance);
  const { language, languageMissing } = appearance;
  if (!languageMissing) return null;
  return (
    <div className={styles.notice}>
      <FailureNotice
        title={t('languageMissing', { language: t(`languages.${languageMissing}`) })}
        failure={{ reason: 'offline' }}
        onTryAgain={() => onTryAgain(languageMissing)}
      />
      <CloseButton onClick={() => void appearance.chooseLanguage(language)} />
    </div>
  );
});
