import type { ComponentType } from 'react';
import type { BidSection } from '../../../domain/bidding/OwnBid';
import { Box } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import type { TileKind } from '../../offers/list/ListedOffers';
import type { ArrangeRows, GroupProps } from '../../offers/list/OfferRows';
import { OfferTile, type TileProps } from '../../offers/tile/OfferTile';
import { fullRows } from '../../shared/lists/Rows';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { betFacts, betHeading, gridGap } from '../../theme/lengths.js';
import { BetFacts } from './BetFacts';
import * as styles from './Bets.module.css';

export interface HeadingOfBids {
  readonly Heading: ComponentType<{ readonly section: BidSection }>;
  /** Pixels, with the gap below it. */
  readonly height: number;
}

/** Each section starts on a row of its own, below its heading. There are no rows before the list has been measured. */
export function betRows(
  sections: readonly BidSection[],
  { Heading, height: headingHeight }: HeadingOfBids,
): ArrangeRows {
  return (_count, columns, height) => {
    let before = 0;
    return sections.flatMap(section => {
      const first = before;
      before += section.ids.length;
      const { group } = section;
      return fullRows(section.ids.length, columns, height).map((row, index) => ({
        from: first + row.from,
        to: first + row.to,
        group,
        ...(index === 0 ? { height: height + headingHeight, heading: <Heading section={section} /> } : { height }),
      }));
    });
  };
}

export const betTile: TileKind = { Tile: BetTile, below: betFacts };

export const headingOfTiles: HeadingOfBids = { Heading: BetHeading, height: betHeading + gridGap };

function BetTile(props: TileProps) {
  return <OfferTile {...props} Facts={BetFacts} />;
}

/** The rendered rows of a group. The grid places each row, so the region has no box. */
export function BetRegion({ group, children }: GroupProps) {
  const { t } = useTexts('biddingBets');
  return (
    <Box as="section" contents aria-label={t(`groups.${group}`)}>
      {children}
    </Box>
  );
}

export function BetHeading({ section: { group, ids } }: { readonly section: BidSection }) {
  const { t } = useTexts('biddingBets');
  const { number } = useFormat();
  return (
    <h2 className={styles.groupHeading}>
      <span>{t(`groups.${group}`)}</span>{' '}
      <Text tone="secondary" weight="regular" tabular>
        {number(ids.length)}
      </Text>
    </h2>
  );
}
