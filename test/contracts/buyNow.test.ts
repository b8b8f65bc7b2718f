/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeBuyNowContract } from './buyNowContract';

describeBuyNowContract('InMemoryBuyNow', inMemorySubject);
describeBuyNowContract('HttpBuyNow', httpSubject);
