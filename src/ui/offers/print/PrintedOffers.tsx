import { observer } from 'mobx-react-lite';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { ArrangeTable } from '../../../application/offers/table/ArrangeTable';
import type { OfferColumn } from '../../../domain/offers/list/OfferColumn';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import { columnValues, type ValueColumn } from '../../../domain/search/columnValues';
import type { Instant } from '../../../domain/shared/Instant';
import type { Money } from '../../../domain/shared/Money';
import { type TableColumn, DataTable } from '../../shared/lists/DataTable';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { StandingMark } from '../parts/StandingMark';
import { useColumnName } from '../table/useColumnName';

/** What the dealer keeps for themselves is no value of the offer, and is in no paper that others see. */
const isValueColumn = (column: OfferColumn): column is ValueColumn => column in columnValues;

interface PrintedOffersProps {
  /** The list whose columns are printed. */
  readonly tab: OfferTab;
  readonly ids: readonly HashId[];
}

/** A plain table of offers. */
export const PrintedOffers = observer(function PrintedOffers({ tab, ids }: PrintedOffersProps) {
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
