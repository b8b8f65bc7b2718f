import type { IconNode } from 'lucide';
import { observer } from 'mobx-react-lite';
import { ActionBars } from '../../application/bidding/bar/ActionBars';
import { OwnBids } from '../../application/bidding/raise/OwnBids';
import { PickupTour } from '../../application/board/PickupTour';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import type { OfferEntry, TodayEntry } from '../../domain/home/TodayPart';
import type { HashId, Offer } from '../../domain/offers/Offer';
import { offerYear } from '../../domain/offers/vehicle/Vehicle';
import type { Money } from '../../domain/shared/Money';
import { usePickupText } from '../deals/usePickupText';
import { kitClass } from '../kit/kitElement';
import { Box } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { SearchLink } from '../search/SearchLink';
import { Button } from '../shared/Button';
import * as buttons from '../shared/Button.module.css';
import { Icon } from '../shared/icons/Icon';
import { Link, useNavigation } from '../shared/navigation';
import { OfferLink } from '../shared/offer/OfferLink';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { NextBidLink } from './NextBidLink';
import { FactLine, TodayFacts } from './TodayFacts';
import * as styles from './TodayPage.module.css';

interface TodayLineProps {
  readonly entry: TodayEntry;
  /** Of what has no photo. */
  readonly icon: IconNode;
}

/** These are about a vehicle that the dealer knows. */
const isLater: ReadonlySet<TodayEntry['kind']> = new Set(['unread', 'toPickUp', 'transports']);

const plainLink = kitClass({ plainLink: true });

/** One thing that waits: what it is about, and the press that answers it. */
export const TodayLine = observer(function TodayLine({ entry, icon }: TodayLineProps) {
  const { t } = useTexts('homeToday');
  const registry = useInjection(OfferRegistry);
  if (entry.kind === 'search') {
    return (
      <>
        <Icon of={icon} size={18} className={kitClass({ tone: 'secondary' })} />
        <SearchLink id={entry.searchId} />
      </>
    );
  }
  const offer = registry.get(entry.hashId);
  return (
    <>
      <Box as="span" thumbnail phone={{ alignSelf: 'start' }}>
        <VehiclePhoto address={offer?.photo ?? null} type={offer?.vehicleType ?? 'Motorbike'} />
      </Box>
      <Box grow minWidth={0} className={styles.about}>
        <p className={styles.name}>
          <OfferLink hashId={entry.hashId} className={`${plainLink} ${styles.offer}`} translate="no">
            {entry.name}
          </OfferLink>{' '}
          {/* Among the facts, they would take the room of those that decide. */}
          {offer && !isLater.has(entry.kind) && <YearAndMileage offer={offer} />}{' '}
          {entry.kind === 'outbid' && entry.isNew && (
            <Text as="strong" rigid tone="error" size="small">
              {t('isNew')}
            </Text>
          )}
        </p>
        <TodayFacts entry={entry} />
      </Box>
      <Amounts entry={entry} />
      <Press entry={entry} />
    </>
  );
});

/** What has no room is left out, the mileage first. */
function YearAndMileage({ offer }: { readonly offer: Offer }) {
  const { t } = useTexts('shared');
  const { number } = useFormat();
  const year = offerYear(offer);
  const { totalMileage } = offer;
  return (
    <>
      {year !== null && (
        <SmallText as="span" rigid>
          {year}
        </SmallText>
      )}{' '}
      {totalMileage !== null && (
        <SmallText as="span" rigid phone={{ gone: true }}>
          {t('units.kilometres', { value: number(totalMileage) })}
        </SmallText>
      )}
    </>
  );
}

/** Beside the press: the amount that it answers, and below it what it is compared with. */
function Amounts({ entry }: { readonly entry: OfferEntry }) {
  const { t } = useTexts('homeToday');
  const { money } = useFormat();
  if (entry.kind === 'outbid') {
    const { highestBid, ownBid, limit } = entry;
    return (
      <Text as="div" {...amountsLook}>
        <Box as="p" phone={{ last: true }}>
          <SmallText as="span" phone={{ unseen: true }}>
            {t('highestBid')}
          </SmallText>{' '}
          <strong translate="no">{money(highestBid)}</strong>
        </Box>
        <FactLine justify="end" phone={{ contents: true }}>
          {ownBid !== null && (
            <span className={styles.own}>
              <SmallText as="span" phone={{ unseen: true }}>
                {t('ownBid')}
              </SmallText>{' '}
              <span translate="no">{money(ownBid)}</span>
            </span>
          )}{' '}
          {limit !== null && (
            <Box as="span" phone={{ fullRow: true, last: true }}>
              {t('limit', { amount: money(limit) })}
            </Box>
          )}
        </FactLine>
      </Text>
    );
  }
  if (entry.kind !== 'dropped') return null;
  return (
    <Text as="div" {...amountsLook}>
      <p>
        <strong translate="no">{money(entry.to)}</strong>
      </p>
      <FactLine justify="end" phone={{ contents: true }}>
        {t('before', { amount: money(entry.from) })}
      </FactLine>
    </Text>
  );
}

const amountsLook = {
  rigid: true,
  tabular: true,
  lineHeight: 'body',
  textAlign: 'end',
  phone: {
    display: 'row',
    columnGap: 1,
    align: 'stretch',
    wrap: true,
    grow: true,
    size: 'small',
    lineHeight: 'small',
    textAlign: 'start',
  },
  className: styles.amounts,
} as const;

/** The one thing to do about it. A bid is filled in and not sent. */
function Press({ entry }: { readonly entry: OfferEntry }) {
  const { t } = useTexts('homeToday');
  const registry = useInjection(OfferRegistry);
  const bars = useInjection(ActionBars);
  if (entry.kind === 'toPickUp') return <PickupPress hashId={entry.hashId} />;
  if (entry.kind === 'unread') {
    return (
      <Link to={paths.conversation(entry.hashId)} className={buttons.button}>
        {t('press.unread')}
      </Link>
    );
  }
  if (entry.kind === 'transports') {
    const handleOrder = () => {
      const offer = registry.get(entry.hashId);
      if (offer) bars.happened(offer, 'transportChosen');
    };
    return (
      <OfferLink hashId={entry.hashId} className={buttons.button} onOpen={handleOrder}>
        {t('orderTransport')}
      </OfferLink>
    );
  }
  // Until the standing is known, nobody is asked to raise.
  if (entry.kind !== 'outbid' || entry.raise === null) {
    return (
      <OfferLink hashId={entry.hashId} className={buttons.button}>
        {t('open')}
      </OfferLink>
    );
  }
  return <RaisePress hashId={entry.hashId} amount={entry.raise} />;
}

interface RaisePressProps {
  readonly hashId: HashId;
  readonly amount: Money;
}

/** It leads where the dealer raises first. */
const RaisePress = observer(function RaisePress({ hashId, amount }: RaisePressProps) {
  const { t } = useTexts('homeToday');
  const { money } = useFormat();
  const isNearest = useInjection(OwnBids).nearestRaises.has(hashId);
  return (
    <NextBidLink
      hashId={hashId}
      amount={amount}
      className={isNearest ? `${buttons.button} ${buttons.tinted}` : buttons.button}
    >
      {t('bid', { amount: money(amount) })}
    </NextBidLink>
  );
});

/** Says when the tour picks up the vehicle, or asks for a date. Either leads to the tour. */
const PickupPress = observer(function PickupPress({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('homeToday');
  const tour = useInjection(PickupTour);
  const { navigate } = useNavigation();
  const planned = usePickupText()(hashId);
  const handlePlan = () => {
    tour.add(hashId);
    void navigate(paths.pickup);
  };
  return (
    <Button kind={planned === null ? 'plain' : 'quiet'} onClick={handlePlan}>
      {planned ?? t('setDate')}
    </Button>
  );
});
