import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { OwnTrading } from '../../../application/settings/OwnTrading';
import { Calculations } from '../../../application/valuation/Calculations';
import { MeasureCommission } from '../../../application/valuation/MeasureCommission';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { Money } from '../../../domain/shared/Money';
import type { CalculationDefaults } from '../../../domain/valuation/Calculation';
import { isMarkup, typedMarkup } from '../../../domain/valuation/Markup';
import { isBreakEven } from '../../../domain/valuation/MaximumBid';
import { Grid, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import type { Elements } from '../../shared/Elements';
import * as field from '../../shared/fields/Field.module.css';
import { FieldGroup } from '../../shared/fields/FieldGroup';
import { ValueField } from '../../shared/fields/ValueField';
import { useBook } from '../../shared/page/useBook';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { TaxFields } from '../../valuation/TaxFields';
import { useValueTexts } from '../../valuation/useValueTexts';
import { CostRow } from './CostRow';
import { ExampleBid } from './ExampleBid';
import { SavedStatus, useSaved } from './SavedStatus';
import * as sections from './TradingSections.module.css';

type Cost = {
  readonly [Key in keyof CalculationDefaults]: CalculationDefaults[Key] extends Money ? Key : never;
}[keyof CalculationDefaults];

interface CostGroup {
  readonly key: 'transport' | 'reconditioning' | 'commission' | 'rest';
  readonly label: string;
  readonly isSet: boolean;
  readonly fields: Elements;
  readonly beside?: Elements;
}

/** What every calculation starts from. Each change is stored at once. */
export const CalculationSection = observer(function CalculationSection() {
  const { t } = useTexts('valuation');
  const { amountField, percentField, targetField } = useValueTexts();
  const trading = useInjection(OwnTrading);
  const [isSaved, store] = useSaved();
  const calculation = useInjection(Calculations).defaults;
  const bookStore = useBook();
  const markup = bookStore.get('settings', TRADING_SETTINGS)?.markup;
  const change = (changed: Partial<CalculationDefaults>) => store(trading.change({ calculation: changed }));

  const cost = (key: Cost, label: string) => (
    <ValueField
      key={key}
      {...amountField}
      label={label}
      value={calculation[key] > 0 ? calculation[key] : null}
      onValue={amount => change({ [key]: amount ?? (0 as Money) })}
    />
  );
  const rows: readonly CostGroup[] = [
    {
      key: 'transport',
      label: t('lines.transport'),
      isSet: calculation.transportFloor > 0 || calculation.transportPerKm > 0,
      fields: [cost('transportFloor', t('defaults.floor')), cost('transportPerKm', t('defaults.perKm'))],
    },
    {
      key: 'reconditioning',
      label: t('lines.reconditioning'),
      isSet: calculation.reconditioningBase > 0 || calculation.reconditioningPerPoint > 0,
      fields: [cost('reconditioningBase', t('defaults.base')), cost('reconditioningPerPoint', t('defaults.perPoint'))],
    },
    {
      key: 'commission',
      label: t('lines.commission'),
      isSet: calculation.commissionRate > 0 || calculation.commissionFloor > 0,
      fields: (
        <>
          <ValueField
            {...percentField}
            label={t('defaults.onBid')}
            value={calculation.commissionRate > 0 ? calculation.commissionRate : null}
            onValue={commissionRate => change({ commissionRate: commissionRate ?? 0 })}
          />
          {cost('commissionFloor', t('defaults.floor'))}
        </>
      ),
      beside: <CommissionOfDeals onTake={commissionRate => change({ commissionRate })} />,
    },
    {
      key: 'rest',
      label: t('defaults.rest'),
      isSet: calculation.fixedCosts > 0 || !isBreakEven(calculation) || markup !== undefined,
      fields: (
        <>
          {cost('fixedCosts', t('fixedCosts'))}
          <ValueField
            {...targetField}
            label={t('target')}
            hint={t('targetHint')}
            value={isBreakEven(calculation) ? null : calculation.target}
            onValue={target => change({ target: target ?? { percent: 0 } })}
          />
          <ValueField
            {...targetField}
            label={t('defaults.markup')}
            hint={t('defaults.markupHint')}
            value={markup ?? null}
            read={typedMarkup}
            onValue={typed => store(trading.change({ markup: typed && isMarkup(typed) ? typed : undefined }))}
          />
        </>
      ),
    },
  ];
  // What is set comes first. The order stays while the dealer types.
  const [setAtFirst, keepOrder] = useState<readonly string[] | null>(null);
  if (setAtFirst === null && bookStore.isRead()) keepOrder(rows.filter(({ isSet }) => isSet).map(({ key }) => key));
  const isFirst = ({ key }: CostGroup) => setAtFirst?.includes(key) ?? false;

  return (
    <FieldGroup title={t('defaults.title')} isSection className={sections.calculation}>
      <Text as="p" fullRow size="small" tone="tertiary">
        {t('defaults.lead')}
      </Text>
      <Grid
        fill={160}
        gap={2.5}
        columnGap={4}
        align="start"
        role="group"
        aria-label={t('defaults.taxes')}
        className={sections.row}
      >
        <Text as="p" fullRow weight="medium" className={sections.label}>
          {t('defaults.taxes')}
        </Text>
        <TaxFields
          taxes={calculation}
          onTaxation={taxation => change({ taxation })}
          onVatRate={vatRate => vatRate !== null && change({ vatRate })}
          className={sections.wide}
        />
      </Grid>
      {[...rows]
        .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
        .map(({ key, label, isSet, fields, beside }) => (
          <CostRow key={key} label={label} use={t(`defaults.uses.${key}`)} isSet={isSet} beside={beside}>
            {fields}
          </CostRow>
        ))}
      <ExampleBid defaults={calculation} />
      <SavedStatus isSaved={isSaved} />
    </FieldGroup>
  );
});

interface CommissionOfDealsProps {
  readonly onTake: (rate: number) => void;
}

/** What the own deals cost, which a press takes. Empty until it is known. */
const CommissionOfDeals = observer(function CommissionOfDeals({ onTake }: CommissionOfDealsProps) {
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
