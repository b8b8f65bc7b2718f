import { Circle, CircleCheck } from 'lucide';
import { boardColumn, boardColumns, reachedColumns } from '../../domain/board/BoardColumn';
import type { Deal } from '../../domain/offers/Deal';
import { Icon } from '../shared/icons/Icon';
import { useTexts } from '../shared/texts/useTexts';
import styles from './DealSteps.module.css';

interface DealStepsProps {
  readonly deal: Deal;
  /** Without the names, which are tooltips. */
  readonly isSmall?: boolean;
}

/** The five steps of a deal as a line. A step is reached if the server's flags say so. */
export function DealSteps({ deal, isSmall = false }: DealStepsProps) {
  const { t } = useTexts('board');
  const reached = reachedColumns(deal);
  const current = boardColumn(deal);
  return (
    <ol className={isSmall ? styles.small : styles.steps} aria-label={t('steps')}>
      {boardColumns.map(column => (
        <li
          key={column}
          data-reached={reached.includes(column)}
          aria-current={column === current ? 'step' : undefined}
          className={styles.step}
          title={isSmall ? t(`columns.${column}`) : undefined}
        >
          <Icon of={reached.includes(column) ? CircleCheck : Circle} size={isSmall ? 12 : 16} />
          <span className={isSmall ? 'visually-hidden' : undefined}>{t(`columns.${column}`)}</span>
          {reached.includes(column) && <span className="visually-hidden">{`, ${t('reached')}`}</span>}
        </li>
      ))}
    </ol>
  );
}
