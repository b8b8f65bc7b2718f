import { type ComponentProps, useId } from 'react';
import type { CalculationDefaults } from '../../domain/valuation/Calculation';
import { taxations, usualVatRates } from '../../domain/valuation/Taxation';
import { SelectField } from '../shared/fields/SelectField';
import { ValueField } from '../shared/fields/ValueField';
import { useTexts } from '../shared/texts/useTexts';
import { useValueTexts } from './useValueTexts';

interface TaxFieldsProps extends Pick<ComponentProps<typeof ValueField>, 'onWrong'> {
  readonly taxes: Pick<CalculationDefaults, 'taxation' | 'vatRate'>;
  readonly onTaxation: (taxation: CalculationDefaults['taxation']) => void;
  /** Null if the field is empty. */
  readonly onVatRate: (rate: number | null) => void;
  /** Of the field for the kind of tax. */
  readonly className?: string | undefined;
}

/** How the sale of a vehicle is taxed. The usual rates are proposed. */
export function TaxFields({ taxes, onTaxation, onVatRate, className, ...rest }: TaxFieldsProps) {
  const { t } = useTexts('valuation');
  const { percentField } = useValueTexts();
  const rates = useId();
  return (
    <>
      <SelectField
        label={t('taxation')}
        value={taxes.taxation}
        options={taxations.map(value => ({ value, text: t(`taxations.${value}`) }))}
        onChoose={value => onTaxation(taxations.find(known => known === value) ?? taxes.taxation)}
        className={className}
      />
      <ValueField
        label={t('vatRate')}
        list={rates}
        value={taxes.vatRate}
        onValue={onVatRate}
        {...percentField}
        {...rest}
      />
      <datalist id={rates}>
        {Object.values(usualVatRates)
          .flat()
          .map(rate => (
            <option key={rate} value={rate} />
          ))}
      </datalist>
    </>
  );
}
