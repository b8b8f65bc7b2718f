import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { ChooseInBar } from '../../application/bidding/bar/ChooseInBar';
import { OrderTransport } from '../../application/bidding/press/OrderTransport';
import { TypedInput } from '../../application/drafts/TypedInput';
import { ActionBarStore } from '../../application/offers/ActionBarStore';
import { SessionStore } from '../../application/session/SessionStore';
import type { Offer } from '../../domain/offers/Offer';
import type { RealizationDetails } from '../../domain/offers/RealizationDetails';
import { transportRoute } from '../../domain/realization/TransportRoute';
import { PressStatus } from '../bidding/bar/PressStatus';
import { useDespiteDoubt } from '../bidding/bar/useDespiteDoubt';
import { Button } from '../shared/Button';
import common from '../shared/common.module.css';
import { onEscape } from '../shared/dialogs/onEscape';
import field from '../shared/fields/Field.module.css';
import { MoneyButton, MoneyForm } from '../shared/fields/MoneyButton';
import { useDraftFocus } from '../shared/fields/useDraftFocus';
import { Link } from '../shared/navigation';
import { FactLines } from '../shared/offer/FactLines';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './Deal.module.css';
import { DealAmounts } from './DealAmounts';
import { AddressLines, DealContact } from './DealContact';
import { DealSteps } from './DealSteps';

interface TransportFormProps {
  readonly offer: Offer;
  readonly realization: RealizationDetails;
}

/**
 * The second step of ordering a transport: an optional note, and a question that says from where, to where and with which
 * note. The note is kept until the order has succeeded.
 */
export const TransportForm = observer(function TransportForm({ offer, realization }: TransportFormProps) {
  const { t } = useTexts(['realization', 'bidding']);
  const bars = useInjection(ActionBarStore);
  const chooseInBar = useInjection(ChooseInBar);
  const input = useInjection(TypedInput);
  const orderTransport = useInjection(OrderTransport);
  const { dealer } = useInjection(SessionStore);
  const focus = useDraftFocus('transportNotes', offer.hashId);
  const id = useId();
  const isLocked = bars.isLocked(offer.hashId);
  const { from, to } = transportRoute(realization, dealer);

  const doubt = useDespiteDoubt(offer.hashId, how => orderTransport.execute(offer.hashId, how), {
    risk: t('realization:risk.transport'),
    action: t('realization:yes.transport'),
  });

  const handleCancel = () => chooseInBar.execute(offer, 'transportCancelled');

  const note = input.valueOf('transportNotes', offer.hashId) ?? '';
  const addressOf = (lines: readonly string[], unknown: ReactNode) =>
    lines.length > 0 ? <AddressLines lines={lines} /> : unknown;

  return (
    <div className={styles.deal}>
      {/* Above, as before the first step, so that the note is where the button was that led here. */}
      <DealSteps realization={realization} />
      <MoneyForm
        className={styles.form}
        {...focus}
        aria-label={t('realization:orderTransport')}
        onKeyDown={isLocked ? undefined : onEscape(handleCancel)}
      >
        <div className={field.field}>
          <label htmlFor={id}>{t('realization:note')}</label>
          <textarea
            id={id}
            rows={4}
            value={note}
            onChange={event => input.type('transportNotes', offer.hashId, event.target.value || null)}
            readOnly={isLocked}
            aria-describedby={`${id}-hint`}
          />
          <p id={`${id}-hint`} className={common.faint}>
            {t('realization:noteHint')}
          </p>
        </div>
        <div className={styles.confirmation} role="group" aria-label={t('realization:transportQuestion')}>
          <p className={styles.question}>{t('realization:transportQuestion')}</p>
          <div className={styles.facts}>
            <FactLines
              lines={[
                [t('realization:from'), addressOf(from, <span>{t('realization:fromUnknown')}</span>)],
                [t('realization:to'), addressOf(to, <Link to={paths.profile}>{t('realization:toUnknown')}</Link>)],
                [t('realization:noteShort'), note.trim() || t('realization:noNote')],
              ]}
            />
          </div>
          <div className={common.row}>
            {/* Within the question. Beside the contact and the papers, 'Cancel' would read as cancelling the purchase. */}
            <Button kind="quiet" disabled={isLocked} onClick={handleCancel}>
              {t('bidding:cancel')}
            </Button>
            <MoneyButton kind="primary" className={styles.spend} busy={isLocked} onClick={doubt.press}>
              {t('realization:yesOrderTransport')}
            </MoneyButton>
          </div>
        </div>
        {doubt.question}
        <PressStatus hashId={offer.hashId} actions={['pickup', 'transport']} />
      </MoneyForm>
      <DealContact realization={realization} />
      <DealAmounts realization={realization} />
    </div>
  );
});
