import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { BookStore } from '../../../application/book/BookStore';
import { ArrangeMenu } from '../../../application/navigation/ArrangeMenu';
import { DismissToasts } from '../../../application/notifications/DismissToasts';
import { NewsStore } from '../../../application/notifications/NewsStore';
import { HiddenStore } from '../../../application/offers/hidden/HiddenStore';
import { findNoticePlace } from '../../shared/noticePlaces';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { useNewsText } from '../news/useNewsText';
import { NewsAnnouncer } from '../NewsAnnouncer';
import { useAnnouncements } from '../useAnnouncements';
import { useFlashingRows } from '../useFlashingRows';
import { useNewsTitle } from '../useNewsTitle';
import { HiddenToast, HiddenToastText } from './HiddenToast';
import { BookProblemToast, Toast } from './Toast';
import styles from './Toasts.module.css';

/**
 * One notice at a time, and how many others there are. It is in the free foot of the open menu, or in the place of the
 * title of the page, so that it covers no control and no amount and moves nothing.
 */
export const Toasts = observer(function Toasts() {
  const { t } = useTexts('notifications');
  const { toast, toasts } = useInjection(NewsStore);
  const { problem } = useInjection(BookStore);
  const isUndoable = useInjection(HiddenStore).last !== null;
  const dismissToasts = useInjection(DismissToasts);
  const arrangeMenu = useInjection(ArrangeMenu);
  const newsText = useNewsText();
  const area = useRef<HTMLElement>(null);
  // The dealer looks at all news then.
  const shown = problem || isUndoable || arrangeMenu.isShown('news') ? null : toast;
  const place = problem || isUndoable || shown ? findNoticePlace() : null;
  useNewsTitle();
  useAnnouncements();
  useFlashingRows();

  useRun(DismissToasts);

  const handleLeft = () => dismissToasts.held(area.current?.matches(':hover, :focus-within') ?? false);

  const handleClose = () => {
    const hadFocus = area.current?.contains(document.activeElement);
    dismissToasts.close();
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <>
      <NewsAnnouncer />
      <HiddenToastText />
      {place &&
        createPortal(
          <section
            ref={area}
            className={styles.notice}
            aria-label={t('title')}
            onPointerEnter={() => dismissToasts.held(true)}
            onPointerLeave={handleLeft}
            onFocus={() => dismissToasts.held(true)}
            onBlur={() => requestAnimationFrame(handleLeft)}
          >
            {problem ? (
              <BookProblemToast />
            ) : isUndoable ? (
              <HiddenToast />
            ) : (
              shown && (
                <Toast key={shown.hashId} news={shown} text={newsText(shown)} onClose={handleClose}>
                  {toasts.length > 1 && (
                    <button type="button" className={styles.more} onClick={() => arrangeMenu.openDialog('news')}>
                      {t('more', { count: toasts.length - 1 })}
                    </button>
                  )}
                </Toast>
              )
            )}
          </section>,
          place,
        )}
    </>
  );
});
