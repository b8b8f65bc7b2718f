import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { KeepPickupPlan } from '../../../application/board/KeepPickupPlan';
import { ShowBoard } from '../../../application/board/ShowBoard';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { Clock } from '../../../application/ports/Clock';
import { localDateAt, yearOf } from '../../../domain/shared/LocalDate';
import { ListEnd } from '../../offers/list/ListEnd';
import { LazyDateField } from '../../selling/invoices/lazyViews';
import common from '../../shared/common.module.css';
import { TextField } from '../../shared/fields/TextField';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { useMainName } from '../../shared/loading/useMainName';
import { Link } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import page from '../BoardPage.module.css';
import { type PaperKind, PaperPreview } from './papers/PaperPreview';
import styles from './PickupPage.module.css';
import { StopList } from './StopList';
import { TourFiles } from './TourFiles';
import { usePlannedDeals } from './usePlannedDeals';

/** The tour on which bought vehicles are picked up, and its papers. */
export const PickupPage = observer(function PickupPage() {
  const { t } = useTexts('boardPickup');
  const showBoard = useInjection(ShowBoard);
  const { isShown } = useInjection(KeepPickupPlan);
  const list = useInjection(OfferLists).of('inRealization');
  const deals = usePlannedDeals();
  const [paper, setPaper] = useState<PaperKind | null>(null);
  useTitle(t('title'));
  useMainName(t('title'));
  useLayoutEffect(() => showBoard.run(), [showBoard]);
  useRun(KeepPickupPlan);

  const isKnown = isShown && (list.lastFetchedAt !== null || deals.length > 0);
  const isEmpty = isKnown && deals.length === 0;
  return (
    <div className={`${page.page} ${styles.pickup}`} data-paper={paper ?? undefined}>
      <PageHead title={t('title')} lead={isKnown ? t('stops', { count: deals.length }) : null}>
        {!isEmpty && <Link to={paths.dealBoard}>{t('toBoard')}</Link>}
      </PageHead>
      {!isKnown && (list.status.step === 'failed' ? <ListEnd list={list} isDrawn /> : <RowSkeletons />)}
      {isEmpty && (
        <div className={common.empty}>
          <h2>{t('empty.title')}</h2>
          <p>{t('empty.hint')}</p>
          <Link to={paths.dealBoard}>{t('toBoard')}</Link>
        </div>
      )}
      {isKnown && deals.length > 0 && (
        <div className={`${page.content} ${styles.tour}`}>
          <div className={styles.plan}>
            <TourFields />
            <StopList deals={deals} />
            <TourFiles deals={deals} onPaper={setPaper} />
          </div>
          {paper && <PaperPreview key={paper} kind={paper} deals={deals} />}
        </div>
      )}
    </div>
  );
});

/** When, who picks up, and with which vehicle. */
const TourFields = observer(function TourFields() {
  const { t } = useTexts('boardPickup');
  const keepPlan = useInjection(KeepPickupPlan);
  const { date, driver, car } = keepPlan.plan;
  const today = localDateAt(useInjection<Clock>(Clock).now());
  const year = yearOf(today);
  return (
    <div className={styles.fields}>
      <LazyDateField
        label={t('date')}
        value={date}
        today={today}
        years={{ first: year, last: year + 1 }}
        error={date !== null && date < today ? t('datePast') : null}
        onChange={chosen => keepPlan.change(plan => ({ ...plan, date: chosen }))}
        onLeave={() => {}}
      />
      <TextField
        label={t('driver')}
        value={driver}
        autoComplete="off"
        onChange={({ target }) => keepPlan.change(plan => ({ ...plan, driver: target.value }))}
      />
      <TextField
        label={t('car')}
        value={car}
        autoComplete="off"
        onChange={({ target }) => keepPlan.change(plan => ({ ...plan, car: target.value }))}
      />
    </div>
  );
});
