import { type ComponentProps, useState } from 'react';
import { useTexts } from '../texts/useTexts';
import styles from './Field.module.css';
import { TextField } from './TextField';

/** Hidden until the dealer shows it. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const { t } = useTexts('shared');
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        aria-label={`${t('show')}: ${props.label}`}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t('show')}
      </button>
    </div>
  );
}
