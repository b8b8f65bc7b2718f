/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeInvoicesContract } from './invoicesContract';

describeInvoicesContract('InMemoryInvoices', inMemorySubject);
describeInvoicesContract('HttpInvoices', httpSubject);
describeInvoicesContract('HttpInvoices on an austere backend', austereSubject);
