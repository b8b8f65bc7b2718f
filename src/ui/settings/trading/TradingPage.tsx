import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { SessionStore } from '../../../application/session/SessionStore';
import { OwnTrading, type TradingChange } from '../../../application/settings/OwnTrading';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { startPages } from '../../../domain/navigation/StartPage';
import { type VehicleType, vehicleTypes } from '../../../domain/offers/vehicle/VehicleType';
import { taxNumberKinds } from '../../../domain/selling/checks/SellerCountry';
import { paymentTerms } from '../../../domain/selling/register/Payment';
import { monthBases } from '../../../domain/selling/register/TaxMonth';
import type { Money } from '../../../domain/shared/Money';
import { AmountField } from '../../bidding/bar/AmountField';
import { Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { SellerCountryField } from '../../selling/checks/SellerCountryField';
import { FieldGroup } from '../../shared/fields/FieldGroup';
import { SelectField } from '../../shared/fields/SelectField';
import { SwitchField } from '../../shared/fields/SwitchField';
import { SettingsPage } from '../../shared/page/SettingsPage';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { CalculationSection } from './CalculationSection';
import { SavedStatus, SavedTime, useSaved } from './SavedStatus';
import * as sections from './TradingSections.module.css';
import { YardSection } from './YardSection';

/** How the dealer trades: own data, kept on this device. */
export const TradingPage = observer(function TradingPage() {
  const { t } = useTexts('settingsTrading');
  const { sellModuleUnlocked } = useInjection(SessionStore);
  return (
    <SettingsPage title={t('title')} state={<SavedTime />}>
      <Stack gap={5} className={sections.columns}>
        <YardSection />
        <Stack gap={5} className={sections.side}>
          <StartSection />
          <BiddingSection />
          {sellModuleUnlocked && <SellingSection />}
        </Stack>
        <CalculationSection />
        <Text as="p" size="small" tone="tertiary">
          {t('lead')}
        </Text>
      </Stack>
    </SettingsPage>
  );
});

/** What the profile does not say about a dealer who issues invoices. Each change is stored at once. */
const SellingSection = observer(function SellingSection() {
  const { t } = useTexts('settingsTrading');
  const trading = useInjection(OwnTrading);
  const settings = useBook().get('settings', TRADING_SETTINGS);
  const [isSaved, store] = useSaved();
  return (
    <FieldGroup title={t('selling.title')} isSection>
      <SellerCountryField hint={t('selling.countryHint')} onSave={store} />
      <SelectField
        label={t('selling.taxNumberKind')}
        hint={t('selling.taxNumberKindHint')}
        value={settings?.taxNumberKind ?? ''}
        options={[
          { value: '', text: t('selling.unset') },
          ...taxNumberKinds.map(value => ({ value, text: t(`selling.taxNumberKinds.${value}`) })),
        ]}
        onChoose={value => store(trading.change({ taxNumberKind: taxNumberKinds.find(kind => kind === value) }))}
      />
      <SelectField
        label={t('selling.monthBasis')}
        hint={t('selling.monthBasisHint')}
        value={settings?.monthBasis ?? monthBases[0]}
        options={monthBases.map(value => ({ value, text: t(`selling.monthBases.${value}`) }))}
        onChoose={value => store(trading.change({ monthBasis: monthBases.find(basis => basis === value) }))}
      />
      <SelectField
        label={t('selling.paymentTerm')}
        hint={t('selling.paymentTermHint')}
        value={settings?.paymentTerm === undefined ? '' : String(settings.paymentTerm)}
        options={[
          { value: '', text: t('selling.unset') },
          ...paymentTerms.map(days => ({
            value: String(days),
            text: days === 0 ? t('selling.atOnce') : t('selling.days', { count: days }),
          })),
        ]}
        onChoose={value => store(trading.change({ paymentTerm: paymentTerms.find(days => String(days) === value) }))}
      />
      <SavedStatus isSaved={isSaved} />
    </FieldGroup>
  );
});

/** The budget, and whether every bid needs a second press. Each change is stored at once. */
const BiddingSection = observer(function BiddingSection() {
  const { t } = useTexts('settingsTrading');
  const trading = useInjection(OwnTrading);
  const settings = useBook().get('settings', TRADING_SETTINGS);
  const field = useRef<HTMLInputElement>(null);
  const [isSaved, store] = useSaved();

  const change = (changed: TradingChange) => store(trading.change(changed));
  return (
    <FieldGroup title={t('bidding.title')} isSection>
      <AmountField
        label={t('bidding.budget')}
        field={field}
        amount={settings?.budget ?? (0 as Money)}
        onAmount={budget => change({ budget: budget > 0 ? budget : undefined })}
        hint={t('bidding.budgetHint')}
      />
      <SwitchField
        label={t('bidding.reviewEvery')}
        isOn={settings?.reviewsEveryBid ?? false}
        onChange={isOn => change({ reviewsEveryBid: isOn })}
      />
      <SavedStatus isSaved={isSaved} />
    </FieldGroup>
  );
});

/** Where the dealer begins, and with which vehicles. Each change is stored at once. */
const StartSection = observer(function StartSection() {
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
