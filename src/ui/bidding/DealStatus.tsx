import { observer } from 'mobx-react-lite';
import { ActionBarStore, type DealFailure } from '../../application/bidding/ActionBarStore';
import type { HashId } from '../../domain/offers/Offer';
import { useFailureText } from '../shared/useFailureText';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './DealStatus.module.css';

/** What has become of the last press, beside the button that was pressed. */
export const DealStatus = observer(function DealStatus({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('bidding');
  const failureText = useFailureText();
  const status = useInjection(ActionBarStore).stepOf(hashId);

  const textOf = (because: DealFailure) =>
    because.reason === 'notArrived' || because.reason === 'boughtByAnother'
      ? t(`failure.${because.reason}`)
      : failureText(because);

  if (status.step === 'sending')
    return (
      <p className="visually-hidden" role="status">
        {t('sending')}
      </p>
    );
  if (status.step === 'checking') {
    return (
      <p className={styles.checking} role="status">
        {t(`checking.${status.action}`)}
      </p>
    );
  }
  if (status.step !== 'failed') return null;
  return (
    <p className={styles.failed} role="alert">
      <strong>{t(`failed.${status.action}`)}</strong> {textOf(status.because)}
    </p>
  );
});
