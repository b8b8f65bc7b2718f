import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { EditProfile } from '../../application/settings/EditProfile';
import { leavesOutcomeOpen } from '../../domain/shared/Failure';
import { Button } from '../shared/Button';
import common from '../shared/common.module.css';
import { FailureNotice } from '../shared/FailureNotice';
import { Icon } from '../shared/icons/Icon';
import styles from '../shared/page/SettingsPage.module.css';
import { useBarBelow } from '../shared/page/useBarBelow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

export const SavingBar = observer(function SavingBar() {
  const { t } = useTexts('settings');
  const editing = useInjection(EditProfile);
  const { writing, isDirty, isSending } = editing.form;
  const bar = useBarBelow();
  const isAnswerLost = writing.step === 'sending' && writing.isAnswerLost;
  return (
    <div className={styles.bar} ref={bar}>
      {writing.step === 'failed' && (
        <FailureNotice
          title={t(leavesOutcomeOpen(writing.failure) ? 'outcomeUnknown' : 'failed')}
          failure={writing.failure}
          onTryAgain={() => void editing.save()}
        />
      )}
      <div className={common.row}>
        <Button type="submit" kind="primary" busy={isSending}>
          {t('save')}
        </Button>
        {isDirty && !isSending && (
          <Button kind="quiet" onClick={() => editing.discard()}>
            {t('discard')}
          </Button>
        )}
        <p className={styles.message} role="status">
          {writing.step === 'saved' && !isDirty && (
            <>
              <Icon of={CircleCheck} size={18} className={styles.done} /> <span>{t('saved')}</span>
            </>
          )}
          {isAnswerLost && <span>{t('checkingSaved')}</span>}
          {isDirty && !isSending && <span>{t('unsaved')}</span>}
        </p>
      </div>
    </div>
  );
});
