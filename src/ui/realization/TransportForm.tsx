import { observer } from 'mobx-react-lite';
import { type FormEvent, useId } from 'react';
import { ActionBarStore } from '../../application/bidding/ActionBarStore';
import { KeepTransportNotes } from '../../application/realization/KeepTransportNotes';
import { OrderTransport } from '../../application/realization/OrderTransport';
import { TransportNoteStore } from '../../application/realization/TransportNoteStore';
import type { Offer } from '../../domain/offers/Offer';
import type { RealizationDetails } from '../../domain/realization/RealizationDetails';
import { ConfirmRisk } from '../bidding/ConfirmRisk';
import { useDespiteDoubt } from '../bidding/useDespiteDoubt';
import { Button } from '../shared/Button';
import { MoneyButton } from '../shared/MoneyButton';
import { onEscape } from '../shared/onEscape';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './Deal.module.css';
import { DealFacts } from './DealFacts';
import { RealizationStatus } from './RealizationStatus';

interface TransportFormProps {
  readonly offer: Offer;
  readonly realization: RealizationDetails;
}

/** Orders the transport, with an optional note. The note is kept until the order has succeeded. */
export const TransportForm = observer(function TransportForm({ offer, realization }: TransportFormProps) {
  const { t } = useTexts(['realization', 'bidding']);
  const bars = useInjection(ActionBarStore);
  const notes = useInjection(TransportNoteStore);
  const drafts = useInjection(KeepTransportNotes);
  const orderTransport = useInjection(OrderTransport);
  const id = useId();
  const isLocked = bars.isLocked(offer.hashId);

  const doubt = useDespiteDoubt(offer.hashId, how => void orderTransport.execute(offer.hashId, how));

  const handleType = (note: string) => {
    notes.noteTyped(offer.hashId, note);
    drafts.execute(offer.hashId);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    doubt.press();
  };

  const handleCancel = () => bars.happened(offer, 'transportCancelled');

  return (
    <form className={styles.deal} onSubmit={handleSubmit} onKeyDown={isLocked ? undefined : onEscape(handleCancel)}>
      <DealFacts realization={realization} />
      <div className={styles.note}>
        <label htmlFor={id}>{t('realization:note')}</label>
        <textarea
          id={id}
          rows={4}
          value={notes.noteFor(offer.hashId)}
          onChange={event => handleType(event.target.value)}
          readOnly={isLocked}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className={styles.terms}>
          {t('realization:noteHint')}
        </p>
      </div>
      {doubt.isAsked && (
        <ConfirmRisk
          risk={t('realization:risk.transport')}
          action={t('realization:yes.transport')}
          onConfirm={doubt.confirm}
          onCancel={doubt.cancel}
        />
      )}
      <RealizationStatus hashId={offer.hashId} />
      <div className={styles.ways}>
        <MoneyButton type="submit" kind="primary" busy={isLocked}>
          {t('realization:orderTransport')}
        </MoneyButton>
        <Button kind="quiet" className={styles.last} disabled={isLocked} onClick={handleCancel}>
          {t('bidding:cancel')}
        </Button>
      </div>
    </form>
  );
});
