import { CircleX, Hourglass, type IconNode } from 'lucide';
import type { ContractStatus } from '../../../domain/offers/Offer';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from './tileParts.module.css';

interface ContractStatusProps {
  readonly status: ContractStatus | null;
}

const icons: Readonly<Record<ContractStatus, IconNode>> = { waiting: Hourglass, rejected: CircleX };

export function ContractStatusMark({ status }: ContractStatusProps) {
  const { t } = useTexts('offers');
  if (status === null) return null;
  return (
    <span className={styles.mark} data-status={status}>
      <Icon of={icons[status]} size={14} /> <span>{t(`contract.${status}`)}</span>
    </span>
  );
}

/** Without the words, which are its name and its tooltip. */
export function ContractStatusIcon({ status }: ContractStatusProps) {
  const { t } = useTexts('offers');
  if (status === null) return null;
  const name = t(`contract.${status}`);
  return (
    <span className={styles.icon} data-status={status} role="img" title={name}>
      <Icon of={icons[status]} size={14} />
    </span>
  );
}
