/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeIdentityContract } from './identityContract';

describeIdentityContract('InMemoryIdentity', inMemorySubject);
describeIdentityContract('CognitoIdentity', httpSubject);
describeIdentityContract('CognitoIdentity on an austere backend', austereSubject);
