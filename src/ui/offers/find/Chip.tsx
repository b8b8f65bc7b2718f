import { X } from 'lucide';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './Chip.module.css';

interface ChipProps {
  readonly text: string;
  readonly onRemove: () => void;
}

/** Something that narrows the list, in words. A press takes it away. */
export function Chip({ text, onRemove }: ChipProps) {
  const { t } = useTexts('offersFilters');
  const name = t('remove', { filter: text });
  return (
    <li>
      <button type="button" className={styles.chip} aria-label={name} title={name} onClick={onRemove}>
        <span>{text}</span> <Icon of={X} size={14} />
      </button>
    </li>
  );
}
