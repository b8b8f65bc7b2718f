import { CalendarDays, Clock, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { ActionBars } from '../../application/bidding/bar/ActionBars';
import { OwnPurchases } from '../../application/bidding/deal/OwnPurchases';
import { PressStore } from '../../application/bidding/press/PressStore';
import { offersTransport } from '../../domain/bidding/ActionBar';
import { handoverClock, nextStep } from '../../domain/deals/DealStage';
import { type Deal, isPickedUp } from '../../domain/offers/Deal';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { PressStatus } from '../bidding/bar/PressStatus';
import { VehicleSaid } from '../bidding/bar/VehicleSaid';
import { useConfirmation } from '../bidding/confirm/useConfirmation';
import { useDespiteDoubt } from '../bidding/confirm/useSecondPress';
import { HandoverLacks } from '../board/handover/HandoverLacks';
import { HandoverLink } from '../board/handover/HandoverLink';
import { HandoverMark } from '../board/handover/HandoverMark';
import { WriteSeller } from '../board/pickup/WriteSeller';
import { kitClass } from '../kit/kitElement';
import { Row, Stack } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Button } from '../shared/Button';
import { ConfirmToggle } from '../shared/fields/ConfirmToggle';
import { MoneyButton } from '../shared/fields/MoneyButton';
import { Icon } from '../shared/icons/Icon';
import { onEscape } from '../shared/input/useKeys';
import { Link } from '../shared/navigation';
import { IconLine } from '../shared/offer/FactLines';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './Deal.module.css';
import { DealAmounts } from './DealAmounts';
import { DealContact } from './DealContact';
import { DealSteps } from './DealSteps';
import { spendLook } from './spendLook';
import { useBoardStep } from './useDealTurn';
import { useEarlyText, usePickupText } from './usePickupText';

interface PickUpBarProps {
  readonly offer: Offer;
  readonly deal: Deal;
  /** True on the offer page, which has no row to collapse. */
  readonly onPage: boolean;
}

/**
 * The steps with the next one as the primary button, the contact and the documents, and the amounts. A transport is ordered,
 * or else the handover arranged, before the pickup.
 * Confirming the pickup takes two presses, because it issues the invoice.
 */
export const PickUpBar = observer(function PickUpBar({ offer, deal, onPage }: PickUpBarProps) {
  const { t } = useTexts(['deals', 'bidding', 'boardWording']);
  const pressStore = useInjection(PressStore);
  const bars = useInjection(ActionBars);
  const isAsked = bars.asksPickupOf === offer.hashId;
  const { isOpen, isSent, close, question, toggle } = useConfirmation(offer.hashId, 'pickup', isAsked);
  useEffect(() => {
    if (isAsked) bars.pickupAsked();
  }, [bars, isAsked]);
  const isFetched = isPickedUp(deal);
  const isLocked = pressStore.isLocked(offer.hashId);
  const pickup = { action: 'pickup', hashId: offer.hashId } as const;
  const doubt = useDespiteDoubt(pickup, {
    risk: t('deals:risk.pickup'),
    action: t('deals:yes.pickup'),
  });
  const isConfirming = !isFetched && isOpen;
  const id = useId();
  const earlyText = useEarlyText()(offer.hashId);
  const canOrderTransport = !isFetched && offersTransport(offer);
  const step = useBoardStep()(offer);
  const wording = step === 'arrangeHandover' ? 'handover' : 'confirmation';
  const isToWrite = step === 'arrangeHandover' || step === 'confirmDate';
  const isToOrder = canOrderTransport && step === 'orderTransport';
  const confirm = (kind: 'primary' | 'plain') => (
    <ConfirmToggle {...toggle} kind={kind}>
      {t('deals:confirmPickup')}
    </ConfirmToggle>
  );
  return (
    <div className={styles.deal} onKeyDown={isConfirming && !isLocked ? onEscape(close) : undefined}>
      <DealSteps deal={deal} />
      {!isFetched && <NextStepLine offer={offer} deal={deal} />}
      <HandoverMark hashId={offer.hashId} />
      {/* The next step, and below it the other buttons. */}
      <Row gap={2} align="stretch" wrap className={styles.presses}>
        {canOrderTransport && (
          <Button
            kind={isToOrder ? 'primary' : 'plain'}
            disabled={isLocked}
            onClick={() => bars.happened(offer, 'transportChosen')}
          >
            {t('deals:orderTransport')}
          </Button>
        )}
        {!isFetched && !isToOrder && !isToWrite && confirm('primary')}
        <WriteSeller
          offer={offer}
          seller={deal}
          {...(isToWrite && { wording, text: t(`boardWording:names.${wording}`), kind: 'primary' })}
        />
        {!isFetched && <HandoverLink hashId={offer.hashId} />}
        {!isFetched && (isToOrder || isToWrite) && confirm('plain')}
        {!onPage && (
          <Button
            kind="quiet"
            className={`${kitClass({ atEnd: true })} ${styles.last}`}
            disabled={isSent}
            onClick={() => bars.happened(offer, 'pickUpCancelled')}
          >
            {t('deals:fold')}
          </Button>
        )}
      </Row>
      {isConfirming && (
        <Stack
          gap={2}
          paddingBlock={2.5}
          paddingInline={3}
          {...question}
          frame="warning"
          role="group"
          aria-label={t('deals:confirmPickup')}
          aria-describedby={`${id}-vehicle ${id}`}
        >
          <VehicleSaid id={`${id}-vehicle`} offer={offer} />
          <Stack gap={2} id={id}>
            {earlyText !== null && (
              <Row as="p" gap={2} firstLine tone="warning">
                <Icon of={TriangleAlert} size={16} /> <span>{earlyText}</span>
              </Row>
            )}{' '}
            <p>{t('deals:pickupIssuesInvoice')}</p> <HandoverLacks hashId={offer.hashId} />
          </Stack>
          <Row gap={2} wrap>
            {/* Within the question. Beside 'Confirm pickup', 'Cancel' would read as cancelling the purchase. */}
            <Button kind="quiet" disabled={isSent} onClick={close}>
              {t('bidding:cancel')}
            </Button>
            <MoneyButton kind="primary" className={spendLook} busy={isLocked} onClick={doubt.press}>
              {t('deals:yesPickedUp')}
            </MoneyButton>
          </Row>
        </Stack>
      )}
      {doubt.question}
      <PressStatus hashId={offer.hashId} actions={['pickup', 'transport']} />
      <DealContact deal={deal} />
      <DealAmounts deal={deal} />
    </div>
  );
});

interface NextStepLineProps {
  readonly offer: Offer;
  readonly deal: Deal;
}

/** What to do next with a vehicle that is not picked up, and the hours that are left for it. */
const NextStepLine = observer(function NextStepLine({ offer, deal }: NextStepLineProps) {
  const { t } = useTexts(['deals', 'bidding']);
  const { moment } = useFormat();
  const time = useInjection(OwnPurchases).timeOf(offer.hashId);
  const clock = handoverClock(time?.at ?? null, useNow());

  const clockText = () => {
    if (clock.state === 'unknown') return null;
    const { passed } = clock;
    if (time?.isLatest) {
      const since = moment(time.at);
      return clock.state === 'over'
        ? t('deals:clock.overSince', { since })
        : t('deals:clock.runningSince', { since, left: clock.left });
    }
    return clock.state === 'over' ? t('deals:clock.over', { passed }) : t('deals:clock.running', { left: clock.left });
  };
  const left = clockText();
  return (
    <Stack gap={1} paddingTop={2.5} lineAbove>
      {left !== null && (
        <Text as="p" tabular {...(clock.state === 'over' && ({ tone: 'warning', weight: 'medium' } as const))}>
          <IconLine icon={Clock}>{left}</IconLine>
        </Text>
      )}
      <p>
        <PickupDate hashId={offer.hashId} />
      </p>
      <SmallText>{t('bidding:handover')}</SmallText>
      {nextStep(deal) === 'awaitTransport' && <SmallText>{t('deals:confirmOnArrival')}</SmallText>}
    </Stack>
  );
});

/** When the tour picks up a deal. It leads to the tour, where the dealer changes it. Empty without a date. */
const PickupDate = observer(function PickupDate({ hashId }: { readonly hashId: HashId }) {
  const text = usePickupText()(hashId);
  if (text === null) return null;
  return (
    <IconLine icon={CalendarDays}>
      <Link to={paths.pickup}>{text}</Link>
    </IconLine>
  );
});
