import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { LoadToday } from '../../application/home/LoadToday';
import { TodayParts } from '../../application/home/TodayParts';
import { homeNumberText, isLowerBound } from '../../domain/home/HomeNumber';
import {
  mayWait,
  type OfferEntry,
  type TodayEntry,
  type TodayName,
  type TodayPart,
  waits,
} from '../../domain/home/TodayPart';
import { askingFor } from '../../domain/offers/OwnBidStanding';
import { SearchLink } from '../search/SearchLink';
import common from '../shared/common.module.css';
import { FailureNotice } from '../shared/FailureNotice';
import { Icon } from '../shared/icons/Icon';
import { RowSkeletons } from '../shared/lists/Skeletons';
import { useMainName } from '../shared/loading/useMainName';
import { Link } from '../shared/navigation';
import { OfferLink } from '../shared/offer/OfferLink';
import { PageHead } from '../shared/page/PageHead';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import styles from './TodayPage.module.css';

/** The other entries are on the screen to which the part leads. */
const MOST_ENTRIES = 4;

const targets: Readonly<Record<TodayName, string>> = {
  outbid: paths.myBets + askingFor('outbid', ''),
  dropped: paths.liked,
  newMatches: paths.savedSearches,
  cameBack: paths.browse,
  unread: paths.conversations,
  toPickUp: paths.realization,
  invoices: paths.purchaseInvoices,
};

/** What the dealer must do now. What does not wait is left out. */
export const TodayPage = observer(function TodayPage() {
  const { t } = useTexts('homeToday');
  const loadToday = useInjection(LoadToday);
  const { all } = useInjection(TodayParts);
  const { failure } = loadToday;
  useTitle(t('title'));
  useMainName(t('title'));
  useRun(LoadToday);

  const waiting = all.filter(waits);
  const uncertain = all.filter(mayWait);
  const isLoading =
    waiting.length === 0 && failure === null && uncertain.some(({ number }) => number.state === 'unknown');
  return (
    <div className={common.fill}>
      <PageHead title={t('title')} />
      <div className={styles.body}>
        {failure && <FailureNotice title={t('failed')} failure={failure} onTryAgain={() => loadToday.tryAgain()} />}
        {isLoading && <RowSkeletons />}
        {waiting.length > 0 && (
          <ul className={styles.parts}>
            {waiting.map(part => (
              <li key={part.name}>
                <Part part={part} />
              </li>
            ))}
          </ul>
        )}
        {waiting.length === 0 && uncertain.length === 0 && <NothingToDo />}
        {uncertain.length > 0 && !isLoading && (
          <p className={styles.unknown}>
            {t('unknown', { parts: uncertain.map(({ name }) => t(`names.${name}`)).join(', ') })}
          </p>
        )}
      </div>
    </div>
  );
});

function NothingToDo() {
  const { t } = useTexts('homeToday');
  return (
    <div className={styles.nothing} role="status">
      <h2>
        <Icon of={CircleCheck} size={20} /> <span>{t('nothing.title')}</span>
      </h2>
      <p>{t('nothing.hint')}</p>
      <Link to={paths.browse}>{t('nothing.browse')}</Link>
    </div>
  );
}

function Part({ part: { name, number, entries } }: { readonly part: TodayPart }) {
  const { t } = useTexts(['homeToday', 'shared']);
  const sourceOf = ({ held, total }: { readonly held: number; readonly total: number | null }) =>
    t(name === 'newMatches' ? 'homeToday:countedSearches' : 'homeToday:counted', {
      held,
      total: total ?? t('shared:atLeast', { counted: held }),
    });
  const source = number.state === 'counted' && isLowerBound(number) ? sourceOf(number) : undefined;
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>
        <Link to={targets[name]} title={source}>
          <strong className={styles.number}>{homeNumberText(number)}</strong>{' '}
          <span>{t(`homeToday:names.${name}`)}</span>
          {source && <span className="visually-hidden">{`. ${source}`}</span>}
        </Link>
      </h2>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.slice(0, MOST_ENTRIES).map(entry => (
            <li key={entry.kind === 'search' ? entry.searchId : entry.hashId}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry }: { readonly entry: TodayEntry }) {
  if (entry.kind === 'search') return <SearchLink id={entry.searchId} />;
  return (
    <>
      <OfferLink hashId={entry.hashId} className={styles.offer} translate="no">
        {entry.name}
      </OfferLink>
      <EntryText entry={entry} />
    </>
  );
}

function EntryText({ entry }: { readonly entry: OfferEntry }) {
  const { t } = useTexts(['homeToday', 'offers']);
  const { money } = useFormat();
  if (entry.kind === 'cameBack') return <span>{t(`offers:hidden.back.${entry.reason}`)}</span>;
  if (entry.kind === 'raise')
    return <span>{t('homeToday:raise', { amount: money(entry.amount), limit: money(entry.limit) })}</span>;
  return <span>{t('homeToday:dropped', { before: money(entry.from), now: money(entry.to) })}</span>;
}
