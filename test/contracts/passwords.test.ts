/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describePasswordsContract } from './passwordsContract';

describePasswordsContract('InMemoryPasswords', inMemorySubject);
describePasswordsContract('HttpPasswords', httpSubject);
