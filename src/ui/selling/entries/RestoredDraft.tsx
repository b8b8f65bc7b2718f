import { History } from 'lucide';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './RestoredDraft.module.css';

/** Shown if a form contains a draft from an earlier visit. */
export function RestoredDraft({ onDiscard }: { readonly onDiscard?: () => void }) {
  const { t } = useTexts('selling');
  return (
    <div className={styles.draft} role="status">
      <Icon of={History} size={18} />
      <p>{t('restored.lead')}</p>
      {onDiscard && (
        <Button kind="quiet" onClick={onDiscard}>
          {t('restored.discard')}
        </Button>
      )}
    </div>
  );
}
