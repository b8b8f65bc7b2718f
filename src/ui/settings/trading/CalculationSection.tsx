import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ChangeTrading } from '../../../application/settings/ChangeTrading';
import { CalculateOffer } from '../../../application/valuation/CalculateOffer';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { Money } from '../../../domain/shared/Money';
import type { CalculationDefaults } from '../../../domain/valuation/Calculation';
import { isMarkup, typedMarkup, typedPercent, typedTarget } from '../../../domain/valuation/Markup';
import { taxations, usualVatRates } from '../../../domain/valuation/Taxation';
import fields from '../../shared/fields/FieldGroup.module.css';
import { SelectField } from '../../shared/fields/SelectField';
import { ValueField } from '../../shared/fields/ValueField';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { costIn, useValueTexts } from '../../valuation/useValueTexts';
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
  const texts = useValueTexts();
  const changeTrading = useInjection(ChangeTrading);
  const rates = useId();
  const [isSaved, store] = useSaved();
  const calculation = useInjection(CalculateOffer).defaults;
  const markup = useBook().get('settings', TRADING_SETTINGS)?.markup;
  const change = (changed: Partial<CalculationDefaults>) => store(changeTrading.execute({ calculation: changed }));

  return (
    <fieldset className={fields.group}>
      <legend>{t('defaults.title')}</legend>
      <p className={sections.lead}>{t('defaults.lead')}</p>
      <SelectField
        label={t('taxation')}
        value={calculation.taxation}
        options={taxations.map(value => ({ value, text: t(`taxations.${value}`) }))}
        onChoose={value => change({ taxation: taxations.find(known => known === value) ?? calculation.taxation })}
      />
      <ValueField
        label={t('vatRate')}
        suffix="%"
        list={rates}
        value={calculation.vatRate}
        text={texts.percent}
        read={typedPercent}
        problem={t('notAPercentage')}
        onValue={vatRate => vatRate !== null && change({ vatRate })}
      />
      <datalist id={rates}>
        {Object.values(usualVatRates)
          .flat()
          .map(rate => (
            <option key={rate} value={rate} />
          ))}
      </datalist>
      {costs.map(([key, label]) => (
        <ValueField
          key={key}
          label={t(label)}
          suffix="€"
          inputMode="decimal"
          value={calculation[key] > 0 ? calculation[key] : null}
          text={texts.amount}
          read={costIn}
          problem={t('notAnAmount')}
          onValue={amount => change({ [key]: amount ?? (0 as Money) })}
        />
      ))}
      <ValueField
        label={t('defaults.commissionRate')}
        suffix="%"
        value={calculation.commissionRate > 0 ? calculation.commissionRate : null}
        text={texts.percent}
        read={typedPercent}
        problem={t('notAPercentage')}
        onValue={commissionRate => change({ commissionRate: commissionRate ?? 0 })}
      />
      <ValueField
        label={t('target')}
        hint={t('targetHint')}
        value={calculation.target}
        text={texts.target}
        read={typedTarget}
        problem={t('notATarget')}
        onValue={target => change({ target: target ?? { percent: 0 } })}
      />
      <ValueField
        label={t('defaults.markup')}
        hint={t('defaults.markupHint')}
        value={markup ?? null}
        text={texts.target}
        read={typedMarkup}
        problem={t('notATarget')}
        onValue={typed => store(changeTrading.execute({ markup: typed && isMarkup(typed) ? typed : undefined }))}
      />
      <SavedStatus isSaved={isSaved} />
    </fieldset>
  );
});
