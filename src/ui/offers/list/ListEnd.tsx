import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LoadOffers } from '../../../application/offers/list/LoadOffers';
import type { OfferListStore } from '../../../application/offers/list/OfferListStore';
import { activeFilterCount } from '../../../domain/offers/list/OfferFilters';
import { activeRefinements } from '../../../domain/offers/list/Refinements';
import common from '../../shared/common.module.css';
import { FailureNotice } from '../../shared/FailureNotice';
import { EndOfList } from '../../shared/lists/EndOfList';
import { TileSkeletons } from '../../shared/lists/Skeletons';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import styles from './ListEnd.module.css';

interface ListEndProps {
  readonly list: OfferListStore;
  /** False while the first tiles of loaded offers are not rendered yet. */
  readonly isDrawn: boolean;
}

/** Shown below the last row: a loading state, a failure, an empty list, or the end of the list. */
export const ListEnd = observer(function ListEnd({ list, isDrawn }: ListEndProps) {
  const { t } = useTexts('offers');
  const loadOffers = useInjection(LoadOffers);
  const { status } = list;
  // If the offers are loaded already, their tiles render within moments and skeletons would only flash.
  const [wasAwaited] = useState(list.ids.length === 0);

  if (status.step === 'failed') {
    const { what } = status;
    return (
      <div className={styles.end}>
        <FailureNotice
          title={t(what === 'more' ? 'failedMore' : 'failedTitle')}
          failure={status.failure}
          onTryAgain={() => void (what === 'more' ? loadOffers.more(list.tab) : loadOffers.refresh(list.tab))}
        />
      </div>
    );
  }
  if (!isDrawn && !wasAwaited) return null;
  if (!isDrawn || (list.ids.length === 0 && list.lastFetchedAt === null)) return <TileSkeletons />;
  if (list.isEmpty && status.step === 'idle') {
    // A filtered list may be empty although there is something to list.
    const empty = activeFilterCount(list.question.filters) > 0 ? 'browse' : list.tab;
    return (
      <div className={common.empty}>
        <h2>{t(`empty.${empty}.title`)}</h2>
        <p>{t(`empty.${empty}.hint`)}</p>
        <Link to={paths.browse}>{t(list.tab === 'browse' ? 'filters.clear' : 'browseAll')}</Link>
      </div>
    );
  }
  const isRefined = activeRefinements(list.question.refinements).length > 0;
  if (list.question.paging === 'paginated' || (isRefined && list.hasMore && status.step === 'idle')) return null;
  return (
    <EndOfList
      list={list}
      texts={{ loading: t('loadingMore'), end: t('end') }}
      className={styles.end}
      onMore={() => void loadOffers.more(list.tab)}
    />
  );
});
