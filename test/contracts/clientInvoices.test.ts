/** @jest-environment node */
import { describeClientInvoicesContract } from './clientInvoicesContract';
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';

describeClientInvoicesContract('InMemoryClientInvoices', inMemorySubject);
describeClientInvoicesContract('HttpClientInvoices', httpSubject);
describeClientInvoicesContract('HttpClientInvoices on an austere backend', austereSubject);
