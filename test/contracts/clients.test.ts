/** @jest-environment node */
import { describeClientsContract } from './clientsContract';
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';

describeClientsContract('InMemoryClients', inMemorySubject);
describeClientsContract('HttpClients', httpSubject);
describeClientsContract('HttpClients on an austere backend', austereSubject);
