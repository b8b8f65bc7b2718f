import { ArrowDown } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { HeldConversation } from '../../../application/conversations/HeldConversation';
import { SendMessage } from '../../../application/conversations/SendMessage';
import { SessionStore } from '../../../application/session/SessionStore';
import type { Outgoing } from '../../../domain/conversations/Conversation';
import type { Author, Message } from '../../../domain/conversations/Message';
import { Box, Column, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { RelativeTime } from '../../shared/texts/RelativeTime';
import { useFailureText } from '../../shared/texts/useFailureText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import dealer from '../assets/dealer.svg';
import * as styles from './Thread.module.css';

/** Distance in pixels from the end within which the list keeps following new messages. */
const AT_END = 60;

/** Scrolls to each new message, unless the dealer has scrolled up to older ones. */
export const MessageList = observer(function MessageList({
  conversation,
}: {
  readonly conversation: HeldConversation;
}) {
  const { t } = useTexts('conversations');
  const area = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const hasBeenShown = useRef(false);
  const [hasNew, setHasNew] = useState(false);
  const { messages, shownOutgoing: outgoing, isLoaded, newest, lastKey } = conversation;
  const newestAuthor = messages.at(-1)?.author;
  /** A message that was refused says why, which makes it higher. */
  const deliveries = outgoing.map(({ delivery }) => delivery).join();

  const scrollToEnd = (behavior: 'auto' | 'instant') =>
    area.current!.scrollTo({ top: area.current!.scrollHeight, behavior });

  // The dealer's own new message is always scrolled into view.
  useLayoutEffect(() => {
    if (lastKey > 0) isAtEnd.current = true;
  }, [lastKey]);

  useLayoutEffect(() => {
    if (!isLoaded) return;
    if (isAtEnd.current) scrollToEnd(hasBeenShown.current ? 'auto' : 'instant');
    else if (newestAuthor === 'support') setHasNew(true);
    hasBeenShown.current = true;
  }, [isLoaded, newest, newestAuthor, lastKey]);

  useLayoutEffect(() => {
    if (isAtEnd.current && deliveries !== '') scrollToEnd('auto');
  }, [deliveries]);

  const handleScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = area.current!;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END;
    if (isAtEnd.current) setHasNew(false);
  };

  return (
    <Column grow minHeight={0} place>
      <div className={styles.list} ref={area} role="log" aria-label={t('title')} tabIndex={0} onScroll={handleScroll}>
        {conversation.isEmpty && <p className={styles.empty}>{t('noMessages')}</p>}
        {messages.map(message => (
          <MessageBubble key={message.id} message={message} />
        ))}
        {outgoing.map(one => (
          <OutgoingBubble key={`outgoing ${one.key}`} conversation={conversation} outgoing={one} />
        ))}
      </div>
      {hasNew && (
        <Button className={styles.newer} onClick={() => scrollToEnd('auto')}>
          <Icon of={ArrowDown} size={16} />
          <span>{t('newMessages')}</span>
        </Button>
      )}
    </Column>
  );
});

const MessageBubble = observer(function MessageBubble({ message }: { readonly message: Message }) {
  const { t } = useTexts('conversations');
  const { author, avatar, body, createdAt } = message;
  return (
    <Bubble author={author} avatar={avatar} body={body}>
      <span>{t(author === 'dealer' ? 'you' : 'support')}</span>
      {createdAt !== null && <RelativeTime instant={createdAt} />}
    </Bubble>
  );
});

interface OutgoingBubbleProps {
  readonly conversation: HeldConversation;
  readonly outgoing: Outgoing;
}

/** A message that the server has not returned yet, with its delivery state. */
const OutgoingBubble = observer(function OutgoingBubble({ conversation, outgoing }: OutgoingBubbleProps) {
  const { t } = useTexts(['conversations', 'shared']);
  const failureText = useFailureText();
  const sendMessage = useInjection(SendMessage);
  const { key, body, delivery } = outgoing;
  const failure = conversation.failures.get(key);
  const stateText = () => {
    if (delivery === 'pending') return t('conversations:sending');
    return delivery === 'checking' ? t('conversations:checking') : t('conversations:sent');
  };
  return (
    <Bubble author="dealer" avatar={null} body={body}>
      {delivery === 'notSent' || delivery === 'unknown' ? (
        <Text tone="error">
          <span>{`${t(`conversations:${delivery}`)} ·`}</span>{' '}
          <button
            type="button"
            className={styles.again}
            onClick={() => void sendMessage.again(conversation.offerHashId, key)}
          >
            {t(delivery === 'unknown' ? 'conversations:sendAgain' : 'shared:tryAgain')}
          </button>
          {failure && (
            <Box as="span" block>
              {failureText(failure)}
            </Box>
          )}
        </Text>
      ) : (
        <span>{stateText()}</span>
      )}
    </Bubble>
  );
});

interface BubbleProps {
  readonly author: Author;
  readonly avatar: string | null;
  readonly body: string;
  /** The author, the time and the delivery state. */
  readonly children: ReactNode;
}

/** A message bubble. The dealer's messages and the messages of the support are on opposite sides. */
export const Bubble = observer(function Bubble({ author, avatar, body, children }: BubbleProps) {
  const session = useInjection(SessionStore);
  const isOwn = author === 'dealer';
  const face = isOwn ? (avatar ?? session.dealer?.avatarAddress ?? dealer) : avatar;
  return (
    <Row
      gap={2}
      align="end"
      alignSelf={isOwn ? 'end' : 'start'}
      reverse={isOwn}
      className={styles.line}
      data-author={author}
    >
      {face !== null && <img className={styles.avatar} src={face} alt="" width={32} height={32} />}
      <div className={styles.bubble}>
        <Text as="p" breakWords whiteSpace="pre-wrap">
          {body}
        </Text>
        <Row as="p" gap={0} columnGap={2} align="stretch" wrap tone={isOwn ? 'tertiary' : 'secondary'} size="caption">
          {children}
        </Row>
      </div>
    </Row>
  );
});
