import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { ActionBars } from '../../application/bidding/bar/ActionBars';
import { PressStore } from '../../application/bidding/press/PressStore';
import { TypedInput } from '../../application/forms/TypedInput';
import { SessionStore } from '../../application/session/SessionStore';
import { Calculations } from '../../application/valuation/Calculations';
import { transportRoute } from '../../domain/deals/TransportRoute';
import type { Deal } from '../../domain/offers/Deal';
import type { Offer } from '../../domain/offers/Offer';
import { PressStatus } from '../bidding/bar/PressStatus';
import { useDespiteDoubt } from '../bidding/confirm/useSecondPress';
import { kitClass } from '../kit/kitElement';
import { Row, Stack } from '../kit/Layout';
import { Text } from '../kit/Text';
import { Button } from '../shared/Button';
import * as field from '../shared/fields/Field.module.css';
import { MoneyButton, MoneyForm } from '../shared/fields/MoneyButton';
import { useDraftFocus } from '../shared/fields/useDraftFocus';
import { onEscape } from '../shared/input/useKeys';
import { Link } from '../shared/navigation';
import { FactLines } from '../shared/offer/FactLines';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { TransportLine } from '../valuation/calculation/TransportLine';
import * as styles from './Deal.module.css';
import { DealAmounts } from './DealAmounts';
import { AddressLines, DealContact } from './DealContact';
import { DealSteps } from './DealSteps';
import { spendLook } from './spendLook';

interface TransportFormProps {
  readonly offer: Offer;
  readonly deal: Deal;
}

/**
 * The second step of ordering a transport: an optional note, and a question that says from where, to where and with which
 * note. The note is kept until the order has succeeded.
 */
export const TransportForm = observer(function TransportForm({ offer, deal }: TransportFormProps) {
  const { t } = useTexts(['deals', 'bidding']);
  const pressStore = useInjection(PressStore);
  const bars = useInjection(ActionBars);
  const input = useInjection(TypedInput);
  const { dealer } = useInjection(SessionStore);
  const focus = useDraftFocus('transportNotes', offer.hashId);
  const id = useId();
  const isLocked = pressStore.isLocked(offer.hashId);
  const { from, to } = transportRoute(deal, dealer);
  const isWayKnown = useInjection(Calculations).transport(offer.hashId) !== null;

  const order = { action: 'transport', hashId: offer.hashId } as const;
  const doubt = useDespiteDoubt(order, {
    risk: t('deals:risk.transport'),
    action: t('deals:yes.transport'),
  });

  const handleCancel = () => bars.happened(offer, 'transportCancelled');

  const note = input.valueOf('transportNotes', offer.hashId) ?? '';
  const addressOf = (lines: readonly string[], unknown: ReactNode) =>
    lines.length > 0 ? <AddressLines lines={lines} /> : unknown;

  return (
    <div className={styles.deal}>
      {/* Above, as before the first step, so that the note is where the button was that led here. */}
      <DealSteps deal={deal} />
      <MoneyForm
        className={kitClass({ display: 'stack', gap: 2.5, paddingTop: 2.5, lineAbove: true })}
        {...focus}
        aria-label={t('deals:orderTransport')}
        onKeyDown={isLocked ? undefined : onEscape(handleCancel)}
      >
        <div className={field.field}>
          <label htmlFor={id}>{t('deals:note')}</label>
          <textarea
            id={id}
            rows={4}
            value={note}
            onChange={event => input.type('transportNotes', offer.hashId, event.target.value || null)}
            readOnly={isLocked}
            aria-describedby={`${id}-hint`}
          />
          <Text as="p" size="small" tone="tertiary" id={`${id}-hint`}>
            {t('deals:noteHint')}
          </Text>
        </div>
        <Stack
          gap={2}
          paddingBlock={2.5}
          paddingInline={3}
          frame="warning"
          role="group"
          aria-label={t('deals:transportQuestion')}
        >
          <Text as="p" weight="medium">
            {t('deals:transportQuestion')}
          </Text>
          <Stack gap={2} breakWords className={styles.facts}>
            <FactLines
              lines={[
                [t('deals:from'), addressOf(from, <span>{t('deals:fromUnknown')}</span>)],
                [t('deals:to'), addressOf(to, <Link to={paths.profile}>{t('deals:toUnknown')}</Link>)],
                [t('deals:transportPrice'), t('deals:transportPriceUnknown')],
                [t('deals:transportAssumed'), isWayKnown && <TransportLine hashId={offer.hashId} />],
                [t('deals:noteShort'), note.trim() || t('deals:noNote')],
              ]}
            />
          </Stack>
          <Row gap={2} wrap>
            {/* Within the question. Beside the contact and the papers, 'Cancel' would read as cancelling the purchase. */}
            <Button kind="quiet" disabled={isLocked} onClick={handleCancel}>
              {t('bidding:cancel')}
            </Button>
            <MoneyButton kind="primary" className={spendLook} busy={isLocked} onClick={doubt.press}>
              {t('deals:yesOrderTransport')}
            </MoneyButton>
          </Row>
        </Stack>
        {doubt.question}
        <PressStatus hashId={offer.hashId} actions={['pickup', 'transport']} />
      </MoneyForm>
      <DealContact deal={deal} />
      <DealAmounts deal={deal} />
    </div>
  );
});
