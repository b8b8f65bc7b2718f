import { observer } from 'mobx-react-lite';
import { ConversationStore } from '../../application/conversations/ConversationStore';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { missingToMinimumPrice } from '../../domain/bidding/HighestBid';
import { handoverClock } from '../../domain/deals/DealStage';
import type { OfferEntry } from '../../domain/home/TodayPart';
import type { Offer } from '../../domain/offers/Offer';
import { useMissText } from '../bidding/bets/useMissText';
import { useHandoverDayText } from '../deals/usePickupText';
import type { KitProps } from '../kit/kitElement';
import { Row } from '../kit/Layout';
import { Text } from '../kit/Text';
import { RelativeTime, useDayText } from '../shared/texts/RelativeTime';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './TodayPage.module.css';

/** What is known besides, on one line. What has no room is left out as a whole. */
export function FactLine(props: KitProps<'p'>) {
  return (
    <Row
      columnGap={2}
      align="stretch"
      tone="secondary"
      size="small"
      weight="regular"
      tabular
      lineHeight="small"
      whiteSpace="nowrap"
      {...props}
      as="p"
      className={styles.facts}
    />
  );
}

interface FactsProps<Kind extends OfferEntry['kind']> {
  readonly entry: Extract<OfferEntry, { kind: Kind }>;
}

/** Below the name: what happened and when, and by when something is due. */
export function TodayFacts({ entry }: { readonly entry: OfferEntry }) {
  switch (entry.kind) {
    case 'outbid':
      return <OutbidFacts entry={entry} />;
    case 'dropped':
      return <DroppedFacts entry={entry} />;
    case 'cameBack':
      return <CameBackFacts entry={entry} />;
    case 'accepted':
      return <AcceptedFacts entry={entry} />;
    case 'rejected':
      return <RejectedFacts entry={entry} />;
    case 'lost':
      return <LostFacts entry={entry} />;
    case 'toPickUp':
      return <PickupFacts entry={entry} />;
    case 'transports':
      return <TransportFacts entry={entry} />;
    case 'unread':
      return <UnreadFacts entry={entry} />;
  }
}

const OutbidFacts = observer(function OutbidFacts({ entry }: FactsProps<'outbid'>) {
  const { t } = useTexts('homeToday');
  const { money } = useFormat();
  const offer = useInjection(OfferRegistry).get(entry.hashId);
  const missing = offer ? missingToMinimumPrice(offer) : null;
  if (missing === null && entry.at === null) return null;
  // What has no room is left out from the end.
  return (
    <FactLine wrap>
      {missing !== null && (
        <Text data-reached={missing === 0} tone={missing === 0 ? 'success' : 'inherit'}>
          {missing > 0 ? t('toMinimumPrice', { amount: money(missing) }) : t('minimumPriceReached')}
        </Text>
      )}{' '}
      {entry.at !== null && <RelativeTime instant={entry.at} />}
    </FactLine>
  );
});

function DroppedFacts({ entry }: FactsProps<'dropped'>) {
  const { t } = useTexts('homeToday');
  const { dayAndTime } = useFormat();
  const now = useNow();
  return <FactLine wrap>{entry.at !== null && <span>{t('seen', { seen: dayAndTime(entry.at, now) })}</span>}</FactLine>;
}

function CameBackFacts({ entry }: FactsProps<'cameBack'>) {
  const { t } = useTexts('offers');
  return (
    <FactLine wrap>
      <span>{t(`hidden.back.${entry.reason}`)}</span> {entry.at !== null && <RelativeTime instant={entry.at} />}
    </FactLine>
  );
}

function AcceptedFacts({ entry }: FactsProps<'accepted'>) {
  const { t } = useTexts('homeToday');
  const { moment } = useFormat();
  return (
    <FactLine wrap>
      <span>{t('acceptedSince', { since: moment(entry.at) })}</span>
    </FactLine>
  );
}

function RejectedFacts({ entry }: FactsProps<'rejected'>) {
  const { t } = useTexts('homeToday');
  const { money } = useFormat();
  return (
    <FactLine wrap>
      <span>{entry.ownBid === null ? t('rejected') : t('rejectedBid', { amount: money(entry.ownBid) })}</span>{' '}
      {entry.at !== null && <RelativeTime instant={entry.at} />}
    </FactLine>
  );
}

const LostFacts = observer(function LostFacts({ entry }: FactsProps<'lost'>) {
  const offer = useInjection(OfferRegistry).get(entry.hashId);
  return (
    <FactLine wrap>
      {offer && <LostText offer={offer} />} {entry.at !== null && <RelativeTime instant={entry.at} />}
    </FactLine>
  );
});

const LostText = observer(function LostText({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('homeToday');
  const { money } = useFormat();
  const miss = useMissText(offer);
  if (offer.finalPrice === null) return <span>{t('soldToOther')}</span>;
  const price = money(offer.finalPrice);
  return <span>{miss === null ? t('soldFor', { price }) : t('missed', { price, miss })}</span>;
});

const PickupFacts = observer(function PickupFacts({ entry }: FactsProps<'toPickUp'>) {
  const { t } = useTexts('homeToday');
  const dayText = useHandoverDayText();
  const clock = handoverClock(entry.at, useNow());
  const place = useInjection(OfferRegistry).get(entry.hashId)?.deal?.place;
  return (
    <FactLine wrap>
      {place && <span translate="no">{place}</span>}{' '}
      {clock.state !== 'unknown' && <Text tone={clock.state === 'over' ? 'warning' : 'inherit'}>{dayText(clock)}</Text>}
      {clock.state === 'unknown' && !place && <span>{t('toPickUp')}</span>}
    </FactLine>
  );
});

const TransportFacts = observer(function TransportFacts({ entry }: FactsProps<'transports'>) {
  const place = useInjection(OfferRegistry).get(entry.hashId)?.deal?.place ?? '';
  return (
    <FactLine wrap translate="no">
      {place}
    </FactLine>
  );
});

const UnreadFacts = observer(function UnreadFacts({ entry }: FactsProps<'unread'>) {
  const { t } = useTexts('homeToday');
  const dayText = useDayText();
  const newest = useInjection(ConversationStore).get(entry.hashId)?.lastSaid?.body;
  return (
    <FactLine wrap>
      {/* They add up to the number of the heading. */}
      {entry.count !== null && <span>{t('unreadHere', { count: entry.count })}</span>}{' '}
      <span>{newest ?? t('lastMessage', { day: dayText(entry.day) })}</span>
    </FactLine>
  );
});
