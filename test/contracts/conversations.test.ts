/** @jest-environment node */
import { describeConversationsContract } from './conversationsContract';
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';

describeConversationsContract('InMemoryConversations', inMemorySubject);
describeConversationsContract('HttpConversations', httpSubject);
describeConversationsContract('HttpConversations on an austere backend', austereSubject);
