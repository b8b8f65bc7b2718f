import { observer } from 'mobx-react-lite';
import { EditProfile } from '../../application/settings/EditProfile';
import { ProfileFormStore } from '../../application/settings/ProfileFormStore';
import { notificationKinds } from '../../domain/notifications/NotificationPermissions';
import type { Profile } from '../../domain/session/Profile';
import fields from '../shared/FieldGroup.module.css';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';

export const PermissionFields = observer(function PermissionFields({ profile }: { readonly profile: Profile }) {
  const { t } = useTexts('settings');
  const form = useInjection(ProfileFormStore);
  const editing = useInjection(EditProfile);
  return (
    <fieldset className={fields.group}>
      <legend>{t('groups.notifications')}</legend>
      {notificationKinds.map(kind => (
        <label key={kind} className={fields.choice}>
          <input
            type="checkbox"
            role="switch"
            checked={form.isPermitted(profile, kind)}
            onChange={({ target }) => editing.execute({ permissions: { [kind]: target.checked } })}
          />
          {t(`notifications.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
});
