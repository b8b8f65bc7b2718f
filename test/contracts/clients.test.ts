/** @jest-environment node */
import { describeClientsContract } from './clientsContract';
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';

describeClientsContract('InMemoryClients', inMemorySubject);
describeClientsContract('HttpClients', httpSubject);
