import { Info } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Acquisitions } from '../../../../application/selling/margin/Acquisitions';
import { isExempt, type PriceType, type VatOption, vatOptions } from '../../../../domain/selling/invoices/Vat';
import { soldAcquisition } from '../../../../domain/selling/margin/Acquisition';
import { Grid, Row, Stack } from '../../../kit/Layout';
import { SmallText } from '../../../kit/Text';
import * as field from '../../../shared/fields/Field.module.css';
import { SelectField } from '../../../shared/fields/SelectField';
import { TextField } from '../../../shared/fields/TextField';
import { Icon } from '../../../shared/icons/Icon';
import { afterClick } from '../../../shared/input/afterClick';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';
import * as styles from './InvoicePage.module.css';
import { ProposedMark } from './ProposedMark';
import { useInvoiceProblem } from './useInvoiceProblem';

const priceTypes: readonly PriceType[] = ['net', 'gross'];

/** The price fields. Switching between net and gross does not change the typed price. */
export const InvoicePriceFields = observer(function InvoicePriceFields({ state }: InvoiceFieldsProps) {
  const { t } = useTexts('sellingInvoices');
  const problem = useInvoiceProblem(state);
  const id = useId();
  const { form } = state;
  const { unsold } = useInjection(Acquisitions);
  // Nothing is proposed then.
  const isInDoubt = form.vatOption === 'unselected' && soldAcquisition(unsold, form)?.tax === 'unknown';

  const amountField = (name: 'price' | 'downPayment') => (
    <TextField
      name={name}
      label={t(`invoice.${name}`)}
      value={form[name]}
      inputMode="decimal"
      autoComplete="off"
      suffix="€"
      required={name === 'price'}
      {...problem(name)}
      onChange={({ target }) => state.edited({ [name]: target.value })}
      onBlur={() => afterClick(() => state.input.leaveField(name))}
    />
  );
  return (
    <Grid as="fieldset" gap={3.5} paddingBlock={5} lineAbove>
      <legend>{t('invoice.amounts')}</legend>
      <div className={styles.four} data-field="price">
        {amountField('price')}
        {isExempt(form.vatOption) ? (
          <SmallText alignSelf="center">{t('invoice.exempt')}</SmallText>
        ) : (
          <Stack gap={1} top minWidth={0} className={styles.beside}>
            <p id={id} className={field.label}>
              {t('invoice.priceType')}
            </p>
            <div role="radiogroup" aria-labelledby={id} className={styles.segments}>
              {priceTypes.map(type => (
                <label key={type}>
                  <input
                    type="radio"
                    name={`${id}-type`}
                    checked={form.priceType === type}
                    onChange={() => state.edited({ priceType: type })}
                  />
                  <span>{t(`invoice.${type}`)}</span>
                </label>
              ))}
            </div>
          </Stack>
        )}
        <Stack gap={1} top minWidth={0} className={styles.beside}>
          <SelectField
            label={t('invoice.vatOption')}
            value={form.vatOption}
            hint={isInDoubt ? t('invoice.chooseVat') : null}
            options={[
              ...vatOptions.map(option => ({ value: option, text: t(`invoice.vatOptions.${option}`) })),
              { value: '', text: t('invoice.vatOptions.others'), isOff: true },
            ]}
            onChoose={option => state.edited({ vatOption: option as VatOption })}
          />
          {state.isProposed('vatOption') && <ProposedMark />}
        </Stack>
        {amountField('downPayment')}
      </div>
      <Row
        as="p"
        gap={2}
        firstLine
        paddingBlock={2.5}
        paddingInline={3}
        frame="quiet"
        tone="secondary"
        size="small"
        textWrap="pretty"
      >
        <Icon of={Info} size={16} /> <span>{t('invoice.rates')}</span>
      </Row>
    </Grid>
  );
});
