/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeBidsContract } from './bidsContract';

describeBidsContract('InMemoryBids', inMemorySubject);
describeBidsContract('HttpBids', httpSubject);
