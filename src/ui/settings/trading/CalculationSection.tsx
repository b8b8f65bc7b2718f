import { observer } from 'mobx-react-lite';
import { ChangeTrading } from '../../../application/settings/ChangeTrading';
import { Calculations } from '../../../application/valuation/Calculations';
import { MeasureCommission } from '../../../application/valuation/MeasureCommission';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { Money } from '../../../domain/shared/Money';
import type { CalculationDefaults } from '../../../domain/valuation/Calculation';
import { isMarkup, typedMarkup } from '../../../domain/valuation/Markup';
import { isBreakEven } from '../../../domain/valuation/MaximumBid';
import common from '../../shared/common.module.css';
import type { Elements } from '../../shared/Elements';
import field from '../../shared/fields/Field.module.css';
import fields from '../../shared/fields/FieldGroup.module.css';
import { ValueField } from '../../shared/fields/ValueField';
import { useBook } from '../../shared/page/useBook';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { TaxFields } from '../../valuation/TaxFields';
import { useValueTexts } from '../../valuation/useValueTexts';
import { ExampleBid } from './ExampleBid';
import { SavedStatus, useSaved } from './SavedStatus';
import sections from './TradingSections.module.css';

type Cost = {
  readonly [Key in keyof CalculationDefaults]: CalculationDefaults[Key] extends Money ? Key : never;
}[keyof CalculationDefaults];

/** What every calculation starts from. Each change is stored at once. */
export const CalculationSection = observer(function CalculationSection() {
  const { t } = useTexts('valuation');
  const { amountField, percentField, targetField } = useValueTexts();
  const changeTrading = useInjection(ChangeTrading);
  const [isSaved, store] = useSaved();
  const calculation = useInjection(Calculations).defaults;
  const markup = useBook().get('settings', TRADING_SETTINGS)?.markup;
  const change = (changed: Partial<CalculationDefaults>) => store(changeTrading.execute({ calculation: changed }));

  const cost = (key: Cost, label: string) => (
    <ValueField
      {...amountField}
      label={label}
      value={calculation[key] > 0 ? calculation[key] : null}
      onValue={amount => change({ [key]: amount ?? (0 as Money) })}
    />
  );
  return (
    <fieldset className={`${fields.group} ${sections.calculation}`}>
      <legend>
        <h2>{t('defaults.title')}</h2>
      </legend>
      <p className={sections.lead}>{t('defaults.lead')}</p>
      <FieldRow label={t('defaults.taxes')}>
        <TaxFields
          taxes={calculation}
          onTaxation={taxation => change({ taxation })}
          onVatRate={vatRate => vatRate !== null && change({ vatRate })}
          className={sections.wide}
        />
      </FieldRow>
      <FieldRow label={t('lines.transport')}>
        {cost('transportFloor', t('defaults.floor'))}
        {cost('transportPerKm', t('defaults.perKm'))}
      </FieldRow>
      <FieldRow label={t('lines.reconditioning')}>
        {cost('reconditioningBase', t('defaults.base'))}
        {cost('reconditioningPerPoint', t('defaults.perPoint'))}
      </FieldRow>
      <FieldRow label={t('lines.commission')}>
        <ValueField
          {...percentField}
          label={t('defaults.onBid')}
          value={calculation.commissionRate > 0 ? calculation.commissionRate : null}
          onValue={commissionRate => change({ commissionRate: commissionRate ?? 0 })}
        />
        <CommissionOfDeals onTake={commissionRate => change({ commissionRate })} />
        {cost('commissionFloor', t('defaults.floor'))}
      </FieldRow>
      <FieldRow label={t('defaults.rest')}>
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
          onValue={typed => store(changeTrading.execute({ markup: typed && isMarkup(typed) ? typed : undefined }))}
        />
      </FieldRow>
      <ExampleBid defaults={calculation} />
      <SavedStatus isSaved={isSaved} />
    </fieldset>
  );
});

interface FieldRowProps {
  readonly label: string;
  readonly children: Elements;
}

/** Fields that belong together, beside what they have in common. */
const FieldRow = ({ label, children }: FieldRowProps) => (
  <div role="group" aria-label={label} className={sections.row}>
    <p>{label}</p>
    {children}
  </div>
);

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
    <div className={sections.ofDeals}>
      <button type="button" className={field.proposal} onClick={() => onTake(median)}>
        {t('defaults.takeOfDeals', { median: percent(median) })}
      </button>
      <p className={common.faint}>
        {t('defaults.ofDeals', { median: percent(median), least: decimal(least), most: decimal(most), count })}
      </p>
    </div>
  );
});
