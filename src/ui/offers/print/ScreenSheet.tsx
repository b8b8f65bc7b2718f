import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import { HomeScreen } from '../../../application/home/HomeScreen';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { isUnread, updatedOn } from '../../../domain/conversations/ConversationSummary';
import { type OfferTab, offerTabs } from '../../../domain/offers/list/OfferTab';
import { vehicleTypes } from '../../../domain/offers/vehicle/VehicleType';
import { DataTable } from '../../shared/lists/DataTable';
import { homePaths, listPaths, paths } from '../../shared/paths';
import { PageSheet } from '../../shared/print/PageSheet';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useKeptScroll } from '../../shared/print/usePrinting';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { OfferSheet } from './OfferSheet';
import { PrintedOffers } from './PrintedOffers';

const homes: readonly string[] = ['/', ...Object.values(homePaths)];

/** What is printed of a page without a sheet of its own, or of the offer above a page. No print moves what is on screen. */
export const ScreenSheet = observer(function ScreenSheet() {
  const { openOffer } = useInjection(OfferLists);
  const { pathname } = useLocation();
  useKeptScroll();
  const tab = offerTabs.find(each => listPaths[each] === pathname);
  if (openOffer !== null) return <OfferSheet hashId={openOffer} />;
  if (tab) return <ListSheet tab={tab} />;
  if (homes.includes(pathname)) return <HomeSheet />;
  return pathname === paths.conversations ? <ConversationSheet /> : <PageSheet />;
});

/** All loaded rows of the list on screen, in its order, with the columns of its table. */
const ListSheet = observer(function ListSheet({ tab }: { readonly tab: OfferTab }) {
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  return (
    <PrintSheet
      isWide
      title={t(`lists.${tab}`)}
      rows={{ held: lists.idsOnScreen.length, total: lists.of(tab).totalCount }}
    >
      <PrintedOffers tab={tab} ids={lists.idsOnScreen} />
    </PrintSheet>
  );
});

/** The landing page on paper: all offers of each row, which scrolls sideways on the screen. */
const HomeSheet = observer(function HomeSheet() {
  const { t } = useTexts(['home', 'offers']);
  const { offersByType } = useInjection(HomeScreen);
  return (
    <PrintSheet isWide title={t('home:title')}>
      {vehicleTypes.map(type => (
        <section key={type}>
          <h2>{t(`offers:types.${type}`)}</h2>
          <PrintedOffers tab="browse" ids={offersByType[type]} />
        </section>
      ))}
    </PrintSheet>
  );
});

/** The loaded conversations on paper. */
const ConversationSheet = observer(function ConversationSheet() {
  const { t } = useTexts(['conversations', 'offersTable', 'offersDetails']);
  const { calendarDate } = useFormat();
  const { pages } = useInjection(ConversationListStore);
  const { list } = pages;
  return (
    <PrintSheet title={t('conversations:title')} rows={{ held: list.ids.length, total: list.totalCount }}>
      <DataTable
        label={t('conversations:title')}
        rows={list.ids.flatMap(hashId => pages.of(hashId) ?? [])}
        keyOf={({ offerHashId }) => offerHashId}
        columns={[
          {
            name: t('offersTable:columns.vehicle'),
            kind: 'name',
            cell: ({ label1, label2 }) => `${label1} ${label2}`.trim(),
          },
          { name: t('offersDetails:number'), kind: 'name', cell: ({ offerHashId }) => offerHashId },
          { name: t('conversations:lastMessage'), cell: row => calendarDate(updatedOn(row)) },
          { name: t('conversations:unread'), cell: row => isUnread(row) && '✓' },
        ]}
      />
    </PrintSheet>
  );
});
