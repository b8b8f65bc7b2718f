import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Clock } from '../application/ports/Clock';
import { Diagnostics } from '../application/ports/Diagnostics';
import { BeginWork } from '../application/session/BeginWork';
import { OfferLists } from '../application/offers/OfferLists';
import { SECOND } from '../domain/shared/Instant';
import { brandLineAt } from './home/brandPaths';
import { KeySheetOnAsking } from './navigation/KeySheetOnAsking';
import { SideMenu } from './navigation/SideMenu';
import { ConnectionBanner } from './notifications/ConnectionBanner';
import { OutbidAnnouncer } from './notifications/OutbidAnnouncer';
import { brandOf } from './offers/brandOf';
import { BROWSE_PATH } from './offers/browsePath';
import { BrowsePage } from './offers/BrowsePage';
import { OfferOpener } from './offers/OfferOpener';
import { preloadFilterDrawer } from './offers/filterPart';
import { preloadOfferPage } from './offers/offerParts';
import { useOverlay } from './offers/useOverlay';
import { OverlaidOffer, PageRoutes } from './routes';
import { ErrorBoundary } from './shared/ErrorBoundary';
import { useInjection } from './shared/useInjection';
import styles from './Shell.module.css';

/** By then nothing that the dealer waits for is under way. */
const FILTERS_AHEAD_AFTER = 10 * SECOND;

/** All that a signed-in dealer sees: the menu, the page at the address, and an opened offer over it. */
export const Shell = observer(function Shell() {
  const { t } = useTranslation('navigation');
  const beginWork = useInjection(BeginWork);
  const lists = useInjection(OfferLists);
  const clock = useInjection<Clock>(Clock);
  const diagnostics = useInjection<Diagnostics>(Diagnostics);
  const here = useLocation();
  const { background } = useOverlay();
  const page = background ?? here;
  const brand = brandOf(
    page.pathname === BROWSE_PATH ? lists.of('browse').question.filters.vehicleType : brandLineAt(page.pathname),
  );

  useEffect(() => {
    const begin = () => {
      void beginWork.execute();
      // Once they are there, an offer that is held opens without a network too, and so do the filters.
      preloadOfferPage();
      clock.after(FILTERS_AHEAD_AFTER, preloadFilterDrawer);
    };
    // The page's own effects came before this one: what is in front of the dealer is being fetched by now.
    return when(() => isScreenThere(lists), begin);
  }, [lists, beginWork, clock]);

  const handleCrash = (error: unknown) =>
    diagnostics.report({
      kind: 'unexpected',
      where: page.pathname,
      what: error instanceof Error ? error.message : String(error),
    });

  return (
    <OfferOpener>
      <div className={styles.shell} data-brand={brand}>
        <a href="#content" className={styles.skip}>
          {t('skip')}
        </a>
        <SideMenu />
        <main id="content" className={styles.main} tabIndex={-1}>
          <ConnectionBanner />
          <ErrorBoundary key={page.pathname} onCrash={handleCrash}>
            <div className={styles.under} inert={background !== null}>
              <BrowsePage location={page} />
              <PageRoutes location={page} />
            </div>
            <OverlaidOffer />
          </ErrorBoundary>
          <KeySheetOnAsking />
          <OutbidAnnouncer />
        </main>
      </div>
    </OfferOpener>
  );
});

const isScreenThere = (lists: OfferLists): boolean =>
  lists.visible === null ? !lists.isScreenAwaited : lists.of(lists.visible).status.step !== 'loading';
