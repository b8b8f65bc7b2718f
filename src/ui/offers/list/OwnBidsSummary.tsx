import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { type BidGroup, bidGroups, groupOfStanding } from '../../../domain/bidding/OwnBid';
import { type OwnBidStanding, ownBidStanding, ownBidStandings } from '../../../domain/offers/OwnBidStanding';
import { RaiseSeveral } from '../../bidding/bets/RaiseSeveral';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { standingIcons } from '../parts/StandingMark';
import styles from './OwnBidsSummary.module.css';

interface OwnBidsSummaryProps {
  readonly list: OfferListStore;
  readonly chosen: OwnBidStanding | null;
  readonly onChoose: (standing: OwnBidStanding | null) => void;
}

/** Counts the loaded bids by the groups of the list. A press on a group shows it alone. */
export const OwnBidsSummary = observer(function OwnBidsSummary({ list, chosen, onChoose }: OwnBidsSummaryProps) {
  const { t } = useTexts(['offersDetails', 'biddingBets']);
  const registry = useInjection(OfferRegistry);
  const purchases = useInjection(OwnPurchases);
  // Most pushes change no count.
  const derived = useMemo(
    () => computed(() => countsOf(list, registry, purchases), { equals: compareStructural }),
    [list, registry, purchases],
  );
  const counts = derived.get();
  const chosenGroup = chosen && groupOfStanding[chosen];
  const shown = bidGroups.filter(group => counts.has(group) || group === chosenGroup);
  // Keeps the space free until the counts are known, so that the list below does not shift.
  if (list.lastFetchedAt === null) return <div className={styles.summary} />;
  if (shown.length === 0) return null;
  return (
    <div className={styles.summary}>
      <div role="group" aria-label={t('offersDetails:ownBids.label')} className={styles.standings}>
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
              <strong>{counts.get(group) ?? 0}</strong>
            </button>
          );
        })}
        {list.mayLackRows && <span className={styles.loaded}>{t('offersDetails:ownBids.ofLoaded')}</span>}
      </div>
      <RaiseSeveral />
    </div>
  );
});

/** The standing in the address that asks for a group. Only the closed bids have several. */
const standingFor = (group: BidGroup): OwnBidStanding =>
  ownBidStandings.findLast(standing => groupOfStanding[standing] === group)!;

function countsOf(list: OfferListStore, registry: OfferRegistry, purchases: OwnPurchases) {
  const counts = new Map<BidGroup, number>();
  for (const hashId of list.ids) {
    const offer = registry.get(hashId);
    if (!offer) continue;
    const group = groupOfStanding[ownBidStanding(offer, purchases.of(offer))];
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
