/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeIdentityContract } from './identityContract';

describeIdentityContract('InMemoryIdentity', inMemorySubject);
describeIdentityContract('CognitoIdentity', httpSubject);
