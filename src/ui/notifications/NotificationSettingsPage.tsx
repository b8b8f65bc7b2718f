import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ChangePermissions } from '../../application/settings/ChangePermissions';
import { FollowProfile } from '../../application/settings/FollowProfile';
import { notificationKinds } from '../../domain/notifications/NotificationPermissions';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import common from '../shared/common.module.css';
import { FailureNotice } from '../shared/FailureNotice';
import fields from '../shared/fields/FieldGroup.module.css';
import { SwitchField } from '../shared/fields/SwitchField';
import { DoneText } from '../shared/page/DoneText';
import { SettingsPage } from '../shared/page/SettingsPage';
import styles from '../shared/page/SettingsPage.module.css';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import { AllowNotifications, QuietTimes } from './TellingSettings';

/** Which news the dealer is told, how and when. Each change is stored at once. */
export function NotificationSettingsPage() {
  const { t } = useTexts(['navigation', 'notifications']);
  useRun(FollowProfile);
  return (
    <SettingsPage title={t('navigation:settingsMenu.telling')}>
      <div className={styles.form}>
        <Events />
        <fieldset className={fields.group}>
          <legend>{t('notifications:telling.here')}</legend>
          <div className={`${fields.whole} ${common.stack}`}>
            <AllowNotifications />
            <QuietTimes />
          </div>
        </fieldset>
      </div>
    </SettingsPage>
  );
}

const Events = observer(function Events() {
  const { t } = useTexts(['settings', 'notifications']);
  const changePermissions = useInjection(ChangePermissions);
  const { saving } = changePermissions;
  useEffect(() => () => changePermissions.pageClosed(), [changePermissions]);
  return (
    <fieldset className={fields.group}>
      <legend>{t('notifications:telling.events')}</legend>
      {notificationKinds.map(kind => (
        <SwitchField
          key={kind}
          label={t(`settings:notifications.${kind}`)}
          isOn={changePermissions.isPermitted(kind)}
          onChange={isOn => void changePermissions.execute(kind, isOn)}
        />
      ))}
      {saving.step === 'failed' && (
        <div className={fields.whole}>
          <FailureNotice
            title={t(leavesOutcomeOpen(saving.failure) ? 'settings:outcomeUnknown' : 'settings:failed')}
            failure={saving.failure}
            onTryAgain={() => void changePermissions.send()}
          />
        </div>
      )}
      <p className={`${styles.message} ${fields.whole}`} role="status">
        {saving.step === 'saved' && <DoneText>{t('settings:saved')}</DoneText>}
        {saving.step === 'sending' && saving.isAnswerLost && <span>{t('settings:checkingSaved')}</span>}
      </p>
    </fieldset>
  );
});
