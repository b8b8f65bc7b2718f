import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { KeptNews } from '../../application/notifications/KeptNews';
import { OwnProfile } from '../../application/settings/OwnProfile';
import { NEWS_SETTINGS } from '../../domain/book/BookRecord';
import { notificationKinds } from '../../domain/notifications/NotificationPermissions';
import { minuteOf, timeText, usualQuietHours } from '../../domain/notifications/QuietHours';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { Box, Row, Stack } from '../kit/Layout';
import { SmallText } from '../kit/Text';
import { FailureNotice } from '../shared/FailureNotice';
import { FieldGroup } from '../shared/fields/FieldGroup';
import { SelectField } from '../shared/fields/SelectField';
import { SwitchField } from '../shared/fields/SwitchField';
import { DoneText, SettingsPage } from '../shared/page/SettingsPage';
import * as styles from '../shared/page/SettingsPage.module.css';
import { useBook } from '../shared/page/useBook';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import { AllowNotifications } from './AllowNotifications';

const halfHours = Array.from({ length: 48 }, (_, half) => timeText(half * 30));

/** Which news the dealer is told, how and when. Each change is stored at once. */
export function NotificationSettingsPage() {
  const { t } = useTexts(['navigation', 'notifications']);
  useRun(OwnProfile);
  return (
    <SettingsPage title={t('navigation:settingsMenu.telling')}>
      <Stack gap={5}>
        <Events />
        <FieldGroup title={t('notifications:telling.here')}>
          <Stack fullRow gap={2}>
            <Row gap={2} wrap>
              <AllowNotifications />
            </Row>
            <QuietTimes />
          </Stack>
        </FieldGroup>
      </Stack>
    </SettingsPage>
  );
}

const Events = observer(function Events() {
  const { t } = useTexts(['settings', 'notifications']);
  const profile = useInjection(OwnProfile);
  const { permissions } = profile;
  const { saving } = permissions;
  // What was saved is said only until the page closes.
  useEffect(() => () => permissions.dismiss('saved'), [permissions]);
  return (
    <FieldGroup title={t('notifications:telling.events')}>
      {notificationKinds.map(kind => (
        <SwitchField
          key={kind}
          label={t(`settings:notifications.${kind}`)}
          isOn={profile.isPermitted(kind)}
          onChange={isOn => void profile.permit(kind, isOn)}
        />
      ))}
      <SmallText fullRow>{t('settings:alwaysNotified')}</SmallText>
      {saving.step === 'failed' && (
        <Box fullRow>
          <FailureNotice
            title={t(leavesOutcomeOpen(saving.failure) ? 'settings:outcomeUnknown' : 'settings:failed')}
            failure={saving.failure}
            onTryAgain={() => void permissions.send()}
          />
        </Box>
      )}
      <Row as="p" gap={2} fullRow minHeight="line" className={styles.message} role="status">
        {saving.step === 'saved' && <DoneText>{t('settings:saved')}</DoneText>}
        {saving.step === 'sending' && saving.isAnswerLost && <span>{t('settings:checkingSaved')}</span>}
      </Row>
    </FieldGroup>
  );
});

/** The times without notifications. Each change is stored at once. */
const QuietTimes = observer(function QuietTimes() {
  const { t } = useTexts('notifications');
  const keptNews = useInjection(KeptNews);
  const { quietHours } = useBook().get('settings', NEWS_SETTINGS) ?? {};
  return (
    <>
      <SwitchField
        label={t('telling.quietHours')}
        isOn={quietHours !== undefined}
        onChange={isOn => void keptNews.changeSettings({ quietHours: isOn ? usualQuietHours : undefined })}
      />
      {quietHours && (
        <Row gap={2} wrap>
          {(['from', 'to'] as const).map(end => (
            <SelectField
              key={end}
              label={t(`telling.${end}`)}
              value={timeText(quietHours[end])}
              options={halfHours
                .concat(quietHours[end] % 30 ? timeText(quietHours[end]) : [])
                .sort()
                .map(text => ({ value: text, text }))}
              onChoose={text => void keptNews.changeSettings({ quietHours: { ...quietHours, [end]: minuteOf(text)! } })}
            />
          ))}
        </Row>
      )}
    </>
  );
});
