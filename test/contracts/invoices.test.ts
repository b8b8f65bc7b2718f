/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeInvoicesContract } from './invoicesContract';

describeInvoicesContract('InMemoryInvoices', inMemorySubject);
describeInvoicesContract('HttpInvoices', httpSubject);
