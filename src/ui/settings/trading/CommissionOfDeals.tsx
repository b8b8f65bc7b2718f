import { observer } from 'mobx-react-lite';
import { MeasureCommission } from '../../../application/valuation/MeasureCommission';
import { Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import * as field from '../../shared/fields/Field.module.css';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import * as sections from './TradingSections.module.css';

interface CommissionOfDealsProps {
  readonly onTake: (rate: number) => void;
}

/** What the own deals cost, which a press takes. Empty until it is known. */
export const CommissionOfDeals = observer(function CommissionOfDeals({ onTake }: CommissionOfDealsProps) {
  const { t } = useTexts('valuation');
  const { percent, decimal } = useFormat();
  useRun(MeasureCommission);
  const found = useInjection(MeasureCommission).ofDeals;
  if (found === null) return null;
  const { median, least, most, count } = found;
  return (
    <Row wrap fullRow gap={1} columnGap={3} className={sections.ofDeals}>
      <button type="button" className={field.proposal} onClick={() => onTake(median)}>
        {t('defaults.takeOfDeals', { median: percent(median) })}
      </button>
      <Text as="p" size="small" tone="tertiary">
        {t('defaults.ofDeals', { median: percent(median), least: decimal(least), most: decimal(most), count })}
      </Text>
    </Row>
  );
});
