import { CircleUserRound, ImageUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { EditProfile } from '../../application/settings/EditProfile';
import buttons from '../shared/Button.module.css';
import common from '../shared/common.module.css';
import fields from '../shared/fields/FieldGroup.module.css';
import { useGivenFiles } from '../shared/fields/useGivenFiles';
import { Icon } from '../shared/icons/Icon';
import styles from '../shared/page/SettingsPage.module.css';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

export const AvatarField = observer(function AvatarField() {
  const { t } = useTexts('settings');
  const editing = useInjection(EditProfile);
  const { form } = editing;
  const id = useId();
  useGivenFiles(file => void editing.chooseAvatar(file));
  const address = form.form.avatar;
  const problem = form.isPictureUnreadable ? t('picture.unreadable') : form.refusalMessage('avatar');

  return (
    <fieldset className={fields.group}>
      <legend>{t('groups.picture')}</legend>
      <div className={styles.picture}>
        {address === null ? (
          <span role="img" aria-label={t('picture.none')}>
            <Icon of={CircleUserRound} className={styles.avatar} />
          </span>
        ) : (
          <img className={styles.avatar} src={address} alt={t('picture.current')} width={96} height={96} />
        )}
        <div className={styles.file}>
          {/* The native file control shows its texts in the browser's language, so it is hidden and labelled here. */}
          <input
            id={id}
            type="file"
            className="visually-hidden"
            accept="image/*"
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void editing.chooseAvatar(file);
              // Otherwise, choosing the same file again would not be an event.
              target.value = '';
            }}
          />
          <label htmlFor={id} className={buttons.button}>
            <Icon of={ImageUp} size={16} /> <span>{t('picture.choose')}</span>
          </label>
          <p id={`${id}-hint`} className={common.small}>
            {t('picture.hint')}
          </p>
          <p id={`${id}-error`} className={styles.error} role="alert">
            {problem}
          </p>
        </div>
      </div>
    </fieldset>
  );
});
