import { CircleX, Hourglass } from 'lucide';
import type { ContractStatus } from '../../../domain/offers/Offer';
import { Icon } from '../../shared/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import styles from './ContractStatusMark.module.css';

export function ContractStatusMark({ status }: { readonly status: ContractStatus | null }) {
  const { t } = useTexts('offers');
  if (status === null) return null;
  return (
    <span className={styles.mark} data-status={status}>
      <Icon of={status === 'waiting' ? Hourglass : CircleX} size={14} /> <span>{t(`contract.${status}`)}</span>
    </span>
  );
}
