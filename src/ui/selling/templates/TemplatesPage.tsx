import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useRef } from 'react';
import type { Form } from '../../../application/forms/Form';
import { OwnTemplates } from '../../../application/selling/templates/OwnTemplates';
import {
  type InvoiceTemplateForm,
  newInvoiceTemplate,
  templateFormOf,
  withCustomField,
  withoutCustomField,
} from '../../../domain/selling/templates/InvoiceTemplate';
import { visibleText } from '../../../domain/shared/visibleText';
import { kitClass } from '../../kit/kitElement';
import { Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { TextField } from '../../shared/fields/TextField';
import { Icon } from '../../shared/icons/Icon';
import { keyOfEvent } from '../../shared/input/keyOfEvent';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ChoiceField } from '../entries/ChoiceField';
import { RemovalDialog } from '../entries/ConfirmedWriteDialog';
import { EntryDialog } from '../entries/EntryDialog';
import { EntryListPage } from '../entries/EntryListPage';
import * as styles from '../SellingPage.module.css';
import { useTemplateTable } from './useTemplateTable';

export const TemplatesPage = observer(function TemplatesPage() {
  const { t } = useTexts(['sellingInvoices', 'selling']);
  const templates = useInjection(OwnTemplates).entries;
  const { dialog, choices: renderKeys, removal } = templates;
  const { row } = removal;
  const { customFields, ...table } = useTemplateTable();

  const keyName = (id: number) =>
    visibleText(renderKeys.value?.rows.find(key => key.id === id)?.name ?? '') ||
    (renderKeys.value ? t('sellingInvoices:templates.unknown') : '–');
  return (
    <EntryListPage
      title={t('sellingInvoices:templates.title')}
      add={t('sellingInvoices:templates.add')}
      entries={templates}
      formOf={templateFormOf}
      columns={[
        { name: t('sellingInvoices:templates.name'), cell: ({ name }) => name },
        { name: t('sellingInvoices:templates.html'), cell: ({ renderKeyId }) => keyName(renderKeyId) },
        customFields,
      ]}
      {...table}
    >
      {dialog.form && <TemplateDialog form={dialog.form} />}
      {row && (
        <RemovalDialog
          write={removal}
          title={t('sellingInvoices:templates.deleteTitle')}
          question={t('selling:irrevocable')}
          action={t('sellingInvoices:templates.deleteAction')}
        >
          <p>{row.name}</p>
        </RemovalDialog>
      )}
    </EntryListPage>
  );
});

interface TemplateDialogProps {
  readonly form: Form<InvoiceTemplateForm>;
}

const TemplateDialog = observer(function TemplateDialog({ form }: TemplateDialogProps) {
  const { t } = useTexts('sellingInvoices');
  const templates = useInjection(OwnTemplates).entries;
  const { dialog } = templates;
  const { values } = form;
  const isNew = dialog.id === null;

  return (
    <EntryDialog
      dialog={dialog}
      form={form}
      title={t(isNew ? 'templates.addTitle' : 'templates.editTitle')}
      action={t(isNew ? 'templates.addAction' : 'save')}
      needs={newInvoiceTemplate(values) === null ? t('templates.needs') : null}
      onSave={() => void templates.save()}
    >
      <TextField
        label={t('templates.name')}
        value={values.name}
        required
        autoComplete="off"
        error={form.refusalMessage('name')}
        onChange={({ target }) => form.edit({ name: target.value })}
      />
      <ChoiceField
        label={t('templates.html')}
        chosen={values.renderKeyId}
        choices={templates.choices}
        error={form.refusalMessage('renderKeyId')}
        texts={{
          none: t('templates.chooseHtml'),
          unknown: t('templates.unknown'),
          failed: t('templates.htmlFailed'),
        }}
        onChoose={renderKeyId => form.edit({ renderKeyId })}
      />
      <CustomFieldNames
        form={values}
        error={form.refusalMessage('customFields')}
        onChange={change => form.edit(change)}
      />
    </EntryDialog>
  );
});

interface CustomFieldNamesProps {
  readonly form: InvoiceTemplateForm;
  readonly error: string | null;
  readonly onChange: (change: Partial<InvoiceTemplateForm>) => void;
}

function CustomFieldNames({ form, error, onChange }: CustomFieldNamesProps) {
  const { t } = useTexts('sellingInvoices');
  const area = useRef<HTMLFieldSetElement>(null);
  const { customFields, nextField } = form;
  const isDoubled = customFields.includes(nextField.trim());

  const focusInput = () => area.current?.querySelector('input')?.focus();
  const handleAdd = () => {
    onChange({ customFields: withCustomField(customFields, nextField), nextField: '' });
    focusInput();
  };
  /** Enter adds the name here. In the other fields of the dialog Enter submits. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (keyOfEvent(event) !== 'Enter' || nextField.trim() === '') return;
    event.preventDefault();
    handleAdd();
  };
  const handleRemove = (name: string) => {
    onChange({ customFields: withoutCustomField(customFields, name) });
    focusInput();
  };
  return (
    <Stack as="fieldset" gap={2} className={styles.names} ref={area}>
      <Text as="legend" weight="strong">
        {t('templates.customFields')}
      </Text>
      <SmallText>{t('templates.notAsked')}</SmallText>
      <Row gap={2} align="end" wrap>
        <TextField
          label={t('templates.fieldName')}
          className={kitClass({ basis: 200 })}
          value={nextField}
          autoComplete="off"
          error={error}
          hint={isDoubled ? t('templates.doubled') : undefined}
          onChange={({ target }) => onChange({ nextField: target.value })}
          onKeyDown={handleKeyDown}
        />
        <Button onClick={handleAdd} disabled={nextField.trim() === ''}>
          {t('templates.addField')}
        </Button>
      </Row>
      {customFields.length > 0 && (
        <Row as="ul" wrap gap={1.5}>
          {customFields.map(name => (
            <Row as="li" inline gap={1} minWidth={0} breakWords key={name} className={styles.chip}>
              <span>{name}</span>
              <button
                type="button"
                aria-label={t('templates.removeField', { name })}
                onClick={() => handleRemove(name)}
              >
                <Icon of={X} size={16} />
              </button>
            </Row>
          ))}
        </Row>
      )}
    </Stack>
  );
}
