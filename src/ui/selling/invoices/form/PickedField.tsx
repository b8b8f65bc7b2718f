import { X } from 'lucide';
import type { ComponentProps } from 'react';
import { Button } from '../../../shared/Button';
import field from '../../../shared/fields/Field.module.css';
import { IconButton } from '../../../shared/IconButton';
import { Icon } from '../../../shared/icons/Icon';
import styles from './InvoicePage.module.css';

interface PickedFieldProps {
  readonly label: string;
  readonly icon: ComponentProps<typeof Icon>['of'];
  /** The name of the chosen row, or null. */
  readonly chosen: string | null;
  /** Tells the row from others of the same name. */
  readonly detail?: string;
  readonly texts: { readonly none: string; readonly pick: string; readonly remove: string };
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

/** Shows the row chosen from a long list, and opens the list. */
export function PickedField({ label, icon, chosen, detail, texts, onPick, onRemove }: PickedFieldProps) {
  return (
    <div className={field.field} role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      <div className={chosen === null ? styles.unpicked : styles.picked}>
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
        <Button onClick={onPick}>{texts.pick}</Button>
      </div>
    </div>
  );
}
