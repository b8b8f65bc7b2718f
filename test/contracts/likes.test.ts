/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeLikesContract } from './likesContract';

describeLikesContract('InMemoryLikes', inMemorySubject);
describeLikesContract('HttpLikes', httpSubject);
