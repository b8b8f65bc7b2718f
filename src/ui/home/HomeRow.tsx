import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { tilesPerRow } from '../../domain/home/tilesPerRow';
import { noFilters } from '../../domain/offers/list/BrowseFilters';
import { defaultQuestion, toSearch } from '../../domain/offers/list/BrowseQuestion';
import { type HashId, offerName } from '../../domain/offers/Offer';
import type { VehicleType } from '../../domain/offers/vehicle/VehicleType';
import { kitClass } from '../kit/kitElement';
import { Box, Card, Row } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { ContractStatusMark } from '../offers/tile/ContractStatusMark';
import { OfferGlance } from '../offers/tile/OfferGlance';
import { OfferPrice } from '../offers/tile/OfferPrice';
import { ScoreBar } from '../offers/tile/Score';
import { UnreadableRows } from '../shared/lists/EndOfList';
import { Link } from '../shared/navigation';
import { OfferLink } from '../shared/offer/OfferLink';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { gridGap } from '../theme/lengths.js';
import * as styles from './HomePage.module.css';

interface HomeRowProps {
  readonly type: VehicleType;
  readonly ids: readonly HashId[];
  /** The number of offers of this type that cannot be shown. */
  readonly unreadable: number;
  /** The chosen tab above the row says its name. */
  readonly isNamedAbove: boolean;
}

/** The offers of a vehicle type in one row, which scrolls sideways. */
export const HomeRow = observer(function HomeRow({ type, ids, unreadable, isNamedAbove }: HomeRowProps) {
  const { t } = useTexts(['offers', 'home']);
  const [width, setWidth] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = row.current!;
    const measure = () => setWidth(element.clientWidth);
    const observed = new ResizeObserver(measure);
    observed.observe(element);
    measure();
    return () => observed.disconnect();
  }, []);

  const columns = tilesPerRow(width);
  const name = t(`offers:types.${type}`);
  const all = toSearch({ ...defaultQuestion, filters: { ...noFilters, vehicleType: type } });
  return (
    <section aria-labelledby={id}>
      <Row
        gap={4}
        align="baseline"
        justify="between"
        marginBottom={3}
        className={styles.head}
        data-named-above={isNamedAbove}
      >
        <Text as="h2" size="title" id={id} className={isNamedAbove ? 'visually-hidden' : undefined}>
          {name}
        </Text>
        {ids.length > 0 && (
          <Link
            to={paths.browse + all}
            className={`${kitClass({ weight: 'medium' })} ${styles.allLink}`}
            aria-label={`${t('home:allOfLine')}: ${name}`}
          >
            {t('home:allOfLine')}
          </Link>
        )}
      </Row>
      {ids.length === 0 && unreadable === 0 && (
        <Text as="p" tone="secondary">
          {t('home:emptyLine')}
        </Text>
      )}
      <div
        ref={row}
        className={styles.row}
        data-columns={columns}
        style={{ gridAutoColumns: `calc((100% - ${gridGap * (columns - 1)}px) / ${columns})` }}
      >
        {ids.map((hashId, place) => (
          <HomeTile key={hashId} hashId={hashId} place={place} count={ids.length} />
        ))}
      </div>
      <UnreadableRows count={unreadable} />
    </section>
  );
});

interface HomeTileProps {
  readonly hashId: HashId;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
}

const plainLink = kitClass({ plainLink: true });

/**
 * One offer of the landing page. The tile observes only its own offer in the registry, so a push re-renders this tile
 * alone.
 */
const HomeTile = observer(function HomeTile({ hashId, place, count }: HomeTileProps) {
  const offer = useInjection(OfferRegistry).get(hashId);
  if (!offer) return null;
  return (
    <Card
      as="article"
      minWidth={0}
      top
      className={styles.tile}
      aria-label={offerName(offer)}
      aria-posinset={place + 1}
      aria-setsize={count}
      data-offer={hashId}
      tabIndex={-1}
    >
      <ScoreBar score={offer.score} />
      <OfferLink hashId={hashId} tabIndex={-1} aria-hidden className={styles.photo}>
        <VehiclePhoto address={offer.photo} type={offer.vehicleType} />
        <ContractStatusMark status={offer.contractStatus} />
      </OfferLink>
      <Box grow minHeight={0} paddingBlock={2} paddingInline={4} data-low>
        <Text as="h3" size="large" lineHeight="large" cut translate="no">
          <OfferLink hashId={hashId} className={plainLink}>
            {offer.label1 || hashId}
          </OfferLink>
        </Text>
        <Row gap={3} align="stretch" justify="between">
          <SmallText minHeight="text" lineHeight="body" cut translate="no">
            {offer.label2}
          </SmallText>
          <OfferGlance offer={offer} />
        </Row>
        {OfferPrice({ offer })}
      </Box>
    </Card>
  );
});
