/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeTransportsContract } from './transportsContract';

describeTransportsContract('InMemoryTransports', inMemorySubject);
describeTransportsContract('HttpTransports', httpSubject);
