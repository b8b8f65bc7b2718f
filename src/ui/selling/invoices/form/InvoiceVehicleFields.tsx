import { FileText, Motorbike, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { EditInvoice } from '../../../../application/selling/invoices/EditInvoice';
import { Button } from '../../../shared/Button';
import field from '../../../shared/fields/Field.module.css';
import { IconButton } from '../../../shared/IconButton';
import { Icon } from '../../../shared/icons/Icon';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { VinField } from '../../motorbikes/VinField';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';
import styles from './InvoicePage.module.css';
import type { ChosenKind } from './InvoicePickers';

interface ChoosingProps extends InvoiceFieldsProps {
  readonly onChoose: (kind: ChosenKind) => void;
}

export const InvoiceVehicleFields = observer(function InvoiceVehicleFields({ state, onChoose }: ChoosingProps) {
  const { t } = useTexts('sellingInvoices');
  const editing = useInjection(EditInvoice);
  const { form } = state;
  return (
    <fieldset className={styles.group}>
      <legend>{t('invoice.item')}</legend>
      <ChosenField
        label={t('invoice.motorbike')}
        icon={Motorbike}
        chosen={form.motorbike?.name ?? null}
        detail={form.vin}
        texts={{
          none: t('invoice.none'),
          pick: t('motorbikes.select'),
          remove: t('invoice.removeOf', { what: t('invoice.motorbike') }),
        }}
        onChoose={() => onChoose('motorbike')}
        onRemove={() => editing.execute({ motorbike: null })}
      />
      <VinField value={form.vin} onChange={vin => editing.execute({ vin })} />
    </fieldset>
  );
});

export const InvoiceTemplateFields = observer(function InvoiceTemplateFields({ state, onChoose }: ChoosingProps) {
  const { t } = useTexts('sellingInvoices');
  const editing = useInjection(EditInvoice);
  return (
    <fieldset className={styles.group}>
      <legend>{t('invoice.layout')}</legend>
      <ChosenField
        label={t('invoice.template')}
        icon={FileText}
        chosen={state.form.template?.name ?? null}
        texts={{
          none: t('invoice.none'),
          pick: t('templates.select'),
          remove: t('invoice.removeOf', { what: t('invoice.template') }),
        }}
        onChoose={() => onChoose('template')}
        onRemove={() => editing.execute({ template: null })}
      />
    </fieldset>
  );
});

interface ChosenFieldProps {
  readonly label: string;
  readonly icon: ComponentProps<typeof Icon>['of'];
  /** The name of the chosen row, or null. */
  readonly chosen: string | null;
  /** Tells the row from others of the same name. */
  readonly detail?: string;
  readonly texts: { readonly none: string; readonly pick: string; readonly remove: string };
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** Shows the row chosen from a long list, and opens the list. */
function ChosenField({ label, icon, chosen, detail, texts, onChoose, onRemove }: ChosenFieldProps) {
  return (
    <div className={field.field} role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      <div className={chosen === null ? styles.unchosen : styles.picked}>
        <Icon of={icon} size={20} className={styles.icon} />
        <span className={styles.chosen}>
          <span>{chosen ?? texts.none}</span>
          {chosen !== null && detail && (
            <span className={styles.detail} translate="no">
              {detail}
            </span>
          )}
        </span>
        {chosen !== null && <IconButton name={texts.remove} icon={<Icon of={X} size={18} />} onClick={onRemove} />}
        <Button onClick={onChoose}>{texts.pick}</Button>
      </div>
    </div>
  );
}
