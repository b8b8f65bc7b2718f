import { observer } from 'mobx-react-lite';
import { EditInvoice } from '../../../../application/selling/invoices/EditInvoice';
import { withMotorbike } from '../../../../domain/selling/invoices/InvoiceForm';
import { useInjection } from '../../../shared/useInjection';
import { MotorbikePicker } from '../../motorbikes/MotorbikePicker';
import { TemplatePicker } from '../../templates/TemplatePicker';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';

export type ChosenKind = 'motorbike' | 'template';

interface InvoicePickersProps extends InvoiceFieldsProps {
  readonly kind: ChosenKind;
  readonly onDone: () => void;
}

/** Rendered outside the invoice form, because a picker contains a search form and forms cannot be nested. */
export const InvoicePickers = observer(function InvoicePickers({ state, kind, onDone }: InvoicePickersProps) {
  const editing = useInjection(EditInvoice);
  if (kind === 'template') {
    return (
      <TemplatePicker
        onCancel={onDone}
        onSelect={({ id, name }) => {
          editing.execute({ template: { id, name } });
          onDone();
        }}
      />
    );
  }
  return (
    <MotorbikePicker
      onCancel={onDone}
      onSelect={motorbike => {
        editing.execute(withMotorbike(state.form, motorbike));
        onDone();
      }}
    />
  );
});
