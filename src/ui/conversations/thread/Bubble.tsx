import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SessionStore } from '../../../application/session/SessionStore';
import type { Author } from '../../../domain/conversations/Message';
import { Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { useInjection } from '../../shared/useInjection';
import dealer from '../assets/dealer.svg';
import * as styles from './Thread.module.css';

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
