import { observer } from 'mobx-react-lite';
import { OwnBidList } from '../../../application/bidding/raise/OwnBidList';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { type BidGroup, bidGroups, groupOfStanding } from '../../../domain/bidding/OwnBid';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { type OwnBidStanding, ownBidStandings } from '../../../domain/offers/OwnBidStanding';
import { RaiseSeveral } from '../../bidding/bets/RaiseSeveral';
import { Icon } from '../../shared/icons/Icon';
import { showWhole } from '../../shared/input/showWhole';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { standingIcons } from '../parts/StandingMark';
import styles from './OwnBidsSummary.module.css';

interface OwnBidsSummaryProps {
  readonly list: OfferList;
  readonly chosen: OwnBidStanding | null;
  readonly onChoose: (standing: OwnBidStanding | null) => void;
}

const ownBids: readonly OfferTab[] = ['ownBids'];
const none: readonly OfferTab[] = [];

/** Counts all own bids by the groups of the list, once they are loaded. A press on a group shows it alone. */
export const OwnBidsSummary = observer(function OwnBidsSummary({ list, chosen, onChoose }: OwnBidsSummaryProps) {
  const { t } = useTexts(['offersDetails', 'biddingBets']);
  const { counts, areCounted } = useInjection(OwnBidList);
  // A list without pages loads all of them itself.
  useRun(CountedRows, list.question.paging === 'paginated' ? ownBids : none);
  const chosenGroup = chosen && groupOfStanding[chosen];
  const shown = bidGroups.filter(group => counts.has(group) || group === chosenGroup);
  // Keeps the space free until the counts are known, so that the list below does not shift.
  if (list.lastFetchedAt === null) return <div className={styles.summary} />;
  if (shown.length === 0) return null;
  return (
    <div className={styles.summary}>
      <div role="group" aria-label={t('offersDetails:ownBids.label')} className={styles.standings} onFocus={showWhole}>
        {shown.map(group => {
          const isChosen = group === chosenGroup;
          const standing = standingFor(group);
          return (
            <button
              key={group}
              type="button"
              className={styles.standing}
              data-standing={standing}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? null : standing)}
            >
              <Icon of={standingIcons[standing]} size={16} /> <span>{t(`biddingBets:groups.${group}`)}</span>{' '}
              {areCounted && <strong>{counts.get(group) ?? 0}</strong>}
            </button>
          );
        })}
      </div>
      <RaiseSeveral />
    </div>
  );
});

/** The standing in the address that asks for a group. Only the closed bids have several. */
const standingFor = (group: BidGroup): OwnBidStanding =>
  ownBidStandings.findLast(standing => groupOfStanding[standing] === group)!;
