import { clientCountries } from '../../../domain/selling/clients/Client';
import { useTexts } from '../../shared/texts/useTexts';

/** Returns the name of a client's country. One that this app does not know is called as the server calls it. */
export function useCountryText(): (country: string) => string {
  const { t } = useTexts('clients');
  return country => {
    const known = clientCountries.find(value => value === country);
    return known ? t(`countries.${known}`) : country || t('countries.none');
  };
}
