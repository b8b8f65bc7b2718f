/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeTransportsContract } from './transportsContract';

describeTransportsContract('InMemoryTransports', inMemorySubject);
describeTransportsContract('HttpTransports', httpSubject);
describeTransportsContract('HttpTransports on an austere backend', austereSubject);
