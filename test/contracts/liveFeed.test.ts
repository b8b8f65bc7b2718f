/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeLiveFeedContract } from './liveFeedContract';

describeLiveFeedContract('InMemoryLiveFeed', inMemorySubject);
describeLiveFeedContract('ActionCableLiveFeed', httpSubject);
