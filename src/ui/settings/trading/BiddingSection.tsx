import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { ChangeTrading, type TradingChange } from '../../../application/settings/ChangeTrading';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import type { Money } from '../../../domain/shared/Money';
import { AmountField } from '../../bidding/bar/AmountField';
import fields from '../../shared/fields/FieldGroup.module.css';
import { SwitchField } from '../../shared/fields/SwitchField';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { SavedNote } from './SavedNote';
import { useSaved } from './useSaved';

/** The budget, and whether every bid needs a second press. Each change is stored at once. */
export const BiddingSection = observer(function BiddingSection() {
  const { t } = useTexts('settingsTrading');
  const changeTrading = useInjection(ChangeTrading);
  const settings = useBook().get('settings', TRADING_SETTINGS);
  const field = useRef<HTMLInputElement>(null);
  const [isSaved, store] = useSaved();

  const change = (changed: TradingChange) => store(changeTrading.execute(changed));
  return (
    <fieldset className={fields.group}>
      <legend>{t('bidding.title')}</legend>
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
      <SavedNote isSaved={isSaved} />
    </fieldset>
  );
});
