import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { OwnPurchases } from '../../../application/bidding/deal/OwnPurchases';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
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

/** Counts the loaded bids by standing. A press on a standing filters the list. */
export const OwnBidsSummary = observer(function OwnBidsSummary({ list, chosen, onChoose }: OwnBidsSummaryProps) {
  const { t } = useTexts('offersDetails');
  const registry = useInjection(OfferRegistry);
  const purchases = useInjection(OwnPurchases);
  // Most pushes change no count.
  const derived = useMemo(
    () => computed(() => countsOf(list, registry, purchases), { equals: compareStructural }),
    [list, registry, purchases],
  );
  const counts = derived.get();
  const shown = ownBidStandings.filter(standing => counts.has(standing) || standing === chosen);
  // Keeps the space free until the counts are known, so that the list below does not shift.
  if (list.lastFetchedAt === null) return <div className={styles.summary} />;
  if (shown.length === 0) return null;
  return (
    <div className={styles.summary}>
      <div role="group" aria-label={t('ownBids.label')} className={styles.standings}>
        {shown.map(standing => (
          <button
            key={standing}
            type="button"
            className={styles.standing}
            data-standing={standing}
            aria-pressed={standing === chosen}
            onClick={() => onChoose(standing === chosen ? null : standing)}
          >
            <Icon of={standingIcons[standing]} size={16} /> <span>{t(`ownBids.${standing}`)}</span>{' '}
            <strong>{counts.get(standing) ?? 0}</strong>
          </button>
        ))}
        {list.mayLackRows && <span className={styles.loaded}>{t('ownBids.ofLoaded')}</span>}
      </div>
      <RaiseSeveral />
    </div>
  );
});

function countsOf(list: OfferListStore, registry: OfferRegistry, purchases: OwnPurchases) {
  const counts = new Map<OwnBidStanding, number>();
  for (const hashId of list.ids) {
    const offer = registry.get(hashId);
    if (!offer) continue;
    const standing = ownBidStanding(offer, purchases.of(offer));
    counts.set(standing, (counts.get(standing) ?? 0) + 1);
  }
  return counts;
}
