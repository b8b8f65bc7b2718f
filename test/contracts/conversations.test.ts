/** @jest-environment node */
import { describeConversationsContract } from './conversationsContract';
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';

describeConversationsContract('InMemoryConversations', inMemorySubject);
describeConversationsContract('HttpConversations', httpSubject);
