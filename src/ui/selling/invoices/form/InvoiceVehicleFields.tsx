import { FileText, Motorbike, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { IssuedInvoices } from '../../../../application/selling/invoices/IssuedInvoices';
import { vehicleName } from '../../../../domain/selling/invoices/InvoiceForm';
import { kitClass } from '../../../kit/kitElement';
import { Grid, Row } from '../../../kit/Layout';
import { SmallText, Text } from '../../../kit/Text';
import { Button } from '../../../shared/Button';
import * as field from '../../../shared/fields/Field.module.css';
import { IconButton } from '../../../shared/IconButton';
import { Icon } from '../../../shared/icons/Icon';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { VinField } from '../../motorbikes/VinField';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';
import * as styles from './InvoicePage.module.css';
import type { ChosenKind } from './InvoicePickers';
import { ProposedMark } from './ProposedMark';

interface ChoosingProps extends InvoiceFieldsProps {
  readonly onChoose: (kind: ChosenKind) => void;
}

export const InvoiceVehicleFields = observer(function InvoiceVehicleFields({ state, onChoose }: ChoosingProps) {
  const { t } = useTexts('sellingInvoices');
  return (
    <Grid as="fieldset" gap={3.5} paddingBlock={5} lineAbove data-field="vehicle">
      <legend>{t('invoice.item')}</legend>
      <ChosenField kind="motorbike" state={state} onChoose={onChoose} />
      <VinField value={state.form.vin} onChange={vin => state.edited({ vin })} />
    </Grid>
  );
});

export function InvoiceTemplateFields(props: ChoosingProps) {
  const { t } = useTexts('sellingInvoices');
  return (
    <Grid as="fieldset" gap={3.5} paddingBlock={5} lineAbove>
      <legend>{t('invoice.layout')}</legend>
      <ChosenField kind="template" {...props} />
    </Grid>
  );
}

interface ChosenFieldProps extends ChoosingProps {
  readonly kind: ChosenKind;
}

/** Shows the row chosen from a long list, and opens the list. The VIN tells a motorbike from others of the same name. */
const ChosenField = observer(function ChosenField({ kind, state, onChoose }: ChosenFieldProps) {
  const { t } = useTexts('sellingInvoices');
  const { [kind]: chosen, motorbike, vin, vatOption } = state.form;
  const issued = useInjection(IssuedInvoices);
  const suggested = kind === 'template' && chosen === null ? issued.templateFor(vatOption) : null;
  const label = t(`invoice.${kind}`);
  return (
    <div className={field.field} role="group" aria-label={label}>
      <p className={field.label}>{label}</p>
      <Row gap={2} wrap className={chosen === null ? styles.unchosen : styles.picked}>
        <Icon
          of={kind === 'motorbike' ? Motorbike : FileText}
          size={20}
          className={kitClass({ tone: chosen === null ? 'tertiary' : 'accent' })}
        />
        <Text basis={120} minWidth={0} breakWords weight={chosen === null ? 'regular' : 'strong'}>
          <Text block>
            {chosen === null ? t('invoice.none') : kind === 'motorbike' ? vehicleName(motorbike) : chosen.name}
          </Text>
          {kind === 'motorbike' && chosen !== null && vin && (
            <SmallText as="span" block weight="regular" translate="no">
              {vin}
            </SmallText>
          )}
        </Text>
        {chosen !== null && (
          <IconButton
            name={t('invoice.removeOf', { what: label })}
            icon={<Icon of={X} size={18} />}
            onClick={() => state.edited({ [kind]: null })}
          />
        )}
        <Button onClick={() => onChoose(kind)}>{t(`${kind}s.select`)}</Button>
      </Row>
      {state.isProposed(kind) && <ProposedMark />}
      {suggested && (
        <button
          type="button"
          className={field.proposal}
          onClick={({ currentTarget }) => {
            state.edited({ template: suggested });
            // The suggestion disappears.
            currentTarget.parentElement?.querySelector('button')?.focus();
          }}
        >
          {t('invoice.suggested', { number: suggested.name })}
        </button>
      )}
    </div>
  );
});
