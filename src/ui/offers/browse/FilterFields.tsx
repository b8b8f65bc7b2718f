import { memo } from 'react';
import { Clock } from '../../../application/ports/Clock';
import { filterAdvice } from '../../../domain/offers/list/FilterAdvice';
import {
  type BrowseFilters,
  distances,
  productionYears,
  withVehicleType,
} from '../../../domain/offers/list/OfferFilters';
import { isVehicleType, vehicleTypes } from '../../../domain/offers/vehicle/VehicleType';
import { NumberField } from '../../shared/fields/NumberField';
import { SelectField } from '../../shared/fields/SelectField';
import { TextField } from '../../shared/fields/TextField';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { BrandField } from './BrandField';
import styles from './FilterFields.module.css';

/** Used if the server does not list the countries that have offers. */
const usualCountries = ['DE', 'PL', 'AT', 'IT', 'NL'];

interface FilterFieldsProps {
  readonly filters: BrowseFilters;
  readonly countries: readonly string[];
  readonly onType: (filters: BrowseFilters) => void;
  readonly onChoose: (filters: BrowseFilters) => void;
}

const numberOrNull = (value: string): number | null => (value === '' ? null : Number(value));

export const FilterFields = memo(function FilterFields(props: FilterFieldsProps) {
  const { filters, countries, onType, onChoose } = props;
  const { t } = useTexts(['offers', 'shared', 'offersFilters']);
  const { country } = useFormat();
  const clock = useInjection<Clock>(Clock);

  const { radius, mileage: mileageReversed, years: yearsReversed } = filterAdvice(filters);
  const countryHint = radius === 'country' ? t('offersFilters:hints.country') : null;
  const radiusHint = radius === 'zipCode' ? t('offersFilters:hints.radius') : null;
  const mileageHint = mileageReversed ? t('offersFilters:hints.mileage') : null;
  const yearsHint = yearsReversed ? t('offersFilters:hints.years') : null;
  const any = { value: '', text: t('offersFilters:fields.any') };
  const choose = (change: Partial<BrowseFilters>) => onChoose({ ...filters, ...change });
  const type = (change: Partial<BrowseFilters>) => onType({ ...filters, ...change });
  const codes = [...new Set([...(countries.length > 0 ? countries : usualCountries), filters.countryCode ?? ''])];
  const years = productionYears(new Date(clock.now()).getFullYear()).map(year => ({
    value: `${year}`,
    text: `${year}`,
  }));
  const isMotorbike = filters.vehicleType === 'Motorbike';
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('offersFilters:fields.country')}
        value={filters.countryCode ?? ''}
        options={[any, ...codes.filter(Boolean).map(code => ({ value: code, text: country(code) }))]}
        hint={countryHint}
        onChoose={value => choose({ countryCode: value || null })}
      />
      <TextField
        label={t('offersFilters:fields.zipCode')}
        value={filters.zipCode}
        autoComplete="off"
        onChange={event => type({ zipCode: event.target.value })}
      />
      <SelectField
        label={t('offersFilters:fields.radius')}
        value={filters.distance ?? ''}
        options={[any, ...distances.map(km => ({ value: `${km}`, text: t('shared:units.kilometres', { value: km }) }))]}
        hint={radiusHint}
        onChoose={value => choose({ distance: numberOrNull(value) })}
      />
      <TextField
        label={t('offersFilters:fields.number')}
        value={filters.hashId}
        autoComplete="off"
        onChange={event => type({ hashId: event.target.value })}
      />
      <SelectField
        label={t('offersFilters:fields.damaged')}
        value={filters.damaged === null ? '' : String(filters.damaged)}
        options={[
          any,
          { value: 'true', text: t('offersFilters:fields.yes') },
          { value: 'false', text: t('offersFilters:fields.no') },
        ]}
        onChoose={value => choose({ damaged: value === '' ? null : value === 'true' })}
      />
      <SelectField
        label={t('offersFilters:fields.vehicleType')}
        value={filters.vehicleType ?? ''}
        options={[any, ...vehicleTypes.map(each => ({ value: each, text: t(`offers:types.${each}`) }))]}
        onChoose={value => onChoose(withVehicleType(filters, isVehicleType(value) ? value : null))}
      />
      {isMotorbike && (
        <>
          <BrandField chosen={filters.brandId} onChoose={brandId => choose({ brandId })} />
          <TextField
            label={t('offersFilters:fields.model')}
            value={filters.model}
            autoComplete="off"
            onChange={event => type({ model: event.target.value })}
          />
          <NumberField
            label={t('offersFilters:fields.mileageFrom')}
            value={filters.mileageFrom}
            wholeOnly={t('offersFilters:hints.wholeKilometres')}
            suffix="km"
            onValue={km => type({ mileageFrom: km })}
          />
          <NumberField
            label={t('offersFilters:fields.mileageTo')}
            value={filters.mileageTo}
            wholeOnly={t('offersFilters:hints.wholeKilometres')}
            suffix="km"
            hint={mileageHint}
            onValue={km => type({ mileageTo: km })}
          />
          <SelectField
            label={t('offersFilters:fields.yearFrom')}
            value={filters.productionYearFrom ?? ''}
            options={[any, ...years]}
            onChoose={value => choose({ productionYearFrom: numberOrNull(value) })}
          />
          <SelectField
            label={t('offersFilters:fields.yearTo')}
            value={filters.productionYearTo ?? ''}
            options={[any, ...years]}
            hint={yearsHint}
            onChoose={value => choose({ productionYearTo: numberOrNull(value) })}
          />
        </>
      )}
      <p className="visually-hidden" role="status">
        {[countryHint, radiusHint, ...(isMotorbike ? [mileageHint, yearsHint] : [])].filter(Boolean).join(' ')}
      </p>
    </div>
  );
});
