import { useId, useState } from 'react';
import { Button } from '../../shared/Button';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './PressStatus.module.css';

/** The server's own words about a refusal, which may be in another language. Folded at first. */
export function ServerWords({ message }: { readonly message: string }) {
  const { t } = useTexts('bidding');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        kind="quiet"
        className={styles.details}
        aria-label={t('refusal.detailsOf')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('refusal.details')}
      </Button>
      {isOpen && (
        <span id={id} className={styles.words}>
          {message}
        </span>
      )}
    </>
  );
}
