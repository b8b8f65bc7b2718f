import { CircleUserRound, ImageUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { OwnProfileForm } from '../../application/settings/OwnProfileForm';
import { kitClass } from '../kit/kitElement';
import { Row, Stack } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import * as buttons from '../shared/Button.module.css';
import { FieldGroup } from '../shared/fields/FieldGroup';
import { FileInput } from '../shared/files/FileInput';
import { Icon } from '../shared/icons/Icon';
import * as styles from '../shared/page/SettingsPage.module.css';
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
    <FieldGroup title={t('groups.picture')}>
      <Row fullRow wrap gap={4}>
        {address === null ? (
          <span role="img" aria-label={t('picture.none')}>
            <Icon of={CircleUserRound} className={styles.avatar} />
          </span>
        ) : (
          <img className={styles.avatar} src={address} alt={t('picture.current')} width={96} height={96} />
        )}
        <Stack basis={200} gap={1.5} minWidth={0} className={styles.file}>
          <FileInput
            id={id}
            className="visually-hidden"
            accept="image/*"
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={problem ? true : undefined}
            onFile={file => void editing.chooseAvatar(file)}
          />
          <label htmlFor={id} className={`${buttons.button} ${kitClass({ justifySelf: 'start' })}`}>
            <Icon of={ImageUp} size={16} /> <span>{t('picture.choose')}</span>
          </label>
          <SmallText id={`${id}-hint`}>{t('picture.hint')}</SmallText>
          <Text as="p" tone="error" size="small" goneEmpty id={`${id}-error`} role="alert">
            {problem}
          </Text>
        </Stack>
      </Row>
    </FieldGroup>
  );
});
