import { observer } from 'mobx-react-lite';
import { SeenOffers } from '../../../application/offers/seen/SeenOffers';
import type { HashId } from '../../../domain/offers/Offer';
import type { SeenOffer } from '../../../domain/offers/SeenOffer';
import { Disclosure } from '../../shared/Disclosure';
import { type Column, DataTable } from '../../shared/lists/DataTable';
import { useFormat } from '../../shared/texts/useFormat';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

const prices = ['highestBid', 'buyNowPrice'] as const;

/** Highest bid and fixed price as this device saw them, the newest first. Empty if it saw no price. */
export const SeenPrices = observer(function SeenPrices({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offersDetails');
  const { money, shortMoment, number } = useFormat();
  const now = useNow();
  const seen = useInjection(SeenOffers).seenOf(hashId);
  if (!seen.some(figures => prices.some(price => figures[price] > 0))) return null;
  return (
    <Disclosure name={t('seen.title')} preference="seenPrices" role="region">
      <DataTable
        label={t('seen.title')}
        rows={[...seen].reverse()}
        keyOf={({ at }) => at}
        columns={[
          { name: t('seen.at'), cell: ({ at }) => shortMoment(at, now) },
          ...prices.map((price): Column<SeenOffer> => ({
            name: t(`seen.${price}`),
            kind: 'number',
            cell: figures => (figures[price] > 0 ? money(figures[price]) : '–'),
          })),
          {
            name: t('seen.bids'),
            kind: 'number',
            cell: ({ bidsCount }) => (bidsCount === null ? '–' : number(bidsCount)),
          },
        ]}
        variant="plain"
      />
    </Disclosure>
  );
});
