/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeOffersContract } from './offersContract';

describeOffersContract('InMemoryOffers', inMemorySubject);
describeOffersContract('HttpOffers', httpSubject);
