import { CircleX, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractStatus } from '../../domain/offers/Offer';
import styles from './ContractStatusMark.module.css';

export function ContractStatusMark({ status }: { readonly status: ContractStatus | null }) {
  const { t } = useTranslation('offers');
  if (status === null) return null;
  const Icon = status === 'waiting' ? Hourglass : CircleX;
  return (
    <span className={styles.mark} data-status={status}>
      <Icon size={14} aria-hidden /> {t(`contract.${status}`)}
    </span>
  );
}
