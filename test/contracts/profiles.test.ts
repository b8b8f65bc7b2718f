/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeProfilesContract } from './profilesContract';

describeProfilesContract('InMemoryProfiles', inMemorySubject);
describeProfilesContract('HttpProfiles', httpSubject);
describeProfilesContract('HttpProfiles on an austere backend', austereSubject);
