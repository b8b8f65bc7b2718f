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
import { PrintSheet, useKeptScroll } from '../../shared/print/PrintSheet';
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

/** A page without a table, as a copy of what is on it. */
const PageSheet = () => (
  <PrintSheet isCopy>
    <div ref={place => place?.replaceChildren(printedCopy(document.getElementById('content')!))} />
  </PrintSheet>
);

/** What a printed page has no use for. */
const LEFT_OUT = '[inert], nav, button:not(:has(img), [data-names-part]), label:has([type="file"]), [data-part="map"]';
const FIELDS = 'input, select, textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A copy of the page with values instead of fields, and without what is there to be pressed. */
function printedCopy(page: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...page.cloneNode(true).childNodes);
  // A copied field has the value that it was created with.
  const values = Array.from(page.querySelectorAll<Field>(FIELDS), valueOf);
  const copied = Array.from(copy.querySelectorAll(FIELDS));
  copy.querySelectorAll(LEFT_OUT).forEach(part => part.remove());
  copied.forEach((field, index) => field.replaceWith(values[index]!));
  return copy;
}

function valueOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  switch (field.type) {
    case 'checkbox':
    case 'radio':
      return (field as HTMLInputElement).checked ? '✓ ' : '– ';
    case 'password':
    case 'file':
      return '';
    default:
      return field.value;
  }
}
