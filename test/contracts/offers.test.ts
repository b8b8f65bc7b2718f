/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeOffersContract } from './offersContract';

describeOffersContract('InMemoryOffers', inMemorySubject);
describeOffersContract('HttpOffers', httpSubject);
describeOffersContract('HttpOffers on an austere backend', austereSubject);
