import { CircleUserRound, ImageUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { EditProfile } from '../../application/settings/EditProfile';
import { ProfileFormStore } from '../../application/settings/ProfileFormStore';
import type { Profile } from '../../domain/session/Profile';
import { AVATAR_LIMIT, type AvatarProblem, avatarProblem } from '../../domain/settings/Avatar';
import buttons from '../shared/Button.module.css';
import fields from '../shared/FieldGroup.module.css';
import { Icon } from '../shared/Icon';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './SettingsPage.module.css';

const LIMIT_IN_MEGABYTES = AVATAR_LIMIT / 1_000_000;

export const AvatarField = observer(function AvatarField({ profile }: { readonly profile: Profile }) {
  const { t } = useTexts('settings');
  const form = useInjection(ProfileFormStore);
  const editing = useInjection(EditProfile);
  const [problem, setProblem] = useState<AvatarProblem | 'unreadable' | null>(null);
  const chosen = useRef<File | null>(null);
  const id = useId();
  const address = form.avatarOf(profile);
  const refused = form.problemOf('avatar');

  const handleChoose = async (file: File | undefined) => {
    if (!file) return;
    chosen.current = file;
    const found = avatarProblem(file);
    setProblem(found);
    if (found) return;
    const avatar = await readAsData(file);
    // The dealer may have chosen another file while this one was being read.
    if (chosen.current !== file) return;
    if (avatar === null) return setProblem('unreadable');
    editing.execute({ dealer: { avatar } });
  };

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
            aria-invalid={problem || refused ? true : undefined}
            onChange={({ target }) => {
              void handleChoose(target.files?.[0]);
              // Otherwise, choosing the same file again would not be an event.
              target.value = '';
            }}
          />
          <label htmlFor={id} className={buttons.button}>
            <Icon of={ImageUp} size={16} /> <span>{t('picture.choose')}</span>
          </label>
          <p id={`${id}-hint`} className={styles.hint}>
            {t('picture.hint', { limit: LIMIT_IN_MEGABYTES })}
          </p>
          <p id={`${id}-error`} className={styles.error} role="alert">
            {problem ? t(`picture.${problem}`, { limit: LIMIT_IN_MEGABYTES }) : refused}
          </p>
        </div>
      </div>
    </fieldset>
  );
});

/** Reads a file as a `data:` URL. Null if it cannot be read, for example because it was deleted. */
function readAsData(file: Blob): Promise<string | null> {
  return new Promise(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
