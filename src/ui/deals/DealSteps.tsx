import { Circle, CircleCheck, CircleDashed, CircleDot } from 'lucide';
import {
  boardColumn,
  type BoardColumn,
  boardColumns,
  nextColumn,
  reachedColumns,
  skippedColumns,
} from '../../domain/board/BoardColumn';
import type { Deal } from '../../domain/offers/Deal';
import { kitClass } from '../kit/kitElement';
import { Grid, Stack } from '../kit/Layout';
import { SmallText } from '../kit/Text';
import { Icon } from '../shared/icons/Icon';
import { useTexts } from '../shared/texts/useTexts';
import * as styles from './DealSteps.module.css';

interface DealStepsProps {
  readonly deal: Deal;
  /** A bar without words. The names of the steps are tooltips. */
  readonly isBar?: boolean;
}

type StepState = 'reached' | 'skipped' | 'next' | 'left';

const icons = { reached: CircleCheck, skipped: CircleDashed, next: CircleDot, left: Circle } as const;

const stepLook = { gap: 0.5, justifyItems: 'center', size: 'small', tone: 'tertiary' } as const;
const stateLooks = {
  reached: { tone: 'secondary' },
  skipped: {},
  next: { tone: 'primary', weight: 'strong' },
  left: {},
} as const;
const iconTones = { reached: 'success', skipped: 'inherit', next: 'accent', left: 'inherit' } as const;

/** The five steps of a deal as a line. A step is reached if the server's flags say so. One that was not needed says why. */
export function DealSteps({ deal, isBar = false }: DealStepsProps) {
  const { t } = useTexts('board');
  const reached = reachedColumns(deal);
  const skipped = skippedColumns(deal);
  const next = nextColumn(deal);
  const stateOf = (column: BoardColumn): StepState => {
    if (reached.includes(column)) return 'reached';
    if (skipped.includes(column)) return 'skipped';
    return column === next ? 'next' : 'left';
  };
  const steps = (
    <Grid
      as="ol"
      columns={5}
      gap={isBar ? 0.5 : 0}
      className={isBar ? styles.bar : styles.steps}
      aria-label={t('steps')}
    >
      {boardColumns.map(column => {
        const state = stateOf(column);
        const name = t(`columns.${column}`);
        return (
          <Stack
            as="li"
            key={column}
            {...(!isBar && { ...stepLook, ...stateLooks[state] })}
            data-state={state}
            aria-current={column === boardColumn(deal) ? 'step' : undefined}
            place
            className={styles.step}
            title={isBar ? name : undefined}
          >
            {!isBar && <Icon of={icons[state]} size={16} className={kitClass({ tone: iconTones[state] })} />}
            <span className={isBar ? 'visually-hidden' : undefined}>{name}</span>
            <span className="visually-hidden">{`: ${t(state)}`}</span>
          </Stack>
        );
      })}
    </Grid>
  );
  if (isBar) return steps;
  return (
    <Stack gap={2} textAlign="center" className={styles.line}>
      {steps}
      {skipped.length > 0 && <SmallText aria-hidden>{t('skipped')}</SmallText>}
    </Stack>
  );
}
