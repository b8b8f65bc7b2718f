import * as styles from './Field.module.css';
import * as fields from './FieldGroup.module.css';

interface SwitchFieldProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, with its label beside it. */
export function SwitchField({ label, isOn, onChange }: SwitchFieldProps) {
  return (
    <label className={fields.choice}>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
