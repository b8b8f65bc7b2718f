/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeBidsContract } from './bidsContract';

describeBidsContract('InMemoryBids', inMemorySubject);
describeBidsContract('HttpBids', httpSubject);
describeBidsContract('HttpBids on an austere backend', austereSubject);
