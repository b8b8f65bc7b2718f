import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { HomeScreen } from '../../application/home/HomeScreen';
import { LoadOffers } from '../../application/offers/list/LoadOffers';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { Appearance } from '../../application/settings/Appearance';
import { defaultQuestion, sameQuestion } from '../../domain/offers/list/BrowseQuestion';
import { type VehicleType, vehicleTypes, vehicleTypesFrom } from '../../domain/offers/vehicle/VehicleType';
import { Column, Grid } from '../kit/Layout';
import { useAskBrowse } from '../offers/browse/useAskBrowse';
import { preloadOfferPage } from '../offers/lazyViews';
import { Button } from '../shared/Button';
import { FailureNotice } from '../shared/FailureNotice';
import { moveByArrow } from '../shared/input/moveByArrow';
import { useNavigation } from '../shared/navigation';
import { PageHead } from '../shared/page/PageHead';
import { useTitle } from '../shared/page/useTitle';
import { homePaths, paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { HomeFigures } from './HomeFigures';
import * as styles from './HomePage.module.css';
import { HomeRow } from './HomeRow';
import { HomeSkeletons } from './HomeSkeletons';

interface HomePageProps {
  readonly type: VehicleType;
  /** The app was opened here. */
  readonly isStart?: boolean;
}

/** The landing page: a row of tiles per vehicle type, starting with the type of this page. */
export const HomePage = observer(function HomePage({ type, isStart = false }: HomePageProps) {
  const { t } = useTexts('home');
  const home = useInjection(HomeScreen);
  const { navigate } = useNavigation();
  const showBuyNowOnly = useBuyNowOnly();
  const isStarting = useStartPage(isStart);
  const id = useId();
  useTitle(t('title'));

  useEffect(() => {
    void home.show();
    preloadOfferPage();
    return home.run();
  }, [home]);

  const { status, offersByType, unreadable, lastFetchedAt } = home;
  const types = vehicleTypesFrom(type);
  const hasNone = (row: VehicleType) =>
    lastFetchedAt !== null && offersByType[row].length === 0 && unreadable[row] === 0;
  const isEmpty = types.every(hasNone);
  const isLoading = isStarting || (lastFetchedAt === null && status.step !== 'failed');
  return (
    <Column grow minHeight={0} wide className={styles.page}>
      <PageHead title={t('title')}>
        <Button onClick={() => void navigate(paths.soldOnPlatform)}>{t('justSold')}</Button>
        <Button onClick={showBuyNowOnly}>{t('buyNowOnly')}</Button>
      </PageHead>
      <HomeFigures />
      <Column
        gap={3}
        grow
        minHeight={0}
        paddingTop={1}
        paddingInline="edge"
        paddingBottom={6}
        phone={{ paddingTop: 3 }}
        className={styles.body}
      >
        <VehicleTypeTabs type={type} panelId={id} isEmpty={hasNone} />
        <Grid gap={8} top rigid fullWidth minWidth={0} id={id} role="tabpanel" aria-labelledby={`${id}-${type}`}>
          {status.step === 'failed' && (
            <FailureNotice title={t('failed')} failure={status.failure} onTryAgain={() => void home.refresh()} />
          )}
          {isLoading && <HomeSkeletons />}
          {isEmpty && !isStarting && <p>{t('empty')}</p>}
          {lastFetchedAt !== null &&
            !isEmpty &&
            !isStarting &&
            types.map(row => (
              <HomeRow
                key={row}
                type={row}
                ids={offersByType[row]}
                unreadable={unreadable[row]}
                isNamedAbove={row === type}
              />
            ))}
        </Grid>
      </Column>
    </Column>
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

const startPaths = { today: paths.today, search: paths.browse } as const;

/** Leads to the page on which the dealer starts. True until it is known, so that nothing is shown and then replaced. */
function useStartPage(isStart: boolean): boolean {
  const home = useInjection(HomeScreen);
  const { navigate } = useNavigation();
  const [isStarting, setStarting] = useState(() => isStart && home.isStartDue);
  useEffect(() => {
    if (!isStarting) return;
    let isLeft = false;
    void home.startPage().then(page => {
      if (isLeft) return;
      if (page === 'home') setStarting(false);
      else void navigate(startPaths[page], { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [isStarting, home, navigate]);
  return isStarting;
}

interface VehicleTypeTabsProps {
  readonly type: VehicleType;
  readonly panelId: string;
  readonly isEmpty: (type: VehicleType) => boolean;
}

/** One tab per vehicle type. Arrow keys move the focus and a press navigates. A type without offers is disabled. */
function VehicleTypeTabs({ type: selected, panelId, isEmpty }: VehicleTypeTabsProps) {
  const { t } = useTexts(['offers', 'home']);
  const { navigate } = useNavigation();
  // The tab key reaches one tab. A disabled tab takes no focus.
  const reached = isEmpty(selected) ? vehicleTypes.find(type => !isEmpty(type)) : selected;
  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      aria-label={t('home:lines')}
      className={styles.tabs}
      onKeyDown={event => moveByArrow(event, '[role=tab]:enabled')}
    >
      {vehicleTypes.map(type => {
        return (
          <button
            key={type}
            id={`${panelId}-${type}`}
            type="button"
            role="tab"
            aria-selected={type === selected}
            aria-controls={panelId}
            tabIndex={type === reached ? 0 : -1}
            disabled={isEmpty(type)}
            className={styles.tab}
            onClick={() => void navigate(homePaths[type])}
          >
            {t(`offers:types.${type}`)}
          </button>
        );
      })}
    </div>
  );
}
