import { WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { ConnectionStore } from '../../application/connection/ConnectionStore';
import { Icon } from '../shared/icons/Icon';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './ConnectionBanner.module.css';

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

const ROOM = '--room-below-page';

/** Publishes the height of this area as the CSS variable `--room-below-page`, so that what is placed over the page ends above it. */
function useRoomBelow(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current!;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(ROOM, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [area]);
}
