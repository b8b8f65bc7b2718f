import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { EditClient } from '../../../../application/selling/clients/EditClient';
import { leavesOutcomeOpen } from '../../../../domain/shared/Failure';
import { Button } from '../../../shared/Button';
import common from '../../../shared/common.module.css';
import type { Elements } from '../../../shared/Elements';
import { useBarBelow } from '../../../shared/page/useBarBelow';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { SellingFailure } from '../../SellingFailure';
import styles from '../../SellingPage.module.css';

interface ClientFormBarProps {
  readonly action: string;
  /** Shown above the buttons, where it moves no field. */
  readonly notice?: Elements;
  readonly onCancel: () => void;
}

/** Submits the form, or names the reason why it cannot be submitted. */
export const ClientFormBar = observer(function ClientFormBar({ action, notice, onCancel }: ClientFormBarProps) {
  const { t } = useTexts(['clients', 'selling', 'shared']);
  const editing = useInjection(EditClient);
  const { writing, missing, isDirty, isSending, canSubmit } = editing.form;
  const bar = useBarBelow();
  const hintId = useId();

  const hint = () => {
    if (writing.step === 'sending') return writing.isAnswerLost ? t('selling:checkingSaved') : '';
    if (missing.length > 0) {
      return t('clients:missing', { fields: missing.map(field => t(`clients:fields.${field}`)).join(', ') });
    }
    return isDirty ? t('clients:unsaved') : t('clients:unchanged');
  };
  return (
    <div className={styles.bar} ref={bar}>
      {notice}
      {writing.step === 'failed' && (
        <SellingFailure
          title={t(leavesOutcomeOpen(writing.failure) ? 'clients:saveUnknown' : 'clients:saveFailed')}
          failure={writing.failure}
        />
      )}
      <div className={styles.presses}>
        <Button type="submit" kind="primary" disabled={!canSubmit} aria-describedby={hintId}>
          {isSending ? t('selling:saving') : action}
        </Button>
        <Button onClick={onCancel}>{t('shared:cancel')}</Button>
        {isDirty && !isSending && (
          <Button kind="quiet" onClick={() => editing.discard()}>
            {t('clients:discard')}
          </Button>
        )}
      </div>
      <p id={hintId} className={common.small} role="status">
        {hint()}
      </p>
    </div>
  );
});
