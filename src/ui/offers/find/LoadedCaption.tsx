import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { WholeLists } from '../../../application/offers/list/WholeLists';
import { ArrangementStore } from '../../../application/search/ArrangementStore';
import { ArrangeOffers } from '../../../application/search/ArrangeOffers';
import { isAsListed } from '../../../domain/offers/list/BrowseQuestion';
import { activeRefinements } from '../../../domain/offers/list/Refinements';
import { withParameter } from '../../../domain/shared/WebAddress';
import { Button } from '../../shared/Button';
import { useListCount } from '../../shared/lists/useListCount';
import { useNavigation } from '../../shared/navigation';
import { LiveText } from '../../shared/texts/LiveText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './FindBar.module.css';

/** So many offers are loaded without a press. */
const MOST_UNASKED = 2000;

/**
 * Sorting and refining know only what is loaded, so a sorted or refined list loads the rest, and says how much is loaded. The
 * dealer may stop it.
 */
export const LoadedCaption = observer(function LoadedCaption({ list }: { readonly list: OfferList }) {
  const { t } = useTexts(['offersFinding', 'shared']);
  const { compareTexts, number } = useFormat();
  const listCount = useListCount();
  const wholeLists = useInjection(WholeLists);
  const arrangeOffers = useInjection(ArrangeOffers);
  const rows = useInjection(CountedRows);
  const store = useInjection(ArrangementStore);
  const arrangement = store.of(list.tab);
  const { here, navigate } = useNavigation();
  const [isAsked, setAsked] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const { question, tab, count, isLoadingAll, status } = list;
  const isArranged = !isAsListed(question);
  const held = list.ids.length;
  const isReady = question.paging === 'infinite' && list.lastFetchedAt !== null && !list.isUnanswered;

  const isIdle = status.step === 'idle' && !isLoadingAll;
  const isDue = isArranged && isReady && isIdle && !isStopped && list.hasMore && held < MOST_UNASKED;
  // Once the list is as served again, the next order or refinement loads the rest.
  if (isStopped && !isArranged) setStopped(false);

  const loadAll = useEffectEvent(async () => {
    setAsked(false);
    await wholeLists.loadAll(tab, isAsked ? Infinity : MOST_UNASKED);
    // The dealer asked for the whole list in its order. Rows that are being read stay.
    if (!list.isInUse && list.scrollTop === 0) arrangeOffers.execute(tab, compareTexts);
  });
  useEffect(() => {
    if ((isAsked && isReady) || isDue) void loadAll();
  }, [isAsked, isReady, isDue]);

  if (!isArranged || list.lastFetchedAt === null) return null;

  const handleStop = () => {
    setStopped(true);
    list.allWanted(false);
  };
  const handleLoadAll = () => {
    setAsked(true);
    if (question.paging === 'infinite') return;
    // One page alone is never the whole list.
    const { pathname, search } = here();
    void navigate(pathname + withParameter(withParameter(search, 'page', null), 'view', 'scroll'), { replace: true });
  };
  const isRefined = activeRefinements(question.refinements).length > 0;
  const isWhole = !list.hasMore && held >= count;
  const mayLoadAll = list.hasMore || question.paging === 'paginated';
  // A push may change each of them, many times a second. The groups of the own bids say how many are shown.
  const fitting =
    isRefined && arrangement && tab !== 'ownBids' ? t('offersFinding:shown', { count: arrangement.ids.length }) : '';
  const shown = () => (fitting && rows.mayLackFitting(list) ? t('shared:atLeast', { counted: fitting }) : fitting);
  const lacking = store.lacksOwnData(list.tab) ? t('offersFinding:lacksOwnData') : '';
  const loaded = isWhole ? '' : t('offersFinding:loaded', { held, total: listCount(list, number(count)) });
  return (
    <div className={styles.caption}>
      <LiveText role="status" text={shown} />
      <LiveText role="status" text={() => lacking} />
      <LiveText role="status" text={() => loaded} />
      {isLoadingAll && (
        <Button kind="quiet" onClick={handleStop}>
          {t('offersFinding:stop')}
        </Button>
      )}
      {!isLoadingAll && !isWhole && mayLoadAll && <Button onClick={handleLoadAll}>{t('offersFinding:loadAll')}</Button>}
    </div>
  );
});
