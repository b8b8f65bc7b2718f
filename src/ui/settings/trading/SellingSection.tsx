import { observer } from 'mobx-react-lite';
import { ChangeTrading } from '../../../application/settings/ChangeTrading';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { taxNumberKinds } from '../../../domain/selling/checks/SellerCountry';
import { SellerCountryField } from '../../selling/checks/SellerCountryField';
import fields from '../../shared/fields/FieldGroup.module.css';
import { SelectField } from '../../shared/fields/SelectField';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { SavedNote } from './SavedNote';
import { useSaved } from './useSaved';

/** What the profile does not say about a dealer who issues invoices. Each change is stored at once. */
export const SellingSection = observer(function SellingSection() {
  const { t } = useTexts('settingsTrading');
  const changeTrading = useInjection(ChangeTrading);
  const settings = useBook().get('settings', TRADING_SETTINGS);
  const [isSaved, store] = useSaved();
  return (
    <fieldset className={fields.group}>
      <legend>{t('selling.title')}</legend>
      <SellerCountryField hint={t('selling.countryHint')} onSave={store} />
      <SelectField
        label={t('selling.taxNumberKind')}
        hint={t('selling.taxNumberKindHint')}
        value={settings?.taxNumberKind ?? ''}
        options={[
          { value: '', text: t('selling.unset') },
          ...taxNumberKinds.map(value => ({ value, text: t(`selling.taxNumberKinds.${value}`) })),
        ]}
        onChoose={value => store(changeTrading.execute({ taxNumberKind: taxNumberKinds.find(kind => kind === value) }))}
      />
      <SavedNote isSaved={isSaved} />
    </fieldset>
  );
});
