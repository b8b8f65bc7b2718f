import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router';
import { LoadOffers } from '../../application/offers/LoadOffers';
import { OfferLists } from '../../application/offers/OfferLists';
import { fromSearch } from '../../domain/offers/BrowseQuestion';
import type { VehicleType } from '../../domain/offers/VehicleType';
import { useInjection } from '../shared/useInjection';
import { useTitle } from '../shared/useTitle';
import { BROWSE_PATH } from './browsePath';
import { BrowseToolbar } from './BrowseToolbar';
import { importFilterDrawer } from './importFilterDrawer';
import { NewOffersPill } from './NewOffersPill';
import { OfferGrid } from './OfferGrid';
import { Pager } from './Pager';
import { useAskBrowse } from './useAskBrowse';
import styles from './BrowsePage.module.css';

const FilterDrawer = lazy(() => importFilterDrawer().then(module => ({ default: module.FilterDrawer })));

const brands: Readonly<Record<VehicleType, string>> = {
  Motorbike: 'motorbike',
  Camper: 'camper',
  AgriculturalMachine: 'agricultural',
};

/** Always mounted, so that coming back finds everything as it was left; hidden and out of reach off its own path. */
export const BrowsePage = observer(function BrowsePage({ location }: { readonly location: Location }) {
  const list = useInjection(OfferLists).of('browse');
  const isVisible = location.pathname === BROWSE_PATH;
  return (
    <div
      className={styles.page}
      data-hidden={!isVisible}
      inert={!isVisible}
      data-brand={brandOf(list.question.filters.vehicleType)}
    >
      <VisibleBrowse location={location} isVisible={isVisible} />
    </div>
  );
});

const brandOf = (type: VehicleType | null): string => brands[type ?? 'Motorbike'];

const VisibleBrowse = observer(function VisibleBrowse({
  location,
  isVisible,
}: {
  readonly location: Location;
  readonly isVisible: boolean;
}) {
  const lists = useInjection(OfferLists);
  const loadOffers = useInjection(LoadOffers);
  const ask = useAskBrowse();
  const list = lists.of('browse');
  const [isFiltering, setFiltering] = useState<boolean | null>(null);

  useEffect(() => {
    if (!isVisible) return;
    lists.shown('browse');
    void loadOffers.show('browse', fromSearch(location.search));
  }, [isVisible, location.search, lists, loadOffers]);

  return (
    <>
      {isVisible && <BrowseTitle />}
      <BrowseToolbar list={list} onFilter={() => setFiltering(true)} isListening={isVisible} />
      <NewOffersPill list={list} />
      <OfferGrid list={list} />
      <Pager list={list} onPage={page => ask({ ...list.question, page })} />
      {isFiltering !== null && (
        <Suspense>
          <FilterDrawer open={isFiltering} onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </>
  );
});

function BrowseTitle() {
  const { t } = useTranslation('offers');
  useTitle(t('lists.browse'));
  return <h1 className="visually-hidden">{t('lists.browse')}</h1>;
}
