import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../application/session/SessionStore';
import { Appearance } from '../../application/settings/Appearance';
import { OwnProfile } from '../../application/settings/OwnProfile';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { languages } from '../../domain/shared/Language';
import { kitClass } from '../kit/kitElement';
import { Grid, Row, Stack } from '../kit/Layout';
import { SmallText } from '../kit/Text';
import { Button } from '../shared/Button';
import { FailureNotice } from '../shared/FailureNotice';
import { FieldGroup } from '../shared/fields/FieldGroup';
import * as fields from '../shared/fields/FieldGroup.module.css';
import { SwitchField } from '../shared/fields/SwitchField';
import { DoneText, SettingsPage } from '../shared/page/SettingsPage';
import * as styles from '../shared/page/SettingsPage.module.css';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';

/** Single keys get in the way of a dealer who controls the computer by voice. */
const LetterKeys = observer(function LetterKeys() {
  const { t } = useTexts('settings');
  const appearance = useInjection(Appearance);
  return (
    <FieldGroup title={t('keyboard.title')} className={kitClass({ top: true })}>
      <Stack fullRow gap={2}>
        <SwitchField
          label={t('keyboard.letterKeys')}
          isOn={appearance.hasLetterKeys}
          onChange={isOn => appearance.chooseLetterKeys(isOn)}
        />
        <SmallText>{t('keyboard.hint')}</SmallText>
      </Stack>
    </FieldGroup>
  );
});

export const LanguagePage = observer(function LanguagePage() {
  const { t } = useTexts(['settings', 'navigation', 'shared']);
  const { language, comingLanguage } = useInjection(Appearance);
  const { dealer } = useInjection(SessionStore);
  const profile = useInjection(OwnProfile);
  const { saving } = profile.language;
  useRun(OwnProfile);
  const isComing = comingLanguage !== null;
  const isOther = dealer !== null && dealer.language !== language && saving.step !== 'sending' && !isComing;
  const handleStore = () => void profile.changeLanguage(language);
  return (
    <SettingsPage title={t('settings:language.title')}>
      <Grid gap={5} fit={320}>
        <FieldGroup title={t('settings:language.title')} className={kitClass({ top: true })}>
          <Row fullRow wrap gap={1} columnGap={6} align="stretch">
            {languages.map(each => (
              <label key={each} className={fields.choice} lang={each}>
                <input
                  type="radio"
                  name="language"
                  checked={each === (comingLanguage ?? language)}
                  aria-busy={each === comingLanguage}
                  onChange={() => void profile.changeLanguage(each)}
                />
                <span>{t(`navigation:languages.${each}`)}</span>
              </label>
            ))}
          </Row>
          <Stack fullRow gap={2}>
            <SmallText>{t('settings:language.lead')}</SmallText>
            {saving.step === 'failed' && (
              <FailureNotice
                title={t(leavesOutcomeOpen(saving.failure) ? 'settings:language.unknown' : 'settings:language.failed')}
                failure={saving.failure}
                onTryAgain={handleStore}
              />
            )}
            {isOther && saving.step !== 'failed' && (
              <Row gap={2} wrap>
                <p>{t('settings:language.other', { language: t(`navigation:languages.${dealer.language}`) })}</p>
                <Button onClick={handleStore}>{t('settings:language.store')}</Button>
              </Row>
            )}
          </Stack>
          <Row as="p" gap={2} basis={160} minHeight="line" className={styles.message} role="status">
            {isComing && <span>{t('shared:loading')}</span>}
            {saving.step === 'sending' && saving.isAnswerLost && <span>{t('settings:checkingSaved')}</span>}
            {saving.step === 'saved' && !isOther && !isComing && <DoneText>{t('settings:language.saved')}</DoneText>}
          </Row>
        </FieldGroup>
        <LetterKeys />
      </Grid>
    </SettingsPage>
  );
});
