import { dealTotal } from '../../../domain/offers/Deal';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import type { Offer } from '../../../domain/offers/Offer';
import type { Instant } from '../../../domain/shared/Instant';
import { LazyOpenDealFacts } from '../../deals/lazyViews';
import { TileLine } from '../../shared/offer/TileLine';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { dealFacts, openDealFacts, saleFacts } from '../../theme/lengths.js';
import type { TileKind } from '../list/ListedOffers';
import { OfferTile, type TileProps } from '../tile/OfferTile';
import * as styles from './SalesBar.module.css';

/**
 * The tiles of the deals, which say what comes next, and those of the archive and of the sold offers, which say when each vehicle
 * was archived or sold.
 */
export const salesTiles: Readonly<Partial<Record<OfferTab, TileKind>>> = {
  inRealization: { Tile: OpenDealTile, below: openDealFacts },
  archived: { Tile: DealTile, below: dealFacts },
  sold: { Tile: SaleTile, below: saleFacts },
};

function OpenDealTile(props: TileProps) {
  return <OfferTile {...props} Facts={LazyOpenDealFacts} />;
}

function DealTile(props: TileProps) {
  return <OfferTile {...props} Facts={DealFacts} />;
}

function SaleTile(props: TileProps) {
  return <OfferTile {...props} Facts={SaleFacts} />;
}

interface FactsProps {
  readonly offer: Offer;
}

function DealFacts({ offer: { archivedAt, deal } }: FactsProps) {
  const { t } = useTexts('offersDetails');
  const { money } = useFormat();
  const total = deal && dealTotal(deal);
  return (
    <dl className={styles.facts} data-facts="deal">
      <TileLine name={t('sales.archivedOn')}>
        <Day instant={archivedAt} />
      </TileLine>
      <TileLine name={t('sales.total')}>{total === null ? '–' : money(total)}</TileLine>
    </dl>
  );
}

function SaleFacts({ offer: { archivedAt } }: FactsProps) {
  const { t } = useTexts('offersDetails');
  return (
    <dl className={styles.facts}>
      <TileLine name={t('sales.soldOn')}>
        <Day instant={archivedAt} />
      </TileLine>
    </dl>
  );
}

/** A date, with the time on hover. */
function Day({ instant }: { readonly instant: Instant | null }) {
  const { date, moment } = useFormat();
  if (instant === null) return <span>–</span>;
  return (
    <time dateTime={new Date(instant).toISOString()} title={moment(instant)}>
      {date(instant)}
    </time>
  );
}
