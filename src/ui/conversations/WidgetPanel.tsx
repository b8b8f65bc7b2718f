import { X } from 'lucide';
import { type CSSProperties, useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import type { HashId } from '../../domain/offers/Offer';
import { ModalDialog } from '../shared/dialogs/ModalDialog';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { useTexts } from '../shared/texts/useTexts';
import { LazyThread } from './lazyViews';
import { type Corner, roomBeside, type Size } from './widgetBounds';
import styles from './WidgetPanel.module.css';

interface WidgetPanelProps {
  readonly hashId: HashId;
  readonly bounds: Corner & Size;
  /** The area of the window beside the menu. */
  readonly page: HTMLElement;
  readonly onClose: () => void;
}

/** The messages beside the offer, which gives way. If there is no room for both, the messages take the whole window. */
export function WidgetPanel({ hashId, bounds, page, onClose }: WidgetPanelProps) {
  const { t } = useTexts(['navigation', 'shared']);
  const titleId = useId();
  const room = roomBeside(useWidthOf(page), bounds);

  useEffect(() => {
    if (room === null) return;
    const { style } = document.documentElement;
    style.setProperty('--room-beside', `${room}px`);
    return () => void style.removeProperty('--room-beside');
  }, [room]);

  const content = (
    <>
      <header className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {t('navigation:auctionsMenu.messages')}
        </h2>
        <IconButton name={t('shared:close')} icon={<Icon of={X} size={18} />} onClick={onClose} />
      </header>
      <div className={styles.thread}>
        <LazyThread hashId={hashId} isWriting />
      </div>
    </>
  );
  if (room === null) {
    return (
      <ModalDialog labelledBy={titleId} className={`${styles.panel} ${styles.whole}`} onCancel={onClose}>
        {content}
      </ModalDialog>
    );
  }
  const style: CSSProperties = { ...bounds, ['--panel-bottom' as string]: `${bounds.bottom}px` };
  return (
    <div className={`${styles.panel} ${styles.beside}`} style={style} role="dialog" aria-labelledby={titleId}>
      {content}
    </div>
  );
}

/** The width of an element in pixels. Updates when the element is resized. */
function useWidthOf(element: HTMLElement): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(onChange);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => element.clientWidth);
}
