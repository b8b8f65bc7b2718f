import { clientCountries } from '../../../../domain/selling/clients/ClientValues';
import { useTexts } from '../../../shared/texts/useTexts';

/** Returns the name of a client's country. For a country that this app does not know, it returns the server's name. */
export function useCountryText(): (country: string) => string {
  const { t } = useTexts('clients');
  return country => {
    const known = clientCountries.find(value => value === country);
    return known ? t(`countries.${known}`) : country || t('countries.none');
  };
}
