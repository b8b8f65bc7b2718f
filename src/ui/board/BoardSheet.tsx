import { observer } from 'mobx-react-lite';
import { DealBoard } from '../../application/board/DealBoard';
import { OfferLists } from '../../application/offers/list/OfferLists';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { boardPlaces } from '../../domain/board/BoardColumn';
import { sellerName } from '../../domain/board/ContentLines';
import { addressLines } from '../../domain/deals/TransportRoute';
import { dealTotal } from '../../domain/offers/Deal';
import { offerName } from '../../domain/offers/Offer';
import type { Money } from '../../domain/shared/Money';
import { DataTable } from '../shared/lists/DataTable';
import { PrintSheet } from '../shared/print/PrintSheet';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** The deals on paper, by how far they are. */
export const BoardSheet = observer(function BoardSheet() {
  const { t } = useTexts(['board', 'deals', 'offersTable', 'offersDetails']);
  const { money } = useFormat();
  const registry = useInjection(OfferRegistry);
  const { shown } = useInjection(DealBoard);
  const { totalCount } = useInjection(OfferLists).of('inRealization');
  const rows = boardPlaces.flatMap(place =>
    shown[place].flatMap(hashId => {
      const offer = registry.get(hashId);
      return offer?.deal ? [{ place, offer, deal: offer.deal }] : [];
    }),
  );
  const amount = (value: Money | null) => (value === null ? '–' : money(value));
  return (
    <PrintSheet isWide title={t('board:title')} rows={{ held: rows.length, total: totalCount }}>
      <DataTable
        label={t('board:title')}
        columns={[
          { name: t('offersTable:columns.vehicle'), kind: 'name', cell: ({ offer }) => offerName(offer) },
          { name: t('offersDetails:number'), kind: 'name', cell: ({ offer }) => offer.hashId },
          { name: t('offersTable:columns.standing'), cell: ({ place }) => t(`board:columns.${place}`) },
          { name: t('deals:seller'), kind: 'name', cell: ({ deal }) => sellerName(deal) },
          { name: t('deals:phone'), kind: 'name', cell: ({ deal }) => deal.phone },
          { name: t('deals:address'), kind: 'name', cell: ({ deal }) => addressLines(deal).join(', ') },
          { name: t('deals:clientPrice'), kind: 'number', cell: ({ deal }) => amount(deal.clientPrice) },
          { name: t('deals:commission'), kind: 'number', cell: ({ deal }) => amount(deal.commission) },
          { name: t('deals:total'), kind: 'number', cell: ({ deal }) => amount(dealTotal(deal)) },
        ]}
        rows={rows}
        keyOf={({ offer }) => offer.hashId}
      />
    </PrintSheet>
  );
});
