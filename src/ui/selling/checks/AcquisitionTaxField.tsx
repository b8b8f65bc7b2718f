import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { EditedInvoice } from '../../../application/selling/invoices/EditedInvoice';
import { Acquisitions } from '../../../application/selling/margin/Acquisitions';
import { acquisitionTaxes, soldAcquisition } from '../../../domain/selling/margin/Acquisition';
import { SelectField } from '../../shared/fields/SelectField';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useMarginTexts } from '../margin/useMarginTexts';

/** Asks how the sold vehicle was taxed when it was bought. The margin scheme is proposed only if it is known to apply. */
export const AcquisitionTaxField = observer(function AcquisitionTaxField({ state }: { readonly state: EditedInvoice }) {
  const { t } = useTexts('sellingMargin');
  const { acquisitionTax } = useMarginTexts();
  const acquisitions = useInjection(Acquisitions);
  const { form } = state;
  /** Whether this field has chosen the VAT option, not the dealer. */
  const [isProposed, setProposed] = useState(false);
  const sold = soldAcquisition(acquisitions.unsold, form);
  if (!sold) return null;
  const handleChoose = (value: string) => {
    const tax = acquisitionTaxes.find(known => known === value) ?? 'unknown';
    void acquisitions.taxed(sold.key, tax);
    const proposes = tax === 'margin' && form.vatOption === 'unselected';
    const takesBack = tax !== 'margin' && isProposed && form.vatOption === 'marginalTaxation';
    if (proposes) state.edited({ vatOption: 'marginalTaxation' });
    if (takesBack) state.edited({ vatOption: 'unselected' });
    if (proposes || takesBack) setProposed(proposes);
  };
  return (
    <SelectField
      label={t('fields.tax')}
      value={sold.tax}
      options={acquisitionTaxes.map(value => ({ value, text: acquisitionTax(value) }))}
      onChoose={handleChoose}
    />
  );
});
