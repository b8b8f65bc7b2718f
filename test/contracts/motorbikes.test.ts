/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeMotorbikesContract } from './motorbikesContract';

describeMotorbikesContract('InMemoryMotorbikes', inMemorySubject);
describeMotorbikesContract('HttpMotorbikes', httpSubject);
