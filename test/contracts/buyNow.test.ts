/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeBuyNowContract } from './buyNowContract';

describeBuyNowContract('InMemoryBuyNow', inMemorySubject);
describeBuyNowContract('HttpBuyNow', httpSubject);
describeBuyNowContract('HttpBuyNow on an austere backend', austereSubject);
