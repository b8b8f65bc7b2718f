/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describePasswordsContract } from './passwordsContract';

describePasswordsContract('InMemoryPasswords', inMemorySubject);
describePasswordsContract('HttpPasswords', httpSubject);
describePasswordsContract('HttpPasswords on an austere backend', austereSubject);
