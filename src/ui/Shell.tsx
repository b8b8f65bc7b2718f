import { when } from 'mobx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Diagnostics } from '../application/ports/Diagnostics';
import { BeginWork } from '../application/session/BeginWork';
import { OfferLists } from '../application/offers/OfferLists';
import { KeySheetOnAsking } from './navigation/KeySheetOnAsking';
import { SideMenu } from './navigation/SideMenu';
import { ConnectionBanner } from './notifications/ConnectionBanner';
import { BrowsePage } from './offers/BrowsePage';
import { OfferOpener } from './offers/OfferOpener';
import { preloadOfferPage } from './offers/preloadOfferPage';
import { useOverlay } from './offers/useOverlay';
import { OverlaidOffer, PageRoutes } from './routes';
import { ErrorBoundary } from './shared/ErrorBoundary';
import { useInjection } from './shared/useInjection';
import styles from './Shell.module.css';

/** All that a signed-in dealer sees: the menu, the page at the address, and an opened offer over it. */
export function Shell() {
  const { t } = useTranslation('navigation');
  const beginWork = useInjection(BeginWork);
  const lists = useInjection(OfferLists);
  const diagnostics = useInjection<Diagnostics>(Diagnostics);
  const here = useLocation();
  const { background } = useOverlay();
  const page = background ?? here;

  useEffect(() => {
    const begin = () => {
      void beginWork.execute();
      // Once it is there, an offer that is held opens without a network too.
      preloadOfferPage();
    };
    // The page's own effects came before this one: the list in front of the dealer is being fetched by now.
    return when(() => isVisibleListThere(lists), begin);
  }, [lists, beginWork]);

  const handleCrash = (error: unknown) =>
    diagnostics.report({
      kind: 'unexpected',
      where: page.pathname,
      what: error instanceof Error ? error.message : String(error),
    });

  return (
    <OfferOpener>
      <div className={styles.shell}>
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
        </main>
      </div>
    </OfferOpener>
  );
}

const isVisibleListThere = (lists: OfferLists): boolean =>
  lists.visible === null || lists.of(lists.visible).status.step !== 'loading';
