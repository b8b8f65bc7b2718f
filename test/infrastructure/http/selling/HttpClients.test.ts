import { clientValuesOf } from '../../../../src/domain/selling/clients/ClientValues';
import { isIncompleteClient } from '../../../../src/domain/selling/clients/ClientValues';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { failed, success } from '../../../../src/domain/shared/Result';
import { ownFields } from '../../../../src/infrastructure/http/client/ownFields';
import {
  clientField,
  readAnsweredClient,
  readClient,
  readClientPage,
  toClientJson,
} from '../../../../src/infrastructure/http/selling/HttpClients';
import { someClientValues } from '../../../support/someClientValues';

const required = {
  id: 7,
  client_type: 'company',
  place: 'Hamburg',
  street: 'Lindenallee',
  house_number: '7b',
  zip_code: '20095',
  phone_number: '+49 151 2345678',
  company_name: 'Zweirad Krüger GmbH',
  tax_number: '27/123/45678',
};

describe('a client from the server', () => {
  it('needs only the required keys and accepts null for the others', () => {
    const nothing = { email: null, country: null, name: null, vat_number: null };
    const expected = { id: 7, type: 'company', name: '', email: '', country: '', vatNumber: '', houseNumber: '7b' };
    expect(readClient({ ...required, ...nothing }, fail)).toMatchObject(success(expected));
  });

  it('is rejected without its id', () => {
    expect(readClient({ ...required, id: undefined }, fail)).toEqual(failed('id'));
  });

  it.each(Object.keys(required).filter(key => key !== 'id'))('is incomplete without its %s', key => {
    for (const missing of [undefined, null]) {
      const client = readClient({ ...required, [key]: missing }, fail);
      expect(client.ok && isIncompleteClient(client.value)).toBe(key !== 'client_type');
    }
  });

  it('has its other email if the first is missing', () => {
    const emailOf = (json: object) => {
      const client = readClient({ ...required, ...json }, fail);
      return client.ok && client.value.email;
    };
    expect(emailOf({ email_address: 'b@b.example' })).toBe('b@b.example');
    expect(emailOf({ email: 'a@a.example', email_address: 'b@b.example' })).toBe('a@a.example');
  });

  it('is kept if another client of the page is unreadable, and keeps a country that the app does not know', () => {
    const dropped: string[] = [];
    const json = { clients: [{ place: 'Kiel' }, { ...required, country: 'mars' }], total_pages: 1, total_count: 2 };
    const page = readClientPage(json, path => dropped.push(path));
    expect(page).toMatchObject(
      success({ rows: [{ id: 7, country: 'mars' }], received: 2, totalPages: 1, totalCount: 2 }),
    );
    expect(dropped).toEqual(['clients.0.id']);
    expect(page.ok && toClientJson(clientValuesOf(page.value.rows[0]!))).toMatchObject({ country: 'mars' });
    expect(readClientPage({ total_pages: 0 }, fail)).toEqual(failed('clients'));
  });

  it('is rejected with the name of the missing key', () => {
    expect(readAnsweredClient({ client: required }, fail)).toMatchObject(success({ id: 7 }));
    expect(readAnsweredClient({ client: { ...required, id: undefined } }, fail)).toEqual(failed('client.id'));
    expect(readAnsweredClient({}, fail).ok).toBe(false);
  });
});

describe('a client for the server', () => {
  it('contains every field under its wire name, and null for no country', () => {
    expect(toClientJson(someClientValues({ place: 'Kiel', country: '' }))).toEqual({
      client_type: 'company',
      company_name: 'Zweirad Krüger GmbH',
      tax_number: '27/123/45678',
      vat_number: 'DE811234567',
      first_name: 'Sabine',
      last_name: 'Krüger',
      email: 'sabine@krueger.example',
      phone_number: '+49 151 2345678',
      street: 'Lindenallee',
      house_number: '7b',
      zip_code: '20095',
      place: 'Kiel',
      country: null,
    });
  });

  it('translates the names of refused fields', () => {
    const refused = { reason: 'refused', status: 422, message: 'No.' } as const;
    const fields = { zip_code: 'Wrong.', email_address: 'Taken.', moon: 'Full.' };
    const renamed = (failure: Failure) => ownFields(failed(failure), clientField);
    expect(renamed({ ...refused, fields })).toEqual(
      failed({ ...refused, fields: { zipCode: 'Wrong.', email: 'Taken.' } }),
    );
    expect(renamed(refused)).toEqual(failed(refused));
    expect(renamed({ reason: 'offline' })).toEqual(failed({ reason: 'offline' }));
  });
});

const fail = (path: string): void => {
  throw new Error(`${path} was dropped`);
};
