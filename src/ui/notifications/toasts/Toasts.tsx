import { EyeOff } from 'lucide';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { BookStore } from '../../../application/book/BookStore';
import { Menu } from '../../../application/navigation/Menu';
import { ShownNews } from '../../../application/notifications/ShownNews';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { Clock } from '../../../application/ports/Clock';
import { type News, plainNewsKinds } from '../../../domain/notifications/News';
import { SECOND } from '../../../domain/shared/Instant';
import { kitClass } from '../../kit/kitElement';
import { Box } from '../../kit/Layout';
import { Button } from '../../shared/Button';
import { CloseButton } from '../../shared/CloseButton';
import { Icon } from '../../shared/icons/Icon';
import { findNoticePlace } from '../../shared/noticePlaces';
import { LiveText } from '../../shared/texts/LiveText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useRun } from '../../shared/useRun';
import { useNewsText, useShortNewsText } from '../news/useNewsText';
import { useAnnouncements } from '../useAnnouncements';
import { useNewsTitle } from '../useNewsTitle';
import { BookProblemToast, Toast } from './Toast';
import * as styles from './Toast.module.css';

/**
 * One notice at a time, and how many others there are. It is in the free foot of the open menu, or in the place of the
 * title of the page, so that it covers no control and no amount and moves nothing.
 */
export const Toasts = observer(function Toasts() {
  const { t } = useTexts('notifications');
  const shownNews = useInjection(ShownNews);
  const { toast, toasts } = shownNews;
  const { problem } = useInjection(BookStore);
  const isUndoable = useInjection(HiddenOffers).last !== null;
  const menu = useInjection(Menu);
  const newsText = useNewsText();
  const shortNewsText = useShortNewsText();
  const area = useRef<HTMLElement>(null);
  // The dealer looks at all news then.
  const shown = problem || isUndoable || menu.isShown('news') ? null : toast;
  const place = problem || isUndoable || shown ? findNoticePlace() : null;
  useNewsTitle();
  useAnnouncements();
  useFlashingRows();

  useRun(ShownNews);

  const handleLeft = () => shownNews.held(area.current?.matches(':hover, :focus-within') ?? false);

  const handleClose = () => {
    const hadFocus = area.current?.contains(document.activeElement);
    shownNews.allPutAway();
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
            className={`${kitClass({ screenOnly: true })} ${styles.notice}`}
            aria-label={t('title')}
            onPointerEnter={() => shownNews.held(true)}
            onPointerLeave={handleLeft}
            onFocus={() => shownNews.held(true)}
            onBlur={() => requestAnimationFrame(handleLeft)}
          >
            {problem ? (
              <BookProblemToast />
            ) : isUndoable ? (
              <HiddenToast />
            ) : (
              shown && (
                <Toast
                  key={shown.hashId}
                  news={shown}
                  text={newsText(shown)}
                  short={shortNewsText(shown)}
                  onClose={handleClose}
                >
                  {toasts.length > 1 && (
                    <button type="button" className={more} onClick={() => menu.openDialog('news')}>
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

const more = kitClass({ inSentence: true, tone: 'secondary' });

const kinds = ['outbid', 'buyNow', 'answered', 'match', 'newOffers', ...plainNewsKinds] as const;

/** Announces news to screen readers on every page. */
function NewsAnnouncer() {
  return kinds.map(kind => <KindAnnouncer key={kind} kind={kind} />);
}

/** Each kind has its own live region, so that no kind replaces another before it is read. */
function KindAnnouncer({ kind }: { readonly kind: News['kind'] }) {
  const { t } = useTexts('notifications');
  const news = useInjection(ShownNews);
  const newsText = useNewsText();
  const text = useCallback(() => {
    const announced = news.saidOf(kind);
    if (announced.length > 1) return t(kind === 'outbid' ? 'outbids' : 'many', { count: announced.length });
    return announced[0] ? newsText(announced[0]) : '';
  }, [news, kind, newsText, t]);
  return <LiveText className="visually-hidden" role="status" text={text} />;
}

/** The row in sight that shows what has happened flashes once, instead of a notice. */
function useFlashingRows(): void {
  const news = useInjection(ShownNews);
  useEffect(
    () =>
      reaction(
        () => news.shownInRow,
        shown => {
          if (!shown) return;
          for (const row of document.querySelectorAll(`[data-offer="${CSS.escape(shown.hashId)}"]`)) {
            row.setAttribute('data-flash', '');
            row.addEventListener('animationend', () => row.removeAttribute('data-flash'), { once: true });
          }
        },
      ),
    [news],
  );
}

const STAYS_FOR = 10 * SECOND;

/** Says aloud that an offer was hidden. */
function HiddenToastText() {
  const { t } = useTexts('offersHidden');
  const hiddenOffers = useInjection(HiddenOffers);
  const text = useCallback(
    () => (hiddenOffers.last ? t('hid', { name: hiddenOffers.last.hidden.name }) : ''),
    [hiddenOffers, t],
  );
  return <LiveText className="visually-hidden" role="status" text={text} />;
}

/** Offers to undo the hiding of an offer, but not for ever. It stays while it has the pointer or the focus. */
const HiddenToast = observer(function HiddenToast() {
  const { t } = useTexts('offersHidden');
  const { last } = useInjection(HiddenOffers);
  return last && <UndoToast key={last.hidden.hashId} text={t('hid', { name: last.hidden.name })} />;
});

function UndoToast({ text }: { readonly text: string }) {
  const { t } = useTexts('offersHidden');
  const hiddenOffers = useInjection(HiddenOffers);
  const clock = useInjection(Clock);
  const [isHeld, setHeld] = useState(false);
  const toast = useRef<HTMLDivElement>(null);

  useEffect(
    () => (isHeld ? undefined : clock.after(STAYS_FOR, () => hiddenOffers.endUndo())),
    [clock, hiddenOffers, isHeld],
  );

  // The row whose button was pressed is gone, and its list has given the focus to the next row, if there is one.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.matches('[data-offer]'))
      toast.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  const handleLeft = () => setHeld(toast.current?.matches(':hover, :focus-within') ?? false);
  return (
    <div
      ref={toast}
      className={styles.toast}
      data-kind="hidden"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={handleLeft}
      onFocus={() => setHeld(true)}
      onBlur={() => requestAnimationFrame(handleLeft)}
    >
      <Icon of={EyeOff} size={18} className={`${kitClass({ tone: 'info' })} ${styles.icon}`} />
      <Box as="p" grow minWidth={0} className={styles.content}>
        {text}
      </Box>
      <Button onClick={() => hiddenOffers.undo()}>{t('undo')}</Button>
      <CloseButton onClick={() => hiddenOffers.endUndo()} />
    </div>
  );
}
