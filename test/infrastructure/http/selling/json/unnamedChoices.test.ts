import { success } from '../../../../../src/domain/shared/Result';
import { readRenderKeys } from '../../../../../src/infrastructure/http/selling/json/InvoiceTemplateJson';
import { readBrands } from '../../../../../src/infrastructure/http/selling/json/MotorbikeJson';

const choices = [{ id: 1, name: 'First' }, { id: 2 }, { id: 3, name: null }, { name: 'Without an id' }];
const rows = [
  { id: 1, name: 'First' },
  { id: 2, name: '' },
  { id: 3, name: '' },
];
const read = success({ rows, received: 4 });

it('readBrands keeps a brand without a name, and counts one without an id as received', () => {
  expect(readBrands({ brands: choices }, jest.fn())).toEqual(read);
});

it('readRenderKeys keeps an HTML template without a name, and counts one without an id as received', () => {
  expect(readRenderKeys({ invoice_render_template_keys: choices }, jest.fn())).toEqual(read);
});
