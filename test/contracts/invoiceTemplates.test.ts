/** @jest-environment node */
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { describeInvoiceTemplatesContract } from './invoiceTemplatesContract';

describeInvoiceTemplatesContract('InMemoryInvoiceTemplates', inMemorySubject);
describeInvoiceTemplatesContract('HttpInvoiceTemplates', httpSubject);
describeInvoiceTemplatesContract('HttpInvoiceTemplates on an austere backend', austereSubject);
