/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeMotorbikesContract } from './motorbikesContract';

describeMotorbikesContract('InMemoryMotorbikes', inMemorySubject);
describeMotorbikesContract('HttpMotorbikes', httpSubject);
describeMotorbikesContract('HttpMotorbikes on an austere backend', austereSubject);
