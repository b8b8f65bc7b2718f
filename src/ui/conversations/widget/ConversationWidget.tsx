import { ChevronDown, MessageCircle } from 'lucide';
import { observer } from 'mobx-react-lite';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { ConversationStore } from '../../../application/conversations/ConversationStore';
import { NARROW_BELOW } from '../../../domain/navigation/WindowWidths';
import type { HashId } from '../../../domain/offers/Offer';
import { menuBadge } from '../../../domain/shared/CountBadge';
import { Icon } from '../../shared/icons/Icon';
import { keyOfEvent } from '../../shared/input/keyOfEvent';
import { useClickOutside } from '../../shared/input/useClickOutside';
import { useKeys } from '../../shared/input/useKeys';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyThread } from '../lazyViews';
import * as styles from './ConversationWidget.module.css';
import { type Corner, cornerWithin, dockedCorner, HOME, type Size } from './widgetBounds';
import { usePanelRight, WidgetPanel } from './WidgetPanel';

interface ConversationWidgetProps {
  readonly hashId: HashId;
  /** The column of the prices, which the panel does not cover. */
  readonly prices: RefObject<HTMLElement | null>;
}

/**
 * The conversation about the current offer, behind a round button that the dealer can move. A narrow window has no free
 * place for it, so the button is smaller there, and it is at the place of this component.
 */
export const ConversationWidget = observer(function ConversationWidget({ hashId, prices }: ConversationWidgetProps) {
  const { t } = useTexts('navigation');
  const conversations = useInjection(ConversationStore);
  const unread = conversations.get(hashId)?.unread ?? 0;
  const isWanted = conversations.wanted === hashId;
  const [wanted, setWanted] = useState<Corner | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const size = useWindowSize();
  const isNarrow = size.width < NARROW_BELOW;
  const right = usePanelRight(page, prices);
  // A button that the dealer has moved stays there. Otherwise it is at the corner of the open panel, and closes it.
  const docked = isOpen && wanted === null && right !== null ? dockedCorner(size, right) : null;
  const corner = docked ?? cornerWithin(size, wanted ?? HOME);
  const handleClick = () => setOpen(!isOpen);
  const drag = useDrag(corner, to => setWanted(cornerWithin(size, to)), handleClick);

  // For a portal, because inside the offer overlay the menu would cover the button.
  useEffect(() => setPage(document.getElementById('content')), []);

  useEffect(() => {
    void conversations.watchUnread(hashId);
    return () => conversations.unwatchUnread(hashId);
  }, [conversations, hashId]);

  useEffect(() => {
    if (!isWanted) return;
    setOpen(true);
    conversations.wantedShown();
  }, [isWanted, conversations]);

  // The next offer of the list opens its messages too.
  useEffect(() => (isOpen ? conversations.onPage(hashId) : undefined), [conversations, isOpen, hashId]);

  const handleClose = () => {
    setOpen(false);
    button.current?.focus();
  };

  useKeys(isOpen ? { escape: handleClose } : {}, 'panel');
  useClickOutside(root, isOpen, () => setOpen(false));

  const badge = menuBadge(unread);
  const widget = (
    <div ref={root}>
      <button
        {...(isNarrow ? { onClick: handleClick } : { ...drag, style: corner })}
        ref={button}
        type="button"
        className={isNarrow ? styles.small : styles.round}
        aria-label={[t('auctionsMenu.messages'), badge].filter(Boolean).join(' ')}
        aria-expanded={isOpen}
        aria-describedby={badge ? id : undefined}
        onPointerEnter={LazyThread.preload}
      >
        <Icon of={isOpen ? ChevronDown : MessageCircle} size={isNarrow ? 20 : 30} />
        {badge && (
          <span className={styles.badge}>
            <span>{badge}</span>
            <span className="visually-hidden" id={id} aria-hidden>
              {t('newCount', { count: unread })}
            </span>
          </span>
        )}
      </button>
      {isOpen && page && (
        <WidgetPanel hashId={hashId} size={size} corner={corner} right={right} onClose={handleClose} />
      )}
    </div>
  );
  if (isNarrow) return widget;
  return page && createPortal(widget, page);
});

/** The size of the window in pixels. Updates when the window is resized or zoomed. */
function useWindowSize(): Size {
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  return { width, height };
}

function onResize(callback: () => void): () => void {
  window.addEventListener('resize', callback);
  return () => window.removeEventListener('resize', callback);
}

/** Pixels. A smaller movement counts as a press. */
const DRAG_THRESHOLD = 5;
/** Pixels per press of an arrow key. */
const KEY_STEP = 16;

const steps: Readonly<Record<string, Corner>> = {
  ArrowLeft: { right: KEY_STEP, bottom: 0 },
  ArrowRight: { right: -KEY_STEP, bottom: 0 },
  ArrowUp: { right: 0, bottom: KEY_STEP },
  ArrowDown: { right: 0, bottom: -KEY_STEP },
};

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: Corner;
  isMoving: boolean;
}

/** Moves a button by pointer or arrow keys. A drag does not count as a press. */
function useDrag(corner: Corner, onMove: (corner: Corner) => void, onPress: () => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      wasDragged.current = false;
      drag.current = { x: event.clientX, y: event.clientY, from: corner, isMoving: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = drag;
      if (!current) return;
      const [x, y] = [event.clientX - current.x, event.clientY - current.y];
      current.isMoving ||= Math.hypot(x, y) >= DRAG_THRESHOLD;
      if (!current.isMoving) return;
      wasDragged.current = true;
      onMove({ right: current.from.right - x, bottom: current.from.bottom - y });
    },
    onPointerUp: () => {
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      wasDragged.current = false;
      const step = steps[keyOfEvent(event) ?? ''];
      if (!step) return;
      event.preventDefault();
      onMove({ right: corner.right + step.right, bottom: corner.bottom + step.bottom });
    },
    onClick: () => {
      if (!wasDragged.current) onPress();
      wasDragged.current = false;
    },
  };
}
