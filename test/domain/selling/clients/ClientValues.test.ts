import * as fc from 'fast-check';
import type { Client, ClientId } from '../../../../src/domain/selling/clients/Client';
import {
  changedClientFields,
  clientCountries,
  clientFields,
  type ClientValues,
  clientValuesOf,
  clientTypes,
  isSameClientValues,
  missingClientFields,
  toSend,
} from '../../../../src/domain/selling/clients/ClientValues';
import { emptyClientValues } from '../../../../src/domain/selling/clients/emptyClientValues';
import { someClientValues, anyClientValues } from '../../../support/someClientValues';

const ofAll = ['phoneNumber', 'street', 'houseNumber', 'zipCode', 'place'] as const;
const ofCompanies = ['companyName', 'taxNumber'] as const;

describe('missingClientFields', () => {
  it('is empty for a complete form and lists every required field of an empty form', () => {
    expect(missingClientFields(someClientValues())).toEqual([]);
    expect(missingClientFields(emptyClientValues)).toEqual([...ofCompanies, ...ofAll]);
    expect(missingClientFields({ ...emptyClientValues, type: 'personal' })).toEqual(ofAll);
  });

  it('lists exactly the required fields that are blank', () => {
    fc.assert(
      fc.property(anyClientValues, form => {
        const required = form.type === 'company' ? [...ofCompanies, ...ofAll] : ofAll;
        expect(missingClientFields(form)).toEqual(required.filter(field => /^\s*$/.test(form[field])));
      }),
    );
  });
});

describe('toSend', () => {
  it('trims the texts, drops the company of a private person and adds no missing field', () => {
    fc.assert(
      fc.property(anyClientValues, form => {
        const sent = toSend(form);
        for (const field of clientFields) expect(sent[field]).toBe(sent[field].trim());
        if (form.type === 'personal') expect(sent).toMatchObject({ companyName: '', taxNumber: '' });
        else expect(sent.companyName).toBe(form.companyName.trim());
        expect(missingClientFields(sent)).toEqual(missingClientFields(form));
        expect(toSend(sent)).toEqual(sent);
      }),
    );
  });
});

describe('the comparison of two client forms', () => {
  const otherwise = (form: ClientValues, field: keyof ClientValues): ClientValues => {
    if (field === 'type') return { ...form, type: form.type === 'company' ? 'personal' : 'company' };
    if (field === 'country') return { ...form, country: form.country === 'poland' ? 'germany' : 'poland' };
    return { ...form, [field]: `${form[field]}~` };
  };

  it('lists exactly the fields that differ', () => {
    fc.assert(
      fc.property(anyClientValues, fc.subarray([...clientFields]), (base, fields) => {
        const form = fields.reduce(otherwise, base);
        expect(isSameClientValues(form, base)).toBe(fields.length === 0);
        expect(isSameClientValues(base, form)).toBe(fields.length === 0);
        expect(changedClientFields(form, base)).toEqual(Object.fromEntries(fields.map(field => [field, form[field]])));
      }),
    );
  });

  it('is sensitive to blanks and capitals', () => {
    const form = someClientValues();
    expect(isSameClientValues({ ...form, place: 'Hamburg ' }, form)).toBe(false);
    expect(changedClientFields({ ...form, place: 'hamburg' }, form)).toEqual({ place: 'hamburg' });
  });
});

describe('the form of a client', () => {
  it('holds every field of the client and nothing else', () => {
    fc.assert(
      fc.property(anyClientValues, form => {
        const client: Client = { ...form, id: 7 as ClientId, name: 'Krüger' };
        expect(clientValuesOf(client)).toEqual(form);
      }),
    );
  });

  it('is empty at first, with the type company', () => {
    const texts = clientFields.filter(field => field !== 'type').map(field => emptyClientValues[field]);
    expect([emptyClientValues.type, ...new Set(texts)]).toEqual(['company', '']);
  });

  it('offers two types of client and two countries', () => {
    expect([clientTypes, clientCountries]).toEqual([
      ['company', 'personal'],
      ['poland', 'germany'],
    ]);
  });
});

it('changedClientFields and the form that they changed always give the whole form', () => {
  fc.assert(
    fc.property(anyClientValues, anyClientValues, (form, base) => {
      const changed = changedClientFields(form, base);
      expect({ ...base, ...changed }).toEqual(form);
      expect(isSameClientValues(form, base)).toBe(Object.keys(changed).length === 0);
    }),
  );
});
