import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { ArrangeTable } from '../../../application/offers/table/ArrangeTable';
import { wholeMinimumBid } from '../../../domain/bidding/MinimumBid';
import { type OfferColumn, pricePaid } from '../../../domain/offers/list/OfferColumns';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { type HashId, type Offer, offerName } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import { offerYear } from '../../../domain/offers/vehicle/OfferYear';
import { type Column, DataTable } from '../../shared/lists/DataTable';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { StandingMark } from '../parts/StandingMark';

/** What the dealer keeps for themselves is in no paper that others see. */
type PrintedColumn = Exclude<OfferColumn, 'limit' | 'profit' | 'changes'>;

interface OfferRowsProps {
  /** The list whose columns are printed. */
  readonly tab: OfferTab;
  readonly ids: readonly HashId[];
}

/** A plain table of offers. */
export const OfferRows = observer(function OfferRows({ tab, ids }: OfferRowsProps) {
  const { t } = useTexts(['offersTable', 'offersDetails', 'offers']);
  const format = useFormat();
  const registry = useInjection(OfferRegistry);
  const { shown } = useInjection(ArrangeTable).arrangementOf(tab);
  const columns = shown.flatMap((column): Column<Offer>[] =>
    column in cells ? [{ name: t(`offersTable:columns.${column}`), ...cells[column as PrintedColumn](format) }] : [],
  );
  const vehicle: Column<Offer> = { name: t('offersTable:columns.vehicle'), kind: 'name', cell: offerName };
  const number: Column<Offer> = { name: t('offersDetails:number'), kind: 'name', cell: ({ hashId }) => hashId };
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

type Cell = Omit<Column<Offer>, 'name'>;
type Format = ReturnType<typeof useFormat>;

const figure = (cell: (offer: Offer) => ReactNode): Cell => ({ kind: 'number', cell });

/** An amount of 0 is none. */
const amount =
  (of: (offer: Offer) => Parameters<Format['money']>[0] | null) =>
  ({ money }: Format): Cell =>
    figure(offer => {
      const value = of(offer);
      return value ? money(value) : '–';
    });

const cells: Readonly<Record<PrintedColumn, (format: Format) => Cell>> = {
  score: () => figure(({ score }) => score ?? '–'),
  year: () => figure(offer => offerYear(offer) ?? '–'),
  mileage: ({ number }) => figure(({ totalMileage }) => (totalMileage === null ? '–' : number(totalMileage))),
  country: () => ({ cell: ({ region }) => region ?? '–' }),
  bids: () => figure(({ bidsCount }) => bidsCount ?? '–'),
  standing: () => ({ cell: offer => <StandingMark offer={offer} /> }),
  highestBid: amount(({ highestBid }) => highestBid),
  buyNow: amount(({ buyNowPrice }) => buyNowPrice),
  minimumPrice: amount(({ minimalPrice }) => minimalPrice),
  minimumBid: amount(offer => (isOnSale(offer) && !offer.realization ? wholeMinimumBid(offer.highestBid) : null)),
  ownBid: amount(({ ownBid }) => ownBid),
  price: amount(pricePaid),
  age: ({ date }) => figure(({ publishedAt }) => (publishedAt === null ? '–' : date(publishedAt))),
  soldAt: ({ date }) => figure(({ archivedAt }) => (archivedAt === null ? '–' : date(archivedAt))),
};
