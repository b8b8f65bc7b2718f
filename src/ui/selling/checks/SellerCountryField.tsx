import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../../application/session/SessionStore';
import { OwnTrading } from '../../../application/settings/OwnTrading';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { proposedCountry, sellerCountries } from '../../../domain/selling/checks/SellerCountry';
import { SelectField } from '../../shared/fields/SelectField';
import { useBook } from '../../shared/page/useBook';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

interface SellerCountryFieldProps {
  readonly hint?: string | null;
  readonly onSave?: (saved: Promise<boolean>) => void;
}

/** Asks for the dealer's country. Until it is chosen, the one that the profile shows is assumed and named. */
export const SellerCountryField = observer(function SellerCountryField({
  hint = null,
  onSave,
}: SellerCountryFieldProps) {
  const { t } = useTexts('sellingCheck');
  const { country } = useFormat();
  const trading = useInjection(OwnTrading);
  const { dealer } = useInjection(SessionStore);
  const chosen = useBook().get('settings', TRADING_SETTINGS)?.sellerCountry;
  const proposed = dealer && proposedCountry(dealer);
  const source = proposed && chosen === undefined ? t('assumed') : null;
  return (
    <SelectField
      label={t('country')}
      hint={[source, hint].filter(Boolean).join(' ') || null}
      value={chosen ?? ''}
      options={[
        { value: '', text: proposed ? t('byProfile', { country: country(proposed) }) : t('unset') },
        ...sellerCountries.map(value => ({ value, text: country(value) })),
      ]}
      onChoose={value => {
        const saved = trading.change({ sellerCountry: sellerCountries.find(known => known === value) });
        onSave?.(saved);
      }}
    />
  );
});
