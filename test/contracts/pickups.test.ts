/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describePickupsContract } from './pickupsContract';

describePickupsContract('InMemoryPickups', inMemorySubject);
describePickupsContract('HttpPickups', httpSubject);
describePickupsContract('HttpPickups on an austere backend', austereSubject);
