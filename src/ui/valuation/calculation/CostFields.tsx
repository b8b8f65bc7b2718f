import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { euros } from '../../../domain/shared/Money';
import { taxations, usualVatRates } from '../../../domain/valuation/Taxation';
import { SelectField } from '../../shared/fields/SelectField';
import { ValueField } from '../../shared/fields/ValueField';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './MyCalculation.module.css';
import { type CalculationFieldsProps, useCalculationFields } from './useCalculationFields';

const furtherCosts = ['commissionFloor', 'transportPerKm', 'transportFloor', 'reconditioningPerPoint'] as const;

/** The tax and the costs of this offer. Most dealers set them once, and the placeholders show what they set. */
export const CostFields = observer(function CostFields(props: CalculationFieldsProps) {
  const { t } = useTexts('valuation');
  const rates = useId();
  const { own, defaults, texts, change, amountField, percentField } = useCalculationFields(props);
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('taxation')}
        value={own.taxation ?? defaults.taxation}
        options={taxations.map(value => ({ value, text: t(`taxations.${value}`) }))}
        onChoose={value => change({ taxation: taxations.find(known => known === value) })}
        className={styles.wide}
      />
      <ValueField
        {...percentField}
        label={t('vatRate')}
        list={rates}
        value={own.vatRate ?? defaults.vatRate}
        onValue={vatRate => change({ vatRate: vatRate ?? undefined })}
      />
      <datalist id={rates}>
        {Object.values(usualVatRates)
          .flat()
          .map(rate => (
            <option key={rate} value={rate} />
          ))}
      </datalist>
      <ValueField
        {...amountField}
        label={t('reconditioning')}
        value={own.reconditioningBase ?? null}
        placeholder={texts.amount(defaults.reconditioningBase)}
        hint={own.reconditioningBase === undefined && defaults.reconditioningPerPoint > 0 ? t('plusPerPoint') : null}
        onValue={typed =>
          change({
            reconditioningBase: typed ?? undefined,
            reconditioningPerPoint: typed === null ? undefined : euros(0),
          })
        }
      />
      <ValueField
        {...amountField}
        label={t('fixedCosts')}
        value={own.fixedCosts ?? null}
        placeholder={texts.amount(defaults.fixedCosts)}
        onValue={fixedCosts => change({ fixedCosts: fixedCosts ?? undefined })}
      />
      <ValueField
        {...percentField}
        label={t('defaults.commissionRate')}
        value={own.commissionRate ?? null}
        placeholder={texts.percent(defaults.commissionRate)}
        onValue={commissionRate => change({ commissionRate: commissionRate ?? undefined })}
      />
      {furtherCosts.map(key => (
        <ValueField
          {...amountField}
          key={key}
          label={t(`defaults.${key}`)}
          value={own[key] ?? null}
          placeholder={texts.amount(defaults[key])}
          onValue={amount => change({ [key]: amount ?? undefined })}
        />
      ))}
    </div>
  );
});
