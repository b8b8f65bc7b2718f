/** @jest-environment node */
import { describeClientInvoicesContract } from './clientInvoicesContract';
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';

describeClientInvoicesContract('InMemoryClientInvoices', inMemorySubject);
describeClientInvoicesContract('HttpClientInvoices', httpSubject);
