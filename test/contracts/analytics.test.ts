/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeAnalyticsContract } from './analyticsContract';

describeAnalyticsContract('InMemoryAnalytics', inMemorySubject);
describeAnalyticsContract('HttpAnalytics', httpSubject);
describeAnalyticsContract('HttpAnalytics on an austere backend', austereSubject);
