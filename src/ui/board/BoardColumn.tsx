import { useId } from 'react';
import type { BoardColumn as Column } from '../../domain/board/BoardColumn';
import type { HashId } from '../../domain/offers/Offer';
import { useTexts } from '../shared/texts/useTexts';
import styles from './DealBoardPage.module.css';
import { DealCard } from './DealCard';

interface BoardColumnProps {
  readonly column: Column;
  readonly hashIds: readonly HashId[];
}

export function BoardColumn({ column, hashIds }: BoardColumnProps) {
  const { t } = useTexts('board');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.column} data-empty={hashIds.length === 0}>
      <h2 id={id} className={styles.heading}>
        <span>{t(`columns.${column}`)}</span> <span className={styles.count}>{hashIds.length}</span>
      </h2>
      {hashIds.length === 0 ? (
        <p className={styles.empty}>{t('noDeal')}</p>
      ) : (
        <ul className={styles.cards}>
          {hashIds.map(hashId => (
            <li key={hashId}>
              <DealCard hashId={hashId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
