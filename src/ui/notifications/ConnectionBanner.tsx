import { WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { ConnectionStore } from '../../application/connection/ConnectionStore';
import { Icon } from '../shared/icons/Icon';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './ConnectionBanner.module.css';
import { useRoomBelow } from './toasts/useRoomBelow';

/** Warns the dealer while the screen does not receive live updates. */
export const ConnectionBanner = observer(function ConnectionBanner() {
  const { t } = useTexts('shared');
  const connection = useInjection(ConnectionStore);
  const trouble = troubleOf(connection);
  return (
    <div role="status">
      {trouble && <Banner text={t(`connection.${trouble}`)} />}
      {!trouble && connection.state === 'connected' && (
        <span className="visually-hidden">{t('connection.connected')}</span>
      )}
    </div>
  );
});

function troubleOf({ state, isOffline, isPolling }: ConnectionStore): 'offline' | 'polling' | 'lost' | null {
  if (isOffline) return 'offline';
  if (isPolling) return 'polling';
  return state === 'lost' ? 'lost' : null;
}

function Banner({ text }: { readonly text: string }) {
  const area = useRef<HTMLParagraphElement>(null);
  useRoomBelow(area);
  return (
    <p ref={area} className={styles.banner}>
      <Icon of={WifiOff} size={16} /> <span>{text}</span>
    </p>
  );
}
