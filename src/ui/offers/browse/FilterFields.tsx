import { memo } from 'react';
import { filterAdvice } from '../../../domain/offers/list/FilterAdvice';
import { filtersAbout } from '../../../domain/offers/list/FilterFields';
import { useTexts } from '../../shared/texts/useTexts';
import { FilterField, type FilterFieldProps } from './FilterField';
import styles from './FilterFields.module.css';

/** Used if the server does not list the countries that have offers. */
const usualCountries = ['DE', 'PL', 'AT', 'IT', 'NL'];

export const FilterFields = memo(function FilterFields(props: Omit<FilterFieldProps, 'name'>) {
  const { filters, countries } = props;
  const { t } = useTexts('offersFilters');
  const isMotorbike = filters.vehicleType === 'Motorbike';
  const abouts = ['place', 'vehicle', 'type', ...(isMotorbike ? (['motorbike'] as const) : [])] as const;
  const names = abouts.flatMap(filtersAbout);
  const advice = filterAdvice(filters);
  return (
    <div className={styles.fields}>
      {names.map(name => (
        <FilterField key={name} {...props} name={name} countries={countries.length > 0 ? countries : usualCountries} />
      ))}
      <p className="visually-hidden" role="status">
        {names
          .flatMap(name => advice[name] ?? [])
          .map(each => t(`hints.${each}`))
          .join(' ')}
      </p>
    </div>
  );
});
