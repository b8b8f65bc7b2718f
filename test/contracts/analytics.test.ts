/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeAnalyticsContract } from './analyticsContract';

describeAnalyticsContract('InMemoryAnalytics', inMemorySubject);
describeAnalyticsContract('HttpAnalytics', httpSubject);
