/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeProfilesContract } from './profilesContract';

describeProfilesContract('InMemoryProfiles', inMemorySubject);
describeProfilesContract('HttpProfiles', httpSubject);
