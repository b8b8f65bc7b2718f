import type { ReactNode } from 'react';
import type { BetSection } from '../../../domain/bidding/BetGroups';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './BetRegion.module.css';

interface BetRegionProps {
  readonly group: BetSection['group'];
  readonly rows: ReactNode;
}

/** The rendered rows of a group. The grid places each row, so the region has no box. */
export function BetRegion({ group, rows }: BetRegionProps) {
  const { t } = useTexts('biddingBets');
  return (
    <section className={styles.region} aria-label={t(`groups.${group}`)}>
      {rows}
    </section>
  );
}

export function BetHeading({ section: { group, ids } }: { readonly section: BetSection }) {
  const { t } = useTexts('biddingBets');
  const { number } = useFormat();
  return (
    <h2 className={styles.heading}>
      <span>{t(`groups.${group}`)}</span> <span className={styles.count}>{number(ids.length)}</span>
    </h2>
  );
}
