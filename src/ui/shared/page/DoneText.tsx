import { CircleCheck } from 'lucide';
import { Icon } from '../icons/Icon';
import styles from './SettingsPage.module.css';

/** Says that something is done. */
export const DoneText = ({ children }: { readonly children: string }) => (
  <>
    <Icon of={CircleCheck} size={18} className={styles.done} /> <span>{children}</span>
  </>
);
