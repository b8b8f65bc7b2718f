import { useTexts } from '../texts/useTexts';
import styles from './ConversationSkeletons.module.css';

const drawn = [...Array(5).keys()];

/** Placeholders for the rows of a list or of a conversation. */
export function ConversationSkeletons() {
  const { t } = useTexts('shared');
  return (
    <div className={styles.lines} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {drawn.map(index => (
        <i key={index} aria-hidden />
      ))}
    </div>
  );
}
