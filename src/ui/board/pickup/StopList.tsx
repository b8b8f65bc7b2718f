import { ArrowDown, ArrowUp, TriangleAlert, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import { PickupTour } from '../../../application/board/PickupTour';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { Calculations } from '../../../application/valuation/Calculations';
import { sellerName } from '../../../domain/board/ContentLines';
import {
  isBeforeLastStop,
  isPlannedAfter,
  isTimeUnreadable,
  shorterOrder,
  shortLeg,
  SPEED_ON_ROAD,
  withMovedStop,
  withOrder,
  withStop,
  withWrittenTime,
} from '../../../domain/board/PickupPlan';
import { HANDOVER_WITHIN } from '../../../domain/deals/DealStage';
import { addressLines } from '../../../domain/deals/TransportRoute';
import { type HashId, offerName } from '../../../domain/offers/Offer';
import { distanceOnRoad } from '../../../domain/valuation/Distance';
import { kitClass } from '../../kit/kitElement';
import { Card, Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { ignoreHeldKey } from '../../shared/fields/MoneyButton';
import { TextField } from '../../shared/fields/TextField';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { IconLine } from '../../shared/offer/FactLines';
import { OfferLink } from '../../shared/offer/OfferLink';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { HandoverLink } from '../handover/HandoverLink';
import { HandoverMark } from '../handover/HandoverMark';
import * as styles from './PickupPage.module.css';
import type { PlannedDeal } from './usePlannedDeals';
import { WriteSeller } from './WriteSeller';

interface StopListProps {
  readonly deals: readonly PlannedDeal[];
}

/** The stops in the order of the tour. The dealer moves them one place at a time. */
export const StopList = observer(function StopList({ deals }: StopListProps) {
  const { t } = useTexts('boardPickup');
  const { calendarDate } = useFormat();
  const tour = useInjection(PickupTour);
  const { plan } = tour;
  const id = useId();
  const [moved, setMoved] = useState<HashId | null>(null);
  /** The stop whose time the dealer is typing. A part of a time is no error. */
  const [typed, setTyped] = useState<HashId | null>(null);
  const shown = deals.map(({ offer }) => offer.hashId);
  // A screen reader may not read a region that comes with its text.
  const isStanding = useDeferredValue<boolean>(true, false);
  const movedAt = deals.findIndex(({ offer }) => offer.hashId === moved);
  const addedAt = deals.findIndex(({ offer }) => offer.hashId === tour.added);
  const added = deals[addedAt] && { name: offerName(deals[addedAt].offer), place: addedAt + 1 };
  const addedText =
    added && (plan.date ? t('addedOn', { ...added, date: calendarDate(plan.date) }) : t('added', added));
  useEffect(() => () => tour.addedSeen(), [tour]);

  const handleMove = (hashId: HashId, by: -1 | 1) => {
    setMoved(hashId);
    tour.change(plan => withMovedStop(plan, hashId, by, shown));
  };
  const handleTime = (hashId: HashId, time: string) => {
    setTyped(hashId);
    tour.change(plan => ({ ...plan, times: { ...plan.times, [hashId]: time } }));
  };
  const handleLeave = (hashId: HashId) => {
    setTyped(null);
    if (withWrittenTime(plan, hashId) !== plan) tour.change(stored => withWrittenTime(stored, hashId));
  };

  return (
    <section aria-label={t('tour')}>
      <p className={movedAt >= 0 ? 'visually-hidden' : undefined} role="status">
        {!isStanding
          ? null
          : movedAt >= 0
            ? t('movedTo', { name: offerName(deals[movedAt]!.offer), place: movedAt + 1 })
            : addedText}
      </p>
      <Stack as="ol" gap={2}>
        {deals.map(({ offer, seller }, index) => {
          const { hashId } = offer;
          return (
            <Card
              as="li"
              key={hashId}
              gap={1}
              columnGap={3}
              align="center"
              padding={2.5}
              className={styles.stop}
              data-offer={hashId}
            >
              <Text size="large" weight="strong" textAlign="center">
                {index + 1}
              </Text>
              <Text as="div" minWidth={0} breakWords>
                <Text as="h2" size="body" id={`${id}-${hashId}`} translate="no">
                  <OfferLink hashId={hashId}>{offerName(offer)}</OfferLink>
                </Text>
                <SmallText translate="no">
                  {[sellerName(seller), ...addressLines(seller)].filter(Boolean).join(', ')}
                </SmallText>
                <HandoverMark hashId={hashId} />
                <Leg from={deals[index - 1]?.offer.hashId} to={hashId} />
                <StopHints from={deals[index - 1]?.offer.hashId} to={hashId} />
              </Text>
              <TextField
                label={t('time')}
                aria-description={offerName(offer)}
                inputMode="numeric"
                placeholder="10:30"
                autoComplete="off"
                className={`${kitClass({ phone: { inColumn: 2 } })} ${styles.time}`}
                value={plan.times[hashId] ?? ''}
                error={typed !== hashId && isTimeUnreadable(plan, hashId) ? t('timeUnreadable') : null}
                onChange={({ target }) => handleTime(hashId, target.value)}
                onBlur={() => handleLeave(hashId)}
              />
              <Row align="stretch" wrap phone={{ controls: 'large', inColumn: 2 }}>
                <HandoverLink hashId={hashId} describedBy={`${id}-${hashId}`} />
                <WriteSeller isIcon offer={offer} seller={seller} describedBy={`${id}-${hashId}`} />
                <IconButton
                  name={t('earlier')}
                  icon={<Icon of={ArrowUp} size={18} />}
                  aria-describedby={`${id}-${hashId}`}
                  aria-disabled={index === 0}
                  onKeyDown={ignoreHeldKey}
                  onClick={() => index > 0 && handleMove(hashId, -1)}
                />
                <IconButton
                  name={t('later')}
                  icon={<Icon of={ArrowDown} size={18} />}
                  aria-describedby={`${id}-${hashId}`}
                  aria-disabled={index === deals.length - 1}
                  onKeyDown={ignoreHeldKey}
                  onClick={() => index < deals.length - 1 && handleMove(hashId, 1)}
                />
                <IconButton
                  name={t('leaveOut')}
                  icon={<Icon of={X} size={18} />}
                  aria-describedby={`${id}-${hashId}`}
                  onClick={() => tour.change(plan => withStop(plan, hashId, false))}
                />
              </Row>
            </Card>
          );
        })}
      </Stack>
      <TourLength stops={shown} />
      <ShorterOrder stops={shown} />
    </section>
  );
});

interface LegProps {
  /** Undefined at the first stop. */
  readonly from: HashId | undefined;
  readonly to: HashId;
}

/** How far it is from the stop before, or to the first one from the yard. Empty unless both places are known. */
const Leg = observer(function Leg({ from, to }: LegProps) {
  const { t } = useTexts('boardPickup');
  const { number } = useFormat();
  const km = useWay()(from, to);
  return (
    km !== null && <SmallText data-leg>{t(from === undefined ? 'legFromYard' : 'leg', { km: number(km) })}</SmallText>
  );
});

/** How long the tour is. Empty unless the whole way is known. */
const TourLength = observer(function TourLength({ stops }: { readonly stops: readonly HashId[] }) {
  const { t } = useTexts('boardPickup');
  const { number } = useFormat();
  const wayBetween = useWay();
  const legs = stops.map((stop, index) => wayBetween(stops[index - 1], stop));
  const isKnown = stops.length > 1 && legs.every(km => km !== null);
  if (!isKnown) return null;
  const km = legs.reduce((total, leg) => total + leg, 0);
  return <SmallText data-tour-length>{t('total', { km: number(km) })}</SmallText>;
});

/** An order of the stops that makes the tour shorter. A press takes it. */
const ShorterOrder = observer(function ShorterOrder({ stops }: { readonly stops: readonly HashId[] }) {
  const { t } = useTexts('boardPickup');
  const { number } = useFormat();
  const tour = useInjection(PickupTour);
  const shorter = shorterOrder(stops, useWay());
  if (shorter === null) return null;
  const handleTake = () => tour.change(plan => withOrder(plan, shorter.stops));
  return (
    <Button kind="quiet" onClick={handleTake}>
      {t('shorterOrder', { km: number(shorter.km) })}
    </Button>
  );
});

/** Returns the km to drive between two stops, or from the yard to the first one. Call it in an observer. */
function useWay(): (from: HashId | undefined, to: HashId) => number | null {
  const opened = useInjection(OpenedOffers);
  const calculations = useInjection(Calculations);
  return (from, to) =>
    from === undefined
      ? (calculations.straightLine(to)?.km ?? null)
      : distanceOnRoad(opened.detailOf(from), opened.detailOf(to));
}

/** What is unlikely about the date and the time of a stop. It blocks nothing. */
const StopHints = observer(function StopHints({ from, to: hashId }: LegProps) {
  const { t } = useTexts('boardPickup');
  const { moment, number, decimal } = useFormat();
  const { plan } = useInjection(PickupTour);
  const bought = useInjection(OwnPurchases).timeOf(hashId);
  const km = useWay()(from, hashId);
  const short = from === undefined ? null : shortLeg(plan, from, hashId, km);
  const hours = (minutes: number) => decimal(Math.round(minutes / 6) / 10);
  const until = bought && bought.at + HANDOVER_WITHIN;
  const hints = [
    until !== null && isPlannedAfter(plan, hashId, until) && t('afterAppointment', { until: moment(until) }),
    isBeforeLastStop(plan, hashId) && t('beforeLastStop'),
    short &&
      t('tooShort', {
        km: number(km!),
        planned: hours(short.planned),
        needed: hours(short.needed),
        speed: SPEED_ON_ROAD,
      }),
  ];
  return hints.map(
    hint =>
      hint && (
        <SmallText key={hint} data-hint>
          <IconLine icon={TriangleAlert}>{hint}</IconLine>
        </SmallText>
      ),
  );
});
