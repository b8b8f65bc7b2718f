import {
  CalendarDays,
  CircleArrowDown,
  CircleCheck,
  Eye,
  type IconNode,
  MessageSquare,
  ReceiptText,
  Search,
  TrendingDown,
  Trophy,
} from 'lucide';
import { observer } from 'mobx-react-lite';
import { EditBidAmount } from '../../application/bidding/bar/EditBidAmount';
import { KeepPickupPlan } from '../../application/board/KeepPickupPlan';
import { LoadToday } from '../../application/home/LoadToday';
import { TodayParts } from '../../application/home/TodayParts';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { withStop } from '../../domain/board/PickupPlan';
import { homeNumberText, isLowerBound } from '../../domain/home/HomeNumber';
import {
  mayHaveWaiting,
  type OfferEntry,
  type TodayEntry,
  type TodayName,
  type TodayPart,
  hasWaiting,
} from '../../domain/home/TodayPart';
import { searchWithStanding } from '../../domain/offers/OwnBidStanding';
import { SearchLink } from '../search/SearchLink';
import { Button } from '../shared/Button';
import buttons from '../shared/Button.module.css';
import common from '../shared/common.module.css';
import { FailureNotice } from '../shared/FailureNotice';
import { Icon } from '../shared/icons/Icon';
import { RowSkeletons } from '../shared/lists/Skeletons';
import { useMainName } from '../shared/loading/useMainName';
import { Link, useNavigation } from '../shared/navigation';
import { OfferLink } from '../shared/offer/OfferLink';
import { PageHead } from '../shared/page/PageHead';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { RelativeTime } from '../shared/texts/RelativeTime';
import { useDayText } from '../shared/texts/useDayText';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import styles from './TodayPage.module.css';

const targets: Readonly<Record<TodayName, string>> = {
  outbid: paths.myBets + searchWithStanding('outbid', ''),
  accepted: paths.dealBoard,
  dropped: paths.liked,
  newMatches: paths.savedSearches,
  cameBack: paths.browse,
  unread: paths.conversations,
  toPickUp: paths.inRealization,
  invoices: paths.purchaseInvoices,
};

const icons: Readonly<Record<TodayName, IconNode>> = {
  outbid: CircleArrowDown,
  accepted: Trophy,
  dropped: TrendingDown,
  newMatches: Search,
  cameBack: Eye,
  unread: MessageSquare,
  toPickUp: CalendarDays,
  invoices: ReceiptText,
};

/** What the dealer must do now. What does not wait is left out. */
export const TodayPage = observer(function TodayPage() {
  const { t } = useTexts('homeToday');
  const loadToday = useInjection(LoadToday);
  const { all, visitBefore } = useInjection(TodayParts);
  const { dayAndTime } = useFormat();
  const now = useNow();
  const { failure } = loadToday;
  useTitle(t('title'));
  useMainName(t('title'));
  useRun(LoadToday);

  const isWaiting = all.some(hasWaiting);
  const isUncertain = all.some(mayHaveWaiting);
  const isNotLoaded = ({ number }: TodayPart) => number.state === 'unknown' && number.reason === 'notLoaded';
  const isLoading = !isWaiting && failure === null && all.some(isNotLoaded);
  return (
    <div className={common.fill}>
      <PageHead
        title={t('title')}
        {...(visitBefore !== null && { lead: t('visitBefore', { since: dayAndTime(visitBefore, now) }) })}
      />
      <div className={styles.body}>
        {failure && <FailureNotice title={t('failed')} failure={failure} onTryAgain={() => loadToday.tryAgain()} />}
        {isLoading && <RowSkeletons />}
        {!isLoading &&
          all.map(part => (hasWaiting(part) || mayHaveWaiting(part)) && <Part key={part.name} part={part} />)}
        {!isWaiting && !isUncertain && <NothingToDo />}
      </div>
    </div>
  );
});

function NothingToDo() {
  const { t } = useTexts('homeToday');
  return (
    <div className={`${common.empty} ${styles.nothing}`} role="status">
      <h2 className={styles.done}>
        <Icon of={CircleCheck} size={20} /> <span>{t('nothing.title')}</span>
      </h2>
      <p>{t('nothing.hint')}</p>
      <Link to={paths.browse}>{t('nothing.browse')}</Link>
    </div>
  );
}

/** What waits, with its number, and below it each thing on one line. What cannot be counted yet says so. */
const Part = observer(function Part({ part }: { readonly part: TodayPart }) {
  const { t } = useTexts(['homeToday', 'shared']);
  const { name, number, entries } = part;
  const sourceOf = ({ held, total }: { readonly held: number; readonly total: number | null }) =>
    t(name === 'newMatches' ? 'homeToday:countedSearches' : 'homeToday:counted', {
      held,
      total: total ?? t('shared:atLeast', { counted: held }),
    });
  const source = number.state === 'counted' && isLowerBound(number) ? sourceOf(number) : undefined;
  return (
    <section className={styles.part} data-waits={hasWaiting(part)}>
      <h2 className={styles.head}>
        {entries.length === 0 && <Icon of={icons[name]} size={18} />}
        <Link to={targets[name]} title={source}>
          <strong>{homeNumberText(number)}</strong>{' '}
          <span>{t(`homeToday:names.${name}`, { count: number.state === 'unknown' ? 0 : number.count })}</span>
          {source && <span className="visually-hidden">{`. ${source}`}</span>}
        </Link>
        {number.state === 'unknown' && <span className={common.small}>{t('homeToday:notCounted')}</span>}
        {hasWaiting(part) && entries.length === 0 && (name === 'unread' || name === 'invoices') && (
          <Link to={targets[name]} className={buttons.button}>
            {t(`homeToday:press.${name}`)}
          </Link>
        )}
      </h2>
      {entries.length > 0 && (
        <ul>
          {entries.map(entry => (
            <li key={entry.kind === 'search' ? entry.searchId : entry.hashId} className={styles.entry} data-kind={name}>
              <Icon of={icons[name]} size={18} />
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

function Entry({ entry }: { readonly entry: TodayEntry }) {
  if (entry.kind === 'search') return <SearchLink id={entry.searchId} />;
  return (
    <>
      <OfferLink hashId={entry.hashId} className={styles.offer} translate="no">
        {entry.name}
      </OfferLink>
      <EntryText entry={entry} />
      <EntryPress entry={entry} />
    </>
  );
}

function EntryText({ entry }: { readonly entry: OfferEntry }) {
  const { t } = useTexts(['homeToday', 'offers']);
  const { money, moment, dayAndTime } = useFormat();
  const dayText = useDayText();
  const now = useNow();
  const text = () => {
    switch (entry.kind) {
      case 'outbid':
        return entry.limit === null
          ? t('homeToday:outbid', { amount: money(entry.highestBid) })
          : t('homeToday:outbidWithLimit', { amount: money(entry.highestBid), limit: money(entry.limit) });
      case 'dropped': {
        const prices = { before: money(entry.from), now: money(entry.to) };
        return entry.at === null
          ? t('homeToday:dropped', prices)
          : t('homeToday:droppedSince', { ...prices, seen: dayAndTime(entry.at, now) });
      }
      case 'cameBack':
        return t(`offers:hidden.back.${entry.reason}`);
      case 'accepted':
        return t('homeToday:acceptedSince', { since: moment(entry.at) });
      case 'toPickUp':
        return t('homeToday:toPickUp');
      case 'unread':
        return t('homeToday:lastMessage', { day: dayText(entry.day) });
    }
  };
  const at = entry.kind === 'outbid' || entry.kind === 'toPickUp' || entry.kind === 'cameBack' ? entry.at : null;
  return (
    <span className={styles.text}>
      {entry.kind === 'outbid' && entry.isNew && <strong>{t('homeToday:isNew')}</strong>} <span>{text()}</span>
      {at !== null && (
        <>
          <span>{' · '}</span>
          <RelativeTime instant={at} />
        </>
      )}
    </span>
  );
}

/** The one thing to do about it. A bid is filled in and not sent. */
function EntryPress({ entry }: { readonly entry: OfferEntry }) {
  const { t } = useTexts('homeToday');
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  const editBidAmount = useInjection(EditBidAmount);
  const keepPlan = useInjection(KeepPickupPlan);
  const { navigate } = useNavigation();
  if (entry.kind === 'toPickUp') {
    const handlePlan = () => {
      // A vehicle that is on the tour keeps its place there.
      keepPlan.change(plan => (plan.stops.includes(entry.hashId) ? plan : withStop(plan, entry.hashId, true)));
      void navigate(paths.pickup);
    };
    return <Button onClick={handlePlan}>{t('setDate')}</Button>;
  }
  if (entry.kind === 'unread') {
    return (
      <Link to={paths.conversation(entry.hashId)} className={buttons.button}>
        {t('press.unread')}
      </Link>
    );
  }
  if (entry.kind !== 'outbid') {
    return (
      <OfferLink hashId={entry.hashId} className={buttons.button}>
        {t('open')}
      </OfferLink>
    );
  }
  const handleOpen = () => {
    const offer = registry.get(entry.hashId);
    if (offer) editBidAmount.fillIn(offer, entry.raise);
  };
  return (
    <OfferLink hashId={entry.hashId} className={buttons.button} onOpen={handleOpen}>
      {t('bid', { amount: money(entry.raise) })}
    </OfferLink>
  );
}
