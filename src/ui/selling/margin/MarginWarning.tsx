import { TriangleAlert } from 'lucide';
import { Icon } from '../../shared/icons/Icon';
import styles from './MarginWarning.module.css';

export const MarginWarning = ({ children }: { readonly children: string }) => (
  <span className={styles.warning}>
    <Icon of={TriangleAlert} size={14} /> <span>{children}</span>
  </span>
);
