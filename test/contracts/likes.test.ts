/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeLikesContract } from './likesContract';

describeLikesContract('InMemoryLikes', inMemorySubject);
describeLikesContract('HttpLikes', httpSubject);
describeLikesContract('HttpLikes on an austere backend', austereSubject);
