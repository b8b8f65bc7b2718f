import { WifiOff } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { ConnectionStore } from '../../application/connection/ConnectionStore';
import { Icon } from '../shared/icons/Icon';
import { sayInDialog } from '../shared/texts/LiveText';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './ConnectionBanner.module.css';

/** Warns the dealer while the screen does not receive live updates. */
export const ConnectionBanner = observer(function ConnectionBanner() {
  const { t } = useTexts('shared');
  const connection = useInjection(ConnectionStore);
  const region = useRef<HTMLDivElement>(null);
  const trouble = troubleOf(connection);
  const said = trouble ?? (connection.state === 'connected' ? 'connected' : null);
  const text = said && t(`connection.${said}`);
  useEffect(() => sayInDialog(region.current!, text ?? ''), [text]);
  return (
    <div ref={region} role="status">
      {trouble && <Banner text={text!} />}
      {!trouble && text && <span className="visually-hidden">{text}</span>}
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
