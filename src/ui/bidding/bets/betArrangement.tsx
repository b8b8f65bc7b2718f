import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { BidSection } from '../../../domain/bidding/OwnBid';
import type { GridArrangement } from '../../offers/list/rows/GridArrangement';
import { OfferTile } from '../../offers/tile/OfferTile';
import type { TileProps } from '../../offers/tile/TileProps';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { betFacts, betHeading, gridGap } from '../../theme/lengths.js';
import styles from './BetArrangement.module.css';
import { BetFacts } from './BetFacts';

interface SectionRow {
  readonly section: BidSection;
  /** The index of its first tile in the whole list. */
  readonly first: number;
  readonly isFirst: boolean;
}

interface BetParts {
  readonly Tile: ComponentType<TileProps>;
  /** Pixels that a row is higher than the rows of other lists. */
  readonly extraHeight: number;
  /** Pixels of a heading, with the gap below it. */
  readonly headingHeight: number;
  readonly Heading: ComponentType<{ readonly section: BidSection }>;
  readonly Region: ComponentType<BetRegionProps>;
  readonly firstRows?: number;
}

const tiles: BetParts = {
  Tile: BetTile,
  extraHeight: betFacts,
  headingHeight: betHeading + gridGap,
  Heading: BetHeading,
  Region: BetRegion,
};

/** Each section starts on a row of its own, below its heading. */
export function betArrangement(
  sections: readonly BidSection[],
  columns: number,
  { Tile, extraHeight, headingHeight, Heading, Region, ...limits }: BetParts = tiles,
): GridArrangement {
  const perRow = Math.max(1, columns);
  const rows: SectionRow[] = [];
  let total = 0;
  for (const section of sections) {
    for (let at = 0; at < section.ids.length; at += perRow) {
      rows.push({ section, first: total + at, isFirst: at === 0 });
    }
    total += section.ids.length;
  }

  const wrap = (elements: readonly ReactElement<{ readonly index: number }>[]) =>
    sections.map(section => {
      const inSection = elements.filter(({ props }) => rows[props.index]?.section === section);
      return inSection.length > 0 && <Region key={section.group} group={section.group} rows={inSection} />;
    });

  return {
    columns: perRow,
    rowCount: () => rows.length,
    firstTile: row => rows[row]?.first ?? total,
    rowOf: tile =>
      Math.max(
        0,
        rows.findLastIndex(({ first }) => first <= tile),
      ),
    extraHeight: row => extraHeight + (rows[row]?.isFirst ? headingHeight : 0),
    headingOf: row => rows[row]?.isFirst && <Heading section={rows[row].section} />,
    wrap,
    Tile,
    ...limits,
  };
}

function BetTile(props: TileProps) {
  return <OfferTile {...props} Facts={BetFacts} />;
}

export interface BetRegionProps {
  readonly group: BidSection['group'];
  readonly rows: ReactNode;
}

/** The rendered rows of a group. The grid places each row, so the region has no box. */
function BetRegion({ group, rows }: BetRegionProps) {
  const { t } = useTexts('biddingBets');
  return (
    <section className={styles.region} aria-label={t(`groups.${group}`)}>
      {rows}
    </section>
  );
}

export function BetHeading({ section: { group, ids } }: { readonly section: BidSection }) {
  const { t } = useTexts('biddingBets');
  const { number } = useFormat();
  return (
    <h2 className={styles.heading}>
      <span>{t(`groups.${group}`)}</span> <span className={styles.count}>{number(ids.length)}</span>
    </h2>
  );
}
