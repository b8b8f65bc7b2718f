import { RefreshCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ConversationListStore } from '../../application/conversations/ConversationListStore';
import { LoadConversations } from '../../application/conversations/LoadConversations';
import type { HashId } from '../../domain/offers/Offer';
import { IconButton } from '../shared/IconButton';
import { useInjection } from '../shared/useInjection';
import { useTitle } from '../shared/useTitle';
import { ConversationListEnd } from './ConversationListEnd';
import { ConversationRow } from './ConversationRow';
import { useTexts } from '../shared/useTexts';
import styles from './ConversationList.module.css';

/** Pixels before the end at which more is fetched. */
const END_REACHED = 200;

export const ConversationList = observer(function ConversationList({
  current,
}: {
  readonly current: HashId | undefined;
}) {
  const { t } = useTexts(['conversations', 'offers']);
  const list = useInjection(ConversationListStore);
  const loadConversations = useInjection(LoadConversations);
  const area = useRef<HTMLElement>(null);
  const isAlone = current === undefined;
  const Heading = isAlone ? 'h1' : 'h2';

  useLayoutEffect(() => {
    area.current!.scrollTop = list.scrollTop;
    if (!isAlone || list.lastOpened === null || document.activeElement !== document.body) return;
    const row = `[data-conversation="${CSS.escape(list.lastOpened)}"]`;
    area.current!.querySelector<HTMLElement>(row)?.focus({ preventScroll: true });
  }, [list, isAlone]);

  const loadNearEnd = () => {
    const { scrollTop, scrollHeight, clientHeight } = area.current!;
    const isNearEnd = clientHeight > 0 && scrollHeight - scrollTop - clientHeight < END_REACHED;
    if (isNearEnd && list.status.step === 'idle') void loadConversations.more();
  };

  // A short page may leave the end in sight without a scroll.
  useEffect(() => {
    if (list.rows.length > 0) loadNearEnd();
  });

  const handleScroll = () => {
    if (area.current!.clientHeight > 0) list.scrolledTo(area.current!.scrollTop);
    loadNearEnd();
  };

  return (
    <section
      className={styles.list}
      ref={area}
      onScroll={handleScroll}
      aria-label={t('conversations:title')}
      tabIndex={0}
    >
      {isAlone && <ListTitle />}
      <header className={styles.header}>
        <Heading className={styles.title}>{t('conversations:title')}</Heading>
        <IconButton
          name={t('offers:toolbar.refresh')}
          icon={<RefreshCw size={18} aria-hidden />}
          aria-busy={list.status.step === 'loading'}
          onClick={() => void loadConversations.refresh()}
        />
      </header>
      <ul>
        {list.rows.map(row => (
          <ConversationRow key={row.offerHashId} row={row} isCurrent={row.offerHashId === current} />
        ))}
      </ul>
      <ConversationListEnd />
    </section>
  );
});

function ListTitle() {
  const { t } = useTexts('conversations');
  useTitle(t('title'));
  return null;
}
