import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { PickupTour } from '../../application/board/PickupTour';
import { type HomeFirst, HomeNumbers } from '../../application/home/HomeNumbers';
import { CountedRows } from '../../application/offers/list/CountedRows';
import { SessionStore } from '../../application/session/SessionStore';
import { OwnTrading } from '../../application/settings/OwnTrading';
import { type HomeNumber, homeNumberText, isLowerBound } from '../../domain/home/HomeNumber';
import { type BrowseQuestion, defaultQuestion, searchRefined, toSearch } from '../../domain/offers/list/BrowseQuestion';
import { noRefinements } from '../../domain/offers/list/Refinements';
import { searchWithStanding } from '../../domain/offers/OwnBidStanding';
import { kitClass } from '../kit/kitElement';
import { Card, Grid, Row } from '../kit/Layout';
import { Text } from '../kit/Text';
import { Link, useNavigation } from '../shared/navigation';
import { OfferLink } from '../shared/offer/OfferLink';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import * as styles from './HomePage.module.css';
import { NextBidLink } from './NextBidLink';

/**
 * What waits for the dealer, as four numbers. Each leads to the screen that shows what it counts, and names the first of it.
 */
export function HomeFigures() {
  const { t } = useTexts('home');
  useRun(CountedRows);
  useRun(HomeNumbers);
  return (
    <Grid
      as="ul"
      columns={4}
      gap={4}
      rigid
      paddingBlock={5}
      paddingInline="edge"
      medium={{ gap: 2 }}
      phone={{ columns: 2, paddingTop: 2.5, paddingBottom: 0 }}
      aria-label={t('numbers.label')}
    >
      {(['outbid', 'unread', 'toPickUp', 'newOffers'] as const).map(name => (
        <li key={name}>
          <HomeFigure name={name} />
        </li>
      ))}
    </Grid>
  );
}

/** In one list that loads on, because the refinements act on what is loaded. */
const newOffersOfTheDay = (ownTypes: boolean): BrowseQuestion => ({
  ...defaultQuestion,
  refinements: { ...noRefinements, notSeenBefore: true, lastDay: true, ownTypes },
  order: { key: 'age', direction: 'descending' },
});

/** Where exactly the counted rows are shown. */
const targets = {
  outbid: () => paths.myBets + searchWithStanding('outbid', ''),
  unread: () => paths.conversations,
  toPickUp: () => paths.inRealization + searchRefined('', { toPickUp: true }),
  newOffers: (ownTypes: boolean) => paths.browse + toSearch(newOffersOfTheDay(ownTypes), 'paginated'),
} as const;

const row = kitClass({ display: 'row', gap: 2.5, phone: { minHeight: 'control', size: 'small' } });
const vehicle = `${kitClass({ minWidth: 0, cut: true, plainLink: true })} ${styles.vehicle}`;
const press = `${kitClass({ rigid: true })} ${styles.press}`;
const raise = `${kitClass({ rigid: true })} ${styles.raise}`;

/** Observes only its own number. */
const HomeFigure = observer(function HomeFigure({ name }: { readonly name: keyof typeof targets }) {
  const { t } = useTexts(['home', 'shared']);
  const numbers = useInjection(HomeNumbers);
  const trading = useInjection(OwnTrading);
  const now = useNow();
  // Most pushes change no number.
  const derived = useMemo(
    () =>
      computed(() => (name === 'newOffers' ? numbers.newOffers(now) : numbers[name]), { equals: compareStructural }),
    [numbers, name, now],
  );
  const number = derived.get();

  const sourceOf = (shown: HomeNumber) => {
    if (shown.state === 'unknown') return t(`home:numbers.${shown.reason}`);
    if (shown.state === 'received') return t('home:numbers.received');
    const { count, held, total, isExact } = shown;
    const rows = { least: count, held, total: total ?? t('shared:atLeast', { counted: held }) };
    const whole = isExact ? t('home:numbers.wholeDay') : t('home:numbers.counted', rows);
    const counted = isLowerBound(shown) ? t('home:numbers.atLeast', rows) : whole;
    return name === 'newOffers' ? `${t('home:numbers.whatIsNew')} ${counted}` : counted;
  };
  const source = sourceOf(number);
  const isUrgent = name === 'outbid' && number.state !== 'unknown' && number.count > 0;
  return (
    <Card gap={0.5} paddingBlock={2.5} phone={{ paddingBlock: 1.5 }} className={styles.figure}>
      <Link
        to={targets[name](trading.vehicleTypes.length > 0)}
        className={`${row} ${styles.figureLink}`}
        title={source}
      >
        <Text as="strong" rigid size="figure" tone={isUrgent ? 'error' : 'primary'} tabular>
          {homeNumberText(number)}
        </Text>{' '}
        <span>{t(`home:numbers.${name}`)}</span>
        <span className="visually-hidden">{`. ${source}`}</span>
      </Link>
      {/* Its line is kept, because it may arrive late. */}
      <Row as="p" gap={2} minWidth={0} size="small" className={styles.first}>
        <FirstOfFigure name={name} isWaiting={number.state !== 'unknown' && number.count > 0} />
      </Row>
    </Card>
  );
});

interface FirstOfFigureProps {
  readonly name: keyof typeof targets;
  /** The number is known and not 0. */
  readonly isWaiting: boolean;
}

/** The first of what is counted, with its press. Empty if none is held. */
const FirstOfFigure = observer(function FirstOfFigure({ name, isWaiting }: FirstOfFigureProps) {
  const { t } = useTexts(['home', 'bidding']);
  const numbers = useInjection(HomeNumbers);
  const now = useNow();
  const derived = useMemo(
    () => computed(() => numbers.first(name, now), { equals: compareStructural }),
    [numbers, name, now],
  );
  const first = derived.get();
  if (first === null) {
    // The conversations are not held here.
    return name === 'unread' && isWaiting ? (
      <Link to={paths.conversations} className={press}>
        {t('home:numbers.toMessages')}
      </Link>
    ) : null;
  }
  const { hashId, place } = first;
  return (
    <>
      {name === 'unread' ? (
        <Link to={paths.conversation(hashId)} className={vehicle} translate="no">
          {first.name}
        </Link>
      ) : (
        <OfferLink hashId={hashId} className={vehicle}>
          {first.name}
        </OfferLink>
      )}
      {place && (
        <Text rigid tone="secondary" cut className={styles.place}>
          {place}
        </Text>
      )}
      {isBeyondLimit(first) && (
        <Text rigid tone="secondary" cut className={styles.place}>
          {t('bidding:limit.short.passed')}
        </Text>
      )}
      <PressOfFigure name={name} first={first} />
    </>
  );
});

/** Such a bid is no proposal. */
const isBeyondLimit = ({ raise, limit }: HomeFirst): boolean => raise !== null && limit !== null && raise > limit;

interface PressOfFigureProps {
  readonly name: keyof typeof targets;
  readonly first: HomeFirst;
}

/** What to do with the first. A bid is filled in and not sent. */
function PressOfFigure({ name, first }: PressOfFigureProps) {
  const { hashId, raise: amount } = first;
  const { t } = useTexts(['home', 'offers']);
  const { money } = useFormat();
  const { testAccess } = useInjection(SessionStore);
  const tour = useInjection(PickupTour);
  const { navigate } = useNavigation();
  if (name === 'toPickUp') {
    const handlePlan = () => {
      tour.add(hashId);
      void navigate(paths.pickup);
    };
    return (
      <button type="button" className={press} onClick={handlePlan}>
        {t('home:numbers.plan')}
      </button>
    );
  }
  if (name === 'unread') {
    return (
      <Link to={paths.conversation(hashId)} className={press}>
        {t('home:numbers.answer')}
      </Link>
    );
  }
  if (name === 'outbid' && amount !== null && !testAccess) {
    return (
      <NextBidLink hashId={hashId} amount={amount} className={isBeyondLimit(first) ? press : raise}>
        {t('offers:bidNext', { amount: money(amount) })}
      </NextBidLink>
    );
  }
  return (
    <OfferLink hashId={hashId} className={press}>
      {t('home:numbers.view')}
    </OfferLink>
  );
}
