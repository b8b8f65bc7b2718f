import { type CSSProperties, type RefObject, useCallback, useId, useSyncExternalStore } from 'react';
import { NARROW_BELOW } from '../../../domain/navigation/WindowWidths';
import type { HashId } from '../../../domain/offers/Offer';
import { CloseButton } from '../../shared/CloseButton';
import common from '../../shared/common.module.css';
import { ModalDialog } from '../../shared/dialogs/ModalDialog';
import { useTexts } from '../../shared/texts/useTexts';
import { LazyThread } from '../lazyViews';
import { type Corner, panelBounds, rightOverPhotos, type Size } from './widgetBounds';
import styles from './WidgetPanel.module.css';

interface WidgetPanelProps {
  readonly hashId: HashId;
  /** The area of the window beside the menu. */
  readonly page: HTMLElement;
  /** The column of the prices. */
  readonly prices: RefObject<HTMLElement | null>;
  /** The size of the window. */
  readonly size: Size;
  /** The place of the button. */
  readonly corner: Corner;
  readonly onClose: () => void;
}

/**
 * The messages over the photos of the offer. If there is no room beside the prices, the messages are over the right edge of the
 * window, and the page below is inert. In a narrow window, they take all of it.
 */
export function WidgetPanel({ hashId, page, prices, size, corner, onClose }: WidgetPanelProps) {
  const { t } = useTexts('navigation');
  const titleId = useId();
  const right = useRightOverPhotos(page, prices);

  const content = (
    <>
      <header className={styles.header}>
        <h2 className={common.large} id={titleId}>
          {t('auctionsMenu.messages')}
        </h2>
        <CloseButton onClick={onClose} />
      </header>
      <div className={common.fill}>
        <LazyThread hashId={hashId} isWriting />
      </div>
    </>
  );
  if (right === null || size.width < NARROW_BELOW) {
    return (
      <ModalDialog
        labelledBy={titleId}
        className={`${styles.panel} ${styles.modal}`}
        onCancel={onClose}
        onPressOutside={onClose}
      >
        {content}
      </ModalDialog>
    );
  }
  const bounds = panelBounds(size, corner, right);
  const style: CSSProperties = { ...bounds, ['--panel-bottom' as string]: `${bounds.bottom}px` };
  return (
    <div className={`${styles.panel} ${styles.over}`} style={style} role="dialog" aria-labelledby={titleId}>
      {content}
    </div>
  );
}

/** Where the panel is over the photos. Updates when the page is resized, which is what moves its columns. */
function useRightOverPhotos(page: HTMLElement, prices: RefObject<HTMLElement | null>): number | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(onChange);
      observer.observe(page);
      return () => observer.disconnect();
    },
    [page],
  );
  return useSyncExternalStore(subscribe, () => {
    const { left } = page.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return rightOverPhotos(clientWidth, left, prices.current?.getBoundingClientRect().left ?? left);
  });
}
