/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeLiveFeedContract } from './liveFeedContract';

describeLiveFeedContract('InMemoryLiveFeed', inMemorySubject);
describeLiveFeedContract('ActionCableLiveFeed', httpSubject);
describeLiveFeedContract('ActionCableLiveFeed on an austere backend', austereSubject);
