import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { HomeStore } from '../../application/home/HomeStore';
import { LoadHome } from '../../application/home/LoadHome';
import { LoadOffers } from '../../application/offers/list/LoadOffers';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { Appearance } from '../../application/settings/Appearance';
import { defaultQuestion, sameQuestion } from '../../domain/offers/list/BrowseQuestion';
import { type VehicleType, vehicleTypesFrom } from '../../domain/offers/vehicle/VehicleType';
import { useAskBrowse } from '../offers/browse/useAskBrowse';
import { preloadOfferPage } from '../offers/lazyViews';
import { Button } from '../shared/Button';
import common from '../shared/common.module.css';
import { FailureNotice } from '../shared/FailureNotice';
import { TileSkeletons } from '../shared/lists/Skeletons';
import { useNavigation } from '../shared/navigation';
import { PageHead } from '../shared/page/PageHead';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { HomeFigures } from './HomeFigures';
import styles from './HomePage.module.css';
import { HomeRow } from './HomeRow';
import { VehicleTypeTabs } from './VehicleTypeTabs';

/** The landing page: a row of tiles per vehicle type, starting with the type of this page. */
export const HomePage = observer(function HomePage({ type }: { readonly type: VehicleType }) {
  const { t } = useTexts('home');
  const home = useInjection(HomeStore);
  const loadHome = useInjection(LoadHome);
  const { navigate } = useNavigation();
  const showBuyNowOnly = useBuyNowOnly();
  const id = useId();
  useTitle(t('title'));

  useEffect(() => {
    void loadHome.show();
    preloadOfferPage();
    return loadHome.run();
  }, [loadHome]);

  const { status, offersByType, unreadable, lastFetchedAt } = home;
  const types = vehicleTypesFrom(type);
  const hasNone = (row: VehicleType) =>
    lastFetchedAt !== null && offersByType[row].length === 0 && unreadable[row] === 0;
  const isEmpty = types.every(hasNone);
  const isLoading = lastFetchedAt === null && status.step !== 'failed';
  return (
    <div className={common.fill}>
      <PageHead title={t('title')}>
        <Button onClick={() => void navigate(paths.soldOnPlatform)}>{t('justSold')}</Button>
        <Button onClick={showBuyNowOnly}>{t('buyNowOnly')}</Button>
      </PageHead>
      <HomeFigures />
      <div className={styles.body}>
        <VehicleTypeTabs type={type} panelId={id} isEmpty={hasNone} />
        <div id={id} role="tabpanel" aria-labelledby={`${id}-${type}`} className={styles.rows}>
          {status.step === 'failed' && (
            <FailureNotice title={t('failed')} failure={status.failure} onTryAgain={() => void loadHome.refresh()} />
          )}
          {isLoading && <TileSkeletons />}
          {isEmpty && <p>{t('empty')}</p>}
          {lastFetchedAt !== null &&
            !isEmpty &&
            types.map(row => <HomeRow key={row} type={row} ids={offersByType[row]} unreadable={unreadable[row]} />)}
        </div>
      </div>
    </div>
  );
});

/**
 * Opens the browse list with all offers that have a fixed price. It resets all filters and fetches from the first page.
 */
function useBuyNowOnly(): () => void {
  const ask = useAskBrowse();
  const loadOffers = useInjection(LoadOffers);
  const appearance = useInjection(Appearance);
  const browse = useInjection(OfferLists).of('browse');
  return () => {
    const paging = browse.lastFetchedAt === null ? appearance.paging : browse.question.paging;
    const question = { ...defaultQuestion, paging, buyNowOnly: true };
    if (sameQuestion(browse.question, question)) void loadOffers.refreshFromTop('browse');
    ask(question);
  };
}
