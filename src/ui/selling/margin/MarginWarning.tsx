import { TriangleAlert } from 'lucide';
import { Row } from '../../kit/Layout';
import { Icon } from '../../shared/icons/Icon';
import styles from './MarginWarning.module.css';

export const MarginWarning = ({ children }: { readonly children: string }) => (
  <Row as="span" gap={1} align="stretch" tone="warning" size="small" className={styles.warning}>
    <Icon of={TriangleAlert} size={14} /> <span>{children}</span>
  </Row>
);
