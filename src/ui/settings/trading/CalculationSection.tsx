import { observer } from 'mobx-react-lite';
import { ChangeTrading } from '../../../application/settings/ChangeTrading';
import { CalculateOffer } from '../../../application/valuation/CalculateOffer';
import { MeasureCommission } from '../../../application/valuation/MeasureCommission';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { Money } from '../../../domain/shared/Money';
import type { CalculationDefaults } from '../../../domain/valuation/Calculation';
import { isMarkup, typedMarkup } from '../../../domain/valuation/Markup';
import { Button } from '../../shared/Button';
import fields from '../../shared/fields/FieldGroup.module.css';
import { ValueField } from '../../shared/fields/ValueField';
import { useBook } from '../../shared/page/useBook';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { TaxFields } from '../../valuation/TaxFields';
import { useValueTexts } from '../../valuation/useValueTexts';
import { SavedStatus, useSaved } from './SavedStatus';
import sections from './TradingSections.module.css';

const costs = [
  ['transportFloor', 'defaults.transportFloor'],
  ['transportPerKm', 'defaults.transportPerKm'],
  ['reconditioningBase', 'defaults.reconditioningBase'],
  ['reconditioningPerPoint', 'defaults.reconditioningPerPoint'],
  ['fixedCosts', 'fixedCosts'],
  ['commissionFloor', 'defaults.commissionFloor'],
] as const;

/** What every calculation starts from. Each change is stored at once. */
export const CalculationSection = observer(function CalculationSection() {
  const { t } = useTexts('valuation');
  const { amountField, percentField, targetField } = useValueTexts();
  const changeTrading = useInjection(ChangeTrading);
  const [isSaved, store] = useSaved();
  const calculation = useInjection(CalculateOffer).defaults;
  const markup = useBook().get('settings', TRADING_SETTINGS)?.markup;
  const change = (changed: Partial<CalculationDefaults>) => store(changeTrading.execute({ calculation: changed }));

  return (
    <fieldset className={`${fields.group} ${sections.calculation}`}>
      <legend>{t('defaults.title')}</legend>
      <p className={sections.lead}>{t('defaults.lead')}</p>
      <TaxFields
        taxes={calculation}
        onTaxation={taxation => change({ taxation })}
        onVatRate={vatRate => vatRate !== null && change({ vatRate })}
      />
      {costs.map(([key, label]) => (
        <ValueField
          {...amountField}
          key={key}
          label={t(label)}
          value={calculation[key] > 0 ? calculation[key] : null}
          onValue={amount => change({ [key]: amount ?? (0 as Money) })}
        />
      ))}
      <ValueField
        {...percentField}
        label={t('defaults.commissionRate')}
        value={calculation.commissionRate > 0 ? calculation.commissionRate : null}
        hint={<CommissionOfDeals onTake={commissionRate => change({ commissionRate })} />}
        onValue={commissionRate => change({ commissionRate: commissionRate ?? 0 })}
      />
      <ValueField
        {...targetField}
        label={t('target')}
        hint={t('targetHint')}
        value={calculation.target}
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
      <SavedStatus isSaved={isSaved} />
    </fieldset>
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
    <>
      <span>
        {t('defaults.ofDeals', { median: percent(median), least: decimal(least), most: decimal(most), count })}
      </span>{' '}
      <Button kind="quiet" onClick={() => onTake(median)}>
        {t('defaults.takeOfDeals', { median: percent(median) })}
      </Button>
    </>
  );
});
