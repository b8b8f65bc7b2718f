import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LoadOffers } from '../../../application/offers/list/LoadOffers';
import type { OfferList } from '../../../application/offers/list/OfferLists';
import { activeFilterCount } from '../../../domain/offers/list/BrowseFilters';
import { activeRefinements } from '../../../domain/offers/list/Refinements';
import * as common from '../../shared/common.module.css';
import { EndOfList } from '../../shared/lists/EndOfList';
import { TileSkeletons } from '../../shared/lists/Skeletons';
import { UpdateFailed } from '../../shared/lists/UpdateFailed';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './OfferRows.module.css';

interface ListEndProps {
  readonly list: OfferList;
  /** False while the first tiles of loaded offers are not rendered yet. */
  readonly isDrawn: boolean;
  /** False if nothing is said below the last row. */
  readonly isEndSaid?: boolean;
}

/** Shown below the last row: see `EndOfList`. A list in pages ends with their numbers. */
export const ListEnd = observer(function ListEnd({ list, isDrawn, isEndSaid = true }: ListEndProps) {
  const { t } = useTexts('offers');
  const loadOffers = useInjection(LoadOffers);
  const { status } = list;
  // If the offers are loaded already, their tiles render within moments and skeletons would only flash.
  const [wasAwaited] = useState(list.ids.length === 0);

  if (status.step !== 'failed') {
    if (!isDrawn) return wasAwaited ? <TileSkeletons /> : null;
    const isRefined = activeRefinements(list.question.refinements).length > 0;
    const hasEnd = list.question.paging !== 'paginated' && !(isRefined && list.hasMore && status.step === 'idle');
    if (list.ids.length > 0 && !hasEnd) return null;
  }
  // A filtered list may be empty although there is something to list.
  const empty = activeFilterCount(list.question.filters) > 0 ? 'browse' : list.tab;
  return (
    <EndOfList
      list={list}
      texts={{
        failed: t('failedTitle'),
        failedMore: t('failedMore'),
        loading: t('loadingMore'),
        end: isEndSaid ? t('end') : null,
      }}
      onRefresh={() => void loadOffers.refresh(list.tab)}
      onMore={() => void loadOffers.more(list.tab)}
      skeletons={<TileSkeletons />}
      empty={
        <div className={common.empty}>
          <h2>{t(`empty.${empty}.title`)}</h2>
          <p>{t(`empty.${empty}.hint`)}</p>
          <Link to={paths.browse}>{t(list.tab === 'browse' ? 'filters.clear' : 'browseAll')}</Link>
        </div>
      }
      className={styles.end}
    />
  );
});

/** Says that the rows on screen could not be fetched again. */
export const OffersNotUpdated = observer(function OffersNotUpdated({ list }: { readonly list: OfferList }) {
  const loadOffers = useInjection(LoadOffers);
  const { status, updateFailure } = list;
  // The end of the list says this too, but may be far away.
  const isRefreshFailed = list.ids.length > 0 && status.step === 'failed' && status.what === 'first';
  return (
    <UpdateFailed
      failure={isRefreshFailed ? status.failure : updateFailure}
      onTryAgain={() => loadOffers.refreshInPlace(list.tab, { withTop: true })}
    />
  );
});
