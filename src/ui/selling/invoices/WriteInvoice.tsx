import { emptyInvoiceForm } from '../../../domain/selling/invoices/InvoiceForm';
import { useNavigation } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { ClientPicker } from '../clients/ClientPicker';

/** Asks to which client an invoice goes, and opens its form. A draft to that client continues there. */
export function WriteInvoice({ onClose }: { readonly onClose: () => void }) {
  const { navigate } = useNavigation();
  return (
    <ClientPicker
      invoice={emptyInvoiceForm}
      onCancel={onClose}
      onSelect={({ id }) => {
        onClose();
        void navigate(paths.createInvoice(id));
      }}
    />
  );
}
