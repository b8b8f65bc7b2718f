import { X } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import {
  type InvoiceTemplateForm,
  withCustomField,
  withoutCustomField,
} from '../../../domain/selling/templates/InvoiceTemplate';
import { kitClass } from '../../kit/kitElement';
import { Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { TextField } from '../../shared/fields/TextField';
import { Icon } from '../../shared/icons/Icon';
import { keyOfEvent } from '../../shared/input/keyOfEvent';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from '../SellingPage.module.css';

interface CustomFieldNamesProps {
  readonly form: InvoiceTemplateForm;
  readonly error: string | null;
  readonly onChange: (change: Partial<InvoiceTemplateForm>) => void;
}

export function CustomFieldNames({ form, error, onChange }: CustomFieldNamesProps) {
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
