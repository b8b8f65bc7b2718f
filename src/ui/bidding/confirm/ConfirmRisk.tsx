import { useEffect, useRef } from 'react';
import { Button } from '../../shared/Button';
import { onEscape } from '../../shared/dialogs/onEscape';
import { MoneyButton } from '../../shared/fields/MoneyButton';
import { useTexts } from '../../shared/texts/useTexts';
import styles from '../bar/BidForm.module.css';

interface ConfirmRiskProps {
  /** The possible consequences, in one or more sentences. */
  readonly risk: string;
  /** The prompt takes the focus again when this changes. */
  readonly asked?: unknown;
  /** The label of the button that takes the risk. */
  readonly action: string;
  /** The price is being read, so the button waits. */
  readonly isChecking?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for a second press when the first one is risky. The prompt takes the focus and gives it back when it disappears.
 * Escape cancels it.
 */
export function ConfirmRisk({ risk, asked, action, isChecking = false, onConfirm, onCancel }: ConfirmRiskProps) {
  const { t } = useTexts('bidding');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  useEffect(() => {
    group.current?.querySelector('button')?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);

  return (
    <div ref={group} role="group" aria-label={risk} className={styles.changed} onKeyDown={onEscape(onCancel)}>
      <p role="alert">{risk}</p>
      {/* Other risks make it another button. */}
      <MoneyButton key={risk} kind="primary" aria-disabled={isChecking} onClick={onConfirm}>
        {isChecking ? t('checkingPrice') : action}
      </MoneyButton>
      <Button kind="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
