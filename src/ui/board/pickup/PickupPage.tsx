import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { DealBoard } from '../../../application/board/DealBoard';
import { PickupTour } from '../../../application/board/PickupTour';
import { DealStatements } from '../../../application/handover/DealStatements';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { Clock } from '../../../application/ports/Clock';
import { deviceToday } from '../../../application/shared/deviceToday';
import { sellerName } from '../../../domain/board/ContentLines';
import { addressLines } from '../../../domain/deals/TransportRoute';
import { isPickedUp } from '../../../domain/offers/Deal';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { yearOf } from '../../../domain/shared/LocalDate';
import { ListEnd } from '../../offers/list/ListEnd';
import { LazyDateField } from '../../selling/invoices/lazyViews';
import common from '../../shared/common.module.css';
import { TextField } from '../../shared/fields/TextField';
import { useKeptFocus } from '../../shared/input/useKeptFocus';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { useMainName } from '../../shared/loading/useMainName';
import { Link } from '../../shared/navigation';
import { OfferLink } from '../../shared/offer/OfferLink';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import page from '../BoardPage.module.css';
import { ForPickup } from '../DealCard';
import { usePapers } from '../handover/usePapers';
import { LazyHandoverPage } from '../lazyViews';
import { type PaperKind, PaperPreview } from './papers/PaperPreview';
import styles from './PickupPage.module.css';
import { StopList } from './StopList';
import { TourFiles } from './TourFiles';
import { usePlannedDeals } from './usePlannedDeals';

/** The tour on which bought vehicles are picked up, and its papers. */
export const PickupPage = observer(function PickupPage() {
  const { t } = useTexts('boardPickup');
  const board = useInjection(DealBoard);
  const { isShown, plan } = useInjection(PickupTour);
  const registry = useInjection(OfferRegistry);
  const list = useInjection(OfferLists).of('inRealization');
  const deals = usePlannedDeals();
  const [paper, setPaper] = useState<PaperKind | null>(null);
  useTitle(t('title'));
  useMainName(t('title'));
  useLayoutEffect(() => board.run(), [board]);
  useRun(PickupTour);

  // The press that puts a vehicle on the tour, or takes it off, disappears with its row.
  const keptFocus = useKeptFocus(deals.map(({ offer }) => offer.hashId).join(' '), '[data-offer] button[aria-pressed]');
  useRun(DealStatements);
  usePapers();
  useEffect(() => LazyHandoverPage.preload(), []);

  const others = list.ids.flatMap(hashId => {
    const offer = registry.get(hashId);
    const isLeft = offer?.deal && !isPickedUp(offer.deal) && !plan.stops.includes(hashId);
    return isLeft ? [offer] : [];
  });
  const isKnown = isShown && (list.lastFetchedAt !== null || deals.length > 0);
  const isEmpty = isKnown && deals.length === 0;
  return (
    <div {...keptFocus} className={`${page.page} ${styles.pickup}`} data-paper={paper ?? undefined}>
      <PageHead title={t('title')} lead={isKnown ? t('stops', { count: deals.length }) : null}>
        {!isEmpty && <Link to={paths.dealBoard}>{t('toBoard')}</Link>}
      </PageHead>
      {!isKnown && (list.status.step === 'failed' ? <ListEnd list={list} isDrawn /> : <RowSkeletons />)}
      {isEmpty && (
        <div className={common.empty}>
          <h2>{t('empty.title')}</h2>
          <p>{t(others.length > 0 ? 'chooseOthers' : 'empty.hint')}</p>
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
      {isKnown && others.length > 0 && <OtherDeals offers={others} />}
    </div>
  );
});

/** When, who picks up, and with which vehicle. */
const TourFields = observer(function TourFields() {
  const { t } = useTexts('boardPickup');
  const tour = useInjection(PickupTour);
  const { date, driver, car } = tour.plan;
  const today = deviceToday(useInjection(Clock));
  const year = yearOf(today);
  return (
    <div className={styles.fields}>
      <LazyDateField
        label={t('date')}
        value={date}
        today={today}
        years={{ first: year, last: year + 1 }}
        error={date !== null && date < today ? t('datePast') : null}
        onChange={chosen => tour.change(plan => ({ ...plan, date: chosen }))}
      />
      <TextField
        label={t('driver')}
        value={driver}
        autoComplete="off"
        onChange={({ target }) => tour.change(plan => ({ ...plan, driver: target.value }))}
      />
      <TextField
        label={t('car')}
        value={car}
        autoComplete="off"
        onChange={({ target }) => tour.change(plan => ({ ...plan, car: target.value }))}
      />
    </div>
  );
});

/** The vehicles that can be picked up too, each with the press that puts it on the tour. */
const OtherDeals = observer(function OtherDeals({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTexts('boardPickup');
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${page.content} ${styles.others}`}>
      <h2 id={id}>{t('others')}</h2>
      <ul className={common.stack}>
        {offers.map(({ hashId, label1, label2, deal }) => (
          <li key={hashId} className={styles.other} data-offer={hashId}>
            <div className={styles.about}>
              <h3 className={styles.name} translate="no">
                <OfferLink hashId={hashId}>{offerName({ hashId, label1, label2 })}</OfferLink>
              </h3>
              <p translate="no">{deal && [sellerName(deal), ...addressLines(deal)].filter(Boolean).join(', ')}</p>
            </div>
            <ForPickup hashId={hashId} name={offerName({ hashId, label1, label2 })} />
          </li>
        ))}
      </ul>
    </section>
  );
});
