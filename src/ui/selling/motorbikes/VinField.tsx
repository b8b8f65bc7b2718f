import { vinHint } from '../../../domain/selling/motorbikes/Motorbike';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';

interface VinFieldProps {
  readonly value: string;
  readonly error?: string | null;
  /** Takes the place of the hint. */
  readonly note?: string | null;
  readonly onChange: (vin: string) => void;
}

/** An unusual VIN only gets a hint and never an error, because old vehicles have other formats. */
export function VinField({ value, error = null, note = null, onChange }: VinFieldProps) {
  const { t } = useTexts('sellingInvoices');
  const hint = vinHint(value);
  const hintText = hint === null ? t('vin.optional') : t(`vin.${hint}`, { count: value.replace(/\s+/g, '').length });
  return (
    <TextField
      label={t('vin.label')}
      value={value}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={error}
      hint={note ?? hintText}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
