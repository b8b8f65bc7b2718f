import { CircleX, Hourglass } from 'lucide-react';
import type { ContractStatus } from '../../domain/offers/Offer';
import { useTexts } from '../shared/useTexts';
import styles from './ContractStatusMark.module.css';

export function ContractStatusMark({ status }: { readonly status: ContractStatus | null }) {
  const { t } = useTexts('offers');
  if (status === null) return null;
  const Icon = status === 'waiting' ? Hourglass : CircleX;
  return (
    <span className={styles.mark} data-status={status}>
      <Icon size={14} aria-hidden /> {t(`contract.${status}`)}
    </span>
  );
}
