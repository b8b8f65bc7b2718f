import { RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { InvoiceListStore } from '../../application/invoices/InvoiceListStore';
import { ReadingPosition } from '../../application/navigation/ReadingPosition';
import { CounterStore } from '../../application/notifications/CounterStore';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { Empty } from '../kit/Empty';
import { kitClass } from '../kit/kitElement';
import { Column, Content } from '../kit/Layout';
import * as end from '../offers/list/OfferRows.module.css';
import { IconButton } from '../shared/IconButton';
import { Icon } from '../shared/icons/Icon';
import { belowSight } from '../shared/lists/belowSight';
import { EndOfList, UnreadableRows } from '../shared/lists/EndOfList';
import { RowSkeletons } from '../shared/lists/Skeletons';
import { UpdateFailed } from '../shared/lists/UpdateFailed';
import { useListCount } from '../shared/lists/useListCount';
import { useLoadNearEnd } from '../shared/lists/useLoadNearEnd';
import { Link } from '../shared/navigation';
import { PageHead } from '../shared/page/PageHead';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { PrintSheet } from '../shared/print/PrintSheet';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import * as styles from './InvoicesPage.module.css';
import { InvoiceTable } from './InvoiceTable';

const scrolling = kitClass({ grow: true, minHeight: 0, place: true, innerOutline: true });

/** The invoices for the vehicles that the dealer has picked up. */
export const InvoicesPage = observer(function InvoicesPage() {
  const { t } = useTexts(['invoices', 'offers']);
  const { pages } = useInjection(InvoiceListStore);
  const { list } = pages;
  const lists = useInjection(OfferLists);
  const readingPosition = useInjection(ReadingPosition);
  const listCount = useListCount();
  const area = useRef<HTMLDivElement>(null);
  useTitle(t('invoices:title'));

  useEffect(() => {
    lists.screenOpened();
    void pages.show();
    return readingPosition.shows({ name: () => 'invoices', list, more: () => pages.more() });
  }, [lists, pages, list, readingPosition]);
  useEffect(() => pages.run(), [pages]);
  useRun(CounterStore, 'invoices', list);

  const { place } = list;
  const { restarts } = place;
  useLayoutEffect(() => {
    area.current!.scrollTop = place.scrollTop;
  }, [place, restarts]);

  const loadNearEnd = useLoadNearEnd({
    below: () => belowSight(area),
    mayContinue: list.ids.length > 0,
    isIdle: () => list.status.step === 'idle',
    loading: pages,
  });

  const handleScroll = () => {
    place.scrolledTo(area.current!.scrollTop);
    loadNearEnd();
  };

  return (
    <Column grow minHeight={0} wide>
      <PageHead
        title={t('invoices:title')}
        lead={() => (list.lastFetchedAt === null ? '' : listCount(list, t('invoices:count', { count: list.count })))}
      >
        <UpdateFailed failure={list.updateFailure} onTryAgain={() => pages.update()} />
        <IconButton
          name={t('offers:toolbar.refresh')}
          icon={<Icon of={RefreshCw} size={18} />}
          aria-busy={list.status.step === 'loading'}
          onClick={() => void list.refresh()}
        />
      </PageHead>
      <div
        ref={area}
        role="region"
        aria-label={t('invoices:title')}
        tabIndex={0}
        className={`${scrolling} ${styles.area}`}
        onScroll={handleScroll}
      >
        <Content paddingBottom={0} goneEmpty className={styles.rows}>
          <InvoiceTable invoices={pages.rows} />
        </Content>
        <ListEnd pages={pages} />
        <UnreadableRows count={list.unreadable} />
      </div>
      <PrintSheet title={t('invoices:title')} rows={{ held: list.ids.length, total: list.totalCount }}>
        <InvoiceTable invoices={pages.rows} />
      </PrintSheet>
    </Column>
  );
});

/** Shown below the last row. */
function ListEnd({ pages }: { readonly pages: InvoiceListStore['pages'] }) {
  const { list } = pages;
  const { t } = useTexts(['invoices', 'offers']);
  return (
    <EndOfList
      list={list}
      texts={{
        failed: t('invoices:failed'),
        failedMore: t('invoices:failedMore'),
        loading: t('invoices:loadingMore'),
        end: t('offers:end'),
      }}
      onRefresh={() => void list.refresh()}
      onMore={() => void pages.more()}
      skeletons={<RowSkeletons />}
      empty={
        <Empty title={t('invoices:empty.title')} hint={t('invoices:empty.hint')}>
          <Link to={paths.inRealization}>{t('invoices:empty.toDeals')}</Link>
        </Empty>
      }
      className={`${end.end} ${kitClass({ pageWidth: true })}`}
    />
  );
}
