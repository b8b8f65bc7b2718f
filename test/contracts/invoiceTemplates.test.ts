/** @jest-environment node */
import { httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeInvoiceTemplatesContract } from './invoiceTemplatesContract';

describeInvoiceTemplatesContract('InMemoryInvoiceTemplates', inMemorySubject);
describeInvoiceTemplatesContract('HttpInvoiceTemplates', httpSubject);
