/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describePickupsContract } from './pickupsContract';

describePickupsContract('InMemoryPickups', inMemorySubject);
describePickupsContract('HttpPickups', httpSubject);
