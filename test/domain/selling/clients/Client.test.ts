import * as fc from 'fast-check';
import {
  type Client,
  type ClientId,
  clientName,
  clientSearchText,
} from '../../../../src/domain/selling/clients/Client';
import { containsWords } from '../../../../src/domain/shared/TextSearch';
import { someClientValues, anyClientValues } from '../../../support/someClientValues';

const aClient = (fields: Partial<Client> = {}): Client => ({
  ...someClientValues(),
  id: 7 as ClientId,
  name: '',
  ...fields,
});

describe('clientName', () => {
  it.each([
    [{ name: 'Krüger & Söhne' }, 'Krüger & Söhne'],
    [{}, 'Zweirad Krüger GmbH'],
    [{ companyName: ' ' }, 'Sabine Krüger'],
    [{ name: '\u200b', companyName: '\u2060 \u00ad' }, 'Sabine Krüger'],
    [{ type: 'personal' }, 'Sabine Krüger'],
    [{ type: 'personal', firstName: '' }, 'Krüger'],
    [{ type: 'personal', firstName: '', lastName: '' }, 'sabine@krueger.example'],
    [{ type: 'personal', firstName: '', lastName: '', email: '' }, '–'],
  ] as const)('of a client with %j is %s', (fields, name) => {
    expect(clientName(aClient(fields))).toBe(name);
  });

  it('is never blank and never the company name of a private person', () => {
    fc.assert(
      fc.property(anyClientValues, fc.constantFrom('', ' '), (form, name) => {
        const called = clientName({ ...form, name, id: 7 as ClientId });
        expect(called.trim()).not.toBe('');
        if (form.type === 'personal') {
          expect(called).toBe(clientName({ ...form, companyName: 'other', name, id: 7 as ClientId }));
        }
      }),
    );
  });
});

it('a client is found by its VAT id and its tax number, with or without spaces', () => {
  const text = clientSearchText(aClient({ vatNumber: 'DE 811 907 980', taxNumber: '5252248481' }));
  for (const query of ['DE811907980', 'de 811 907 980', '811907', '525 224 84 81'])
    expect([query, containsWords(text, query)]).toEqual([query, true]);
});
