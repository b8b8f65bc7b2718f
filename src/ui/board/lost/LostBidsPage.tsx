import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { FindLostBids } from '../../../application/board/FindLostBids';
import { LostBidStore } from '../../../application/board/LostBidStore';
import { isCloseMiss } from '../../../domain/board/LostBids';
import { Button } from '../../shared/Button';
import { FailureNotice } from '../../shared/FailureNotice';
import { PageHead } from '../../shared/PageHead';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useMainName } from '../../shared/useMainName';
import { useTitle } from '../../shared/useTitle';
import page from '../BoardPage.module.css';
import styles from './LostBidsPage.module.css';
import { LostTable } from './LostTable';
import { MissTable } from './MissTable';

/** By how much the dealer's bids from this device were below the final prices. */
export const LostBidsPage = observer(function LostBidsPage() {
  const { t } = useTexts(['boardLost', 'offersVehicle', 'shared']);
  const { number } = useFormat();
  const findLostBids = useInjection(FindLostBids);
  const { search, bids, sales, isCut } = useInjection(LostBidStore);
  useTitle(t('boardLost:title'));
  useMainName(t('boardLost:title'));
  useEffect(() => () => findLostBids.cancel(), [findLostBids]);

  const isSearching = search.step === 'searching';
  const close = bids.filter(isCloseMiss);
  const progress = () => {
    if (search.step !== 'searching') return null;
    const { read, pages } = search;
    return pages === null ? t('shared:loading') : t('boardLost:progress', { read, pages });
  };
  const summary = () => {
    const found = t('boardLost:found', { count: bids.length, sales: number(sales) });
    return isCut ? `${found} ${t('boardLost:cut')}` : found;
  };
  return (
    <div className={page.page}>
      <PageHead title={t('boardLost:title')}>
        <Link to={paths.dealBoard}>{t('boardLost:toBoard')}</Link>
      </PageHead>
      <div className={page.content}>
        <p>{t('boardLost:lead')}</p>
        <div className={page.presses}>
          <Button kind="primary" busy={isSearching} onClick={() => void findLostBids.execute()}>
            {t('boardLost:compare')}
          </Button>
          {isSearching && <Button onClick={() => findLostBids.cancel()}>{t('shared:cancel')}</Button>}
          <p role="status" className={page.said}>
            {progress()}
          </p>
        </div>
        {search.step === 'failed' && (
          <FailureNotice
            title={t('boardLost:failed')}
            failure={search.failure}
            onTryAgain={() => void findLostBids.execute()}
          />
        )}
        {sales > 0 && <p role="status">{summary()}</p>}
        {bids.length > 0 && (
          <>
            <p>{t('boardLost:close', { count: close.length })}</p>
            <div className={styles.medians}>
              <MissTable
                bids={bids}
                title={t('boardLost:perLine')}
                groupOf={({ vehicleType }) => t(`offersVehicle:types.${vehicleType}`)}
              />
              <MissTable bids={bids} title={t('boardLost:perMake')} groupOf={({ make }) => make} />
            </div>
            <LostTable bids={bids} />
          </>
        )}
      </div>
    </div>
  );
});
