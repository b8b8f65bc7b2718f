import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnMotorbikes } from '../../../../application/selling/motorbikes/OwnMotorbikes';
import { OwnTemplates } from '../../../../application/selling/templates/OwnTemplates';
import { withMotorbike } from '../../../../domain/selling/invoices/InvoiceForm';
import { brandNameOf } from '../../../../domain/selling/motorbikes/Motorbike';
import { Button } from '../../../shared/Button';
import { Icon } from '../../../shared/icons/Icon';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { PickerDialog } from '../../entries/PickerDialog';
import { MotorbikeDialog } from '../../motorbikes/MotorbikeDialog';
import { useMotorbikeTable } from '../../motorbikes/useMotorbikeTable';
import { useTemplateTable } from '../../templates/useTemplateTable';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';

export type ChosenKind = 'motorbike' | 'template';

interface PickerProps extends InvoiceFieldsProps {
  readonly onChosen: () => void;
  readonly onCancel: () => void;
}

/** Rendered outside the invoice form, because a picker contains a search form and forms cannot be nested. */
export const InvoicePickers = ({ kind, ...props }: PickerProps & { readonly kind: ChosenKind }) =>
  kind === 'template' ? <TemplatePicker {...props} /> : <MotorbikePicker {...props} />;

const MotorbikePicker = observer(function MotorbikePicker({ state, onChosen, onCancel }: PickerProps) {
  const { t } = useTexts('sellingInvoices');
  const motorbikes = useInjection(OwnMotorbikes).entries;
  const { brandOf: _, ...table } = useMotorbikeTable();
  useEffect(() => void motorbikes.choices.ensure(), [motorbikes]);
  return (
    <>
      <PickerDialog
        title={t('motorbikes.select')}
        list={motorbikes.picker}
        {...table}
        other={
          <Button onClick={() => void motorbikes.dialog.open()}>
            <Icon of={Plus} size={18} /> <span>{t('motorbikes.add')}</span>
          </Button>
        }
        onCancel={onCancel}
        onSelect={motorbike => {
          const brandName = brandNameOf(motorbike, motorbikes.choices.value?.rows ?? []) ?? '';
          state.edited(withMotorbike(state.form, { ...motorbike, brandName }));
          onChosen();
        }}
      />
      {motorbikes.dialog.form && (
        <MotorbikeDialog form={motorbikes.dialog.form} onSaved={() => void motorbikes.picker.reload()} />
      )}
    </>
  );
});

function TemplatePicker({ state, onChosen, onCancel }: PickerProps) {
  const { t } = useTexts('sellingInvoices');
  const templates = useInjection(OwnTemplates).entries;
  const { customFields, ...table } = useTemplateTable();
  return (
    <PickerDialog
      title={t('templates.select')}
      list={templates.picker}
      columns={[{ name: t('templates.templateName'), cell: ({ name }) => name }, customFields]}
      {...table}
      onCancel={onCancel}
      onSelect={({ id, name }) => {
        state.edited({ template: { id, name } });
        onChosen();
      }}
    />
  );
}
