import { observer } from 'mobx-react-lite';
import { OwnTrading } from '../../../application/settings/OwnTrading';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { startPages } from '../../../domain/navigation/StartPage';
import { type VehicleType, vehicleTypes } from '../../../domain/offers/vehicle/VehicleType';
import { Stack } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import { FieldGroup } from '../../shared/fields/FieldGroup';
import { SelectField } from '../../shared/fields/SelectField';
import { SwitchField } from '../../shared/fields/SwitchField';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { SavedStatus, useSaved } from './SavedStatus';

/** Where the dealer begins, and with which vehicles. Each change is stored at once. */
export const StartSection = observer(function StartSection() {
  const { t } = useTexts(['settingsTrading', 'offers']);
  const trading = useInjection(OwnTrading);
  const settings = useBook().get('settings', TRADING_SETTINGS);
  const { vehicleTypes: chosen } = trading;
  const [isSaved, store] = useSaved();

  const handleType = (type: VehicleType, isOn: boolean) => {
    const types = vehicleTypes.filter(other => (other === type ? isOn : chosen.includes(other)));
    store(trading.change({ vehicleTypes: types.length > 0 ? types : undefined }));
  };
  return (
    <FieldGroup title={t('settingsTrading:start.title')} isSection>
      <SelectField
        label={t('settingsTrading:start.page')}
        hint={t('settingsTrading:start.pageHint')}
        value={settings?.startPage ?? startPages[0]}
        options={startPages.map(value => ({ value, text: t(`settingsTrading:start.pages.${value}`) }))}
        onChoose={value => store(trading.change({ startPage: startPages.find(page => page === value) }))}
      />
      <Stack gap={2} role="group" aria-label={t('settingsTrading:start.types')}>
        <p>{t('settingsTrading:start.types')}</p>
        {vehicleTypes.map(type => (
          <SwitchField
            key={type}
            label={t(`offers:types.${type}`)}
            isOn={chosen.includes(type)}
            onChange={isOn => handleType(type, isOn)}
          />
        ))}
        <SmallText>{t('settingsTrading:start.typesHint')}</SmallText>
      </Stack>
      <SavedStatus isSaved={isSaved} />
    </FieldGroup>
  );
});
