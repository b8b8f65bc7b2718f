import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { SessionStore } from '../../application/session/SessionStore';
import { EditProfile } from '../../application/settings/EditProfile';
import { ProfileFormStore } from '../../application/settings/ProfileFormStore';
import { SaveProfile } from '../../application/settings/SaveProfile';
import { LeaveDialog } from '../shared/LeaveDialog';
import { useFirstInvalid } from '../shared/useFirstInvalid';
import { useInjection } from '../shared/useInjection';
import { useLeaveGuard } from '../shared/useLeaveGuard';
import { useTexts } from '../shared/useTexts';
import { AvatarField } from './AvatarField';
import { PermissionFields } from './PermissionFields';
import { ProfileFields } from './ProfileFields';
import { SavingBar } from './SavingBar';
import { SettingsPage } from './SettingsPage';
import styles from './SettingsPage.module.css';

export const ProfilePage = observer(function ProfilePage() {
  const { t } = useTexts('settings');
  const { state } = useInjection(SessionStore);
  const form = useInjection(ProfileFormStore);
  const editing = useInjection(EditProfile);
  const saveProfile = useInjection(SaveProfile);
  const element = useRef<HTMLFormElement>(null);
  const guard = useLeaveGuard(editing.isDirty);
  useFirstInvalid(element, form.saving);

  useEffect(() => {
    void editing.open();
    return () => editing.close();
  }, [editing]);

  if (state.step !== 'authorized') return null;
  const { profile } = state;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saveProfile.execute();
  };
  return (
    <SettingsPage title={t('title')}>
      <form className={styles.form} ref={element} onSubmit={handleSubmit} noValidate aria-label={t('title')}>
        <AvatarField profile={profile} />
        <ProfileFields profile={profile} />
        <PermissionFields profile={profile} />
        <SavingBar />
      </form>
      {guard.isAsking && <LeaveDialog texts="settings" onStay={guard.stay} onLeave={guard.leave} />}
    </SettingsPage>
  );
});
