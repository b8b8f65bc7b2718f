import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons/Icon';
import styles from '../../shared/page/SettingsPage.module.css';
import { useTexts } from '../../shared/texts/useTexts';

interface SavedNoteProps {
  readonly isSaved: boolean;
  /** Shown otherwise. */
  readonly children?: ReactNode;
}

/** Announces that a change is stored. */
export function SavedNote({ isSaved, children }: SavedNoteProps) {
  const { t } = useTexts('settingsTrading');
  return (
    <p role="status" className={styles.message}>
      {isSaved ? (
        <>
          <Icon of={CircleCheck} size={18} className={styles.done} /> <span>{t('saved')}</span>
        </>
      ) : (
        children
      )}
    </p>
  );
}
