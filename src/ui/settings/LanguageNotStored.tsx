import { observer } from 'mobx-react-lite';
import { Appearance } from '../../application/settings/Appearance';
import { OwnProfile } from '../../application/settings/OwnProfile';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { Row } from '../kit/Layout';
import { Text } from '../kit/Text';
import { CloseButton } from '../shared/CloseButton';
import { FailureNotice } from '../shared/FailureNotice';
import { useIsAt } from '../shared/navigation';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/**
 * Shows that the profile could not store the language chosen in the menu, or that this is unknown or being checked. The
 * settings page shows this itself.
 */
export const LanguageNotStored = observer(function LanguageNotStored() {
  const { t } = useTexts('settings');
  const { language } = useInjection(Appearance);
  const profile = useInjection(OwnProfile);
  const { saving } = profile.language;
  const isOnPage = useIsAt(path => path === paths.language);
  if (isOnPage) return null;
  if (saving.step === 'sending' && saving.isAnswerLost) {
    return (
      <Row as="p" rigid paddingBlock={2} paddingInline={4} role="status">
        {t('checkingSaved')}
      </Row>
    );
  }
  if (saving.step !== 'failed') return null;
  return (
    <Row rigid gap={2} paddingBlock={2} paddingInline={4}>
      <Text as="div" grow>
        <FailureNotice
          title={t(leavesOutcomeOpen(saving.failure) ? 'language.unknown' : 'language.failed')}
          failure={saving.failure}
          onTryAgain={() => void profile.changeLanguage(language)}
        />
      </Text>
      <CloseButton onClick={() => profile.language.dismiss('failed')} />
    </Row>
  );
});
