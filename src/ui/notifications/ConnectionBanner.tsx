import { WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { ConnectionStore } from '../../application/notifications/ConnectionStore';
import { Icon } from '../shared/Icon';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './ConnectionBanner.module.css';

/** Warns the dealer while the screen does not receive live updates. */
export const ConnectionBanner = observer(function ConnectionBanner() {
  const { t } = useTexts('shared');
  const { state, isOffline } = useInjection(ConnectionStore);
  const trouble = isOffline ? 'offline' : state === 'lost' ? 'lost' : null;
  return (
    <div role="status">
      {trouble && (
        <p className={styles.banner}>
          <Icon of={WifiOff} size={16} /> {t(`connection.${trouble}`)}
        </p>
      )}
      {!trouble && state === 'connected' && <span className="visually-hidden">{t('connection.connected')}</span>}
    </div>
  );
});
