import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { ConversationListStore } from '../../../application/conversations/ConversationListStore';
import { HomeScreen } from '../../../application/home/HomeScreen';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { ArrangeTable } from '../../../application/offers/table/ArrangeTable';
import { isUnread, updatedOn } from '../../../domain/conversations/ConversationSummary';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import { type OfferTab, offerTabs } from '../../../domain/offers/list/OfferTab';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import { vehicleTypes } from '../../../domain/offers/vehicle/VehicleType';
import { columnValues, type ValueColumn } from '../../../domain/search/columnValues';
import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';
import { DataTable, type TableColumn } from '../../shared/lists/DataTable';
import { homePaths, listPaths, paths } from '../../shared/paths';
import { PrintSheet, useKeptScroll } from '../../shared/print/PrintSheet';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { StandingMark } from '../parts/StandingMark';
import { useColumnName } from '../table/useColumnName';
import { OfferSheet } from './OfferSheet';

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

/** What the dealer keeps for themselves is no value of the offer, and is in no paper that others see. */
const isValueColumn = (column: OfferColumn): column is ValueColumn => column in columnValues;

interface PrintedOffersProps {
  /** The list whose columns are printed. */
  readonly tab: OfferTab;
  readonly ids: readonly HashId[];
}

/** A plain table of offers. */
const PrintedOffers = observer(function PrintedOffers({ tab, ids }: PrintedOffersProps) {
  const { t } = useTexts(['offersTable', 'offersDetails', 'offers']);
  const valueText = useValueText();
  const columnName = useColumnName(tab);
  const registry = useInjection(OfferRegistry);
  const { shown } = useInjection(ArrangeTable).arrangementOf(tab);
  const columns = shown.flatMap((column): TableColumn<Offer>[] => {
    const name = columnName(column);
    if (column === 'standing') return [{ name, cell: offer => <StandingMark offer={offer} /> }];
    if (!isValueColumn(column)) return [];
    return [{ name, kind: kinds[column] === 'text' ? undefined : 'number', cell: offer => valueText(column, offer) }];
  });
  const vehicle: TableColumn<Offer> = { name: t('offersTable:columns.vehicle'), kind: 'name', cell: offerName };
  const number: TableColumn<Offer> = { name: t('offersDetails:number'), kind: 'name', cell: ({ hashId }) => hashId };
  const rows = ids.flatMap(hashId => registry.get(hashId) ?? []);
  return (
    <DataTable
      label={t(`offers:lists.${tab}`)}
      columns={[vehicle, number, ...columns]}
      rows={rows}
      keyOf={({ hashId }) => hashId}
    />
  );
});

/** How a value is written. */
const kinds = {
  score: 'figure',
  year: 'figure',
  mileage: 'number',
  country: 'text',
  bids: 'figure',
  highestBid: 'amount',
  buyNow: 'amount',
  minimumPrice: 'amount',
  minimumBid: 'amount',
  ownBid: 'amount',
  price: 'amount',
  commission: 'amount',
  total: 'amount',
  age: 'date',
  soldAt: 'date',
} as const satisfies Readonly<Record<ValueColumn, string>>;

function useValueText(): (column: ValueColumn, offer: Offer) => string {
  const { money, number, date } = useFormat();
  return (column, offer) => {
    const value = columnValues[column](offer);
    if (value === null) return '–';
    const kind = kinds[column];
    if (kind === 'amount') return money(value as Money);
    if (kind === 'date') return date(value as Instant);
    return kind === 'number' ? number(value as number) : String(value);
  };
}
