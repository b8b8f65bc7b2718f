import { MessageCircle } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ConversationStore } from '../../application/conversations/ConversationStore';
import { FollowConversations } from '../../application/conversations/FollowConversations';
import { OpenConversation } from '../../application/conversations/OpenConversation';
import type { HashId } from '../../domain/offers/Offer';
import { menuBadge } from '../../domain/shared/Badge';
import { Icon } from '../shared/Icon';
import { useInjection } from '../shared/useInjection';
import { useTexts } from '../shared/useTexts';
import styles from './ConversationWidget.module.css';
import { preloadThread } from './Thread.lazy';
import { useDrag } from './useDrag';
import { type Corner, cornerWithin, homeCorner, panelBounds, type Size } from './widgetBounds';
import { WidgetPanel } from './WidgetPanel';

/** The conversation about the current offer, behind a round button that the dealer can move. */
export const ConversationWidget = observer(function ConversationWidget({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('navigation');
  const open = useInjection(OpenConversation);
  const follow = useInjection(FollowConversations);
  const conversations = useInjection(ConversationStore);
  const unread = conversations.get(hashId)?.unread ?? 0;
  const isWanted = conversations.wanted === hashId;
  const [wanted, setWanted] = useState<Corner | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const size = useWindowSize();
  const corner = cornerWithin(size, wanted ?? homeCorner(size));
  const drag = useDrag(
    corner,
    to => setWanted(cornerWithin(size, to)),
    () => setOpen(!isOpen),
  );

  // A portal, because inside the offer overlay the menu would cover the button.
  useEffect(() => setPage(document.getElementById('content')), []);

  useEffect(() => {
    follow.execute();
    void open.watchUnread(hashId);
    return () => open.unwatchUnread(hashId);
  }, [follow, open, hashId]);

  useEffect(() => {
    if (!isWanted) return;
    setOpen(true);
    conversations.opened();
  }, [isWanted, conversations]);

  const handleClose = () => {
    setOpen(false);
    button.current?.focus();
  };

  const handleEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Otherwise Escape would also close the offer below.
    event.preventDefault();
    handleClose();
  };

  const badge = menuBadge(unread);
  if (!page) return null;
  return createPortal(
    <div onKeyDown={handleEscape}>
      <button
        {...drag}
        ref={button}
        type="button"
        className={styles.button}
        style={corner}
        aria-label={[t('auctionsMenu.messages'), badge].filter(Boolean).join(' ')}
        aria-expanded={isOpen}
        aria-describedby={badge ? id : undefined}
        onPointerEnter={preloadThread}
      >
        <Icon of={MessageCircle} size={30} />
        {badge && (
          <span className={styles.badge}>
            <span>{badge}</span>
            <span className="visually-hidden" id={id} aria-hidden>
              {t('newCount', { count: unread })}
            </span>
          </span>
        )}
      </button>
      {isOpen && <WidgetPanel hashId={hashId} bounds={panelBounds(size, corner)} onClose={handleClose} />}
    </div>,
    page,
  );
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
