import { CircleUserRound, ImageUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { OwnProfileForm } from '../../application/settings/OwnProfileForm';
import { SmallText } from '../kit/Text';
import buttons from '../shared/Button.module.css';
import fields from '../shared/fields/FieldGroup.module.css';
import { FileInput } from '../shared/files/FileInput';
import { Icon } from '../shared/icons/Icon';
import styles from '../shared/page/SettingsPage.module.css';
import { useFailureText } from '../shared/texts/useFailureText';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

export const AvatarField = observer(function AvatarField() {
  const { t } = useTexts('settings');
  const editing = useInjection(OwnProfileForm);
  const { form } = editing;
  const id = useId();
  const address = form.values.avatar;
  const failureText = useFailureText();
  const { pictureFailure: failure } = editing;
  const failed = failure && (failure.reason === 'unreadable' ? t('picture.unreadable') : failureText(failure));
  const problem = failed ?? form.refusalMessage('avatar');

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
          <FileInput
            id={id}
            className="visually-hidden"
            accept="image/*"
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={problem ? true : undefined}
            onFile={file => void editing.chooseAvatar(file)}
          />
          <label htmlFor={id} className={buttons.button}>
            <Icon of={ImageUp} size={16} /> <span>{t('picture.choose')}</span>
          </label>
          <SmallText id={`${id}-hint`}>{t('picture.hint')}</SmallText>
          <p id={`${id}-error`} className={styles.error} role="alert">
            {problem}
          </p>
        </div>
      </div>
    </fieldset>
  );
});
