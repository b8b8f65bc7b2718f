import { observer } from 'mobx-react-lite';
import { OpenedOffers } from '../../../application/offers/OpenedOffers';
import { SeenOffers } from '../../../application/offers/seen/SeenOffers';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { isOnSale } from '../../../domain/offers/Sale';
import type { SeenOffer } from '../../../domain/offers/SeenOffer';
import { ActionBarPanel } from '../../bidding/bar/ActionBarPanel';
import { LimitField } from '../../bidding/limits/LimitField';
import { NoteField } from '../../book/NoteField';
import { DealFirst } from '../../deals/DealFirst';
import { kitClass } from '../../kit/kitElement';
import { Disclosure } from '../../shared/Disclosure';
import { type TableColumn, DataTable } from '../../shared/lists/DataTable';
import { useFormat } from '../../shared/texts/useFormat';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { HideField } from '../hidden/HideField';
import { PriceBlock } from '../parts/PriceBlock';
import * as styles from './OfferFacts.module.css';

const look = { display: 'stack', surface: true, place: true, gap: 3.5, paddingBlock: 4.5, paddingInline: 5 } as const;
const panel = `${kitClass(look)} ${styles.panel}`;

interface PricePanelProps {
  readonly offer: Offer;
  /** By which the page was opened. */
  readonly openedAs: HashId;
}

/** The prices of an offer and the dealer's own bid. The panels to bid or buy open inside this panel. */
export const PricePanel = observer(function PricePanel({ offer, openedAs }: PricePanelProps) {
  const { t } = useTexts('offersDetails');
  const opened = useInjection(OpenedOffers);
  return (
    <section className={panel} aria-label={t('price')}>
      <DealFirst
        offer={offer}
        panel={<ActionBarPanel onPage offer={offer} onThankYouClosed={() => void opened.read(openedAs)} />}
      >
        <PriceBlock offer={offer} />
      </DealFirst>
      {isOnSale(offer) && <LimitField offer={offer} />}
      <NoteField hashId={offer.hashId} />
      <HideField offer={offer} />
    </section>
  );
});

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
          ...prices.map((price): TableColumn<SeenOffer> => ({
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
