import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { activeFilterCount, type BrowseFilters, noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import type { OfferId } from '../../../src/domain/offers/Offer';
import { clientValuesOf, isIncompleteClient } from '../../../src/domain/selling/clients/ClientValues';
import type { InvoiceTemplateId, RenderKeyId } from '../../../src/domain/selling/templates/InvoiceTemplate';
import type { Failure } from '../../../src/domain/shared/Failure';
import { failed, success } from '../../../src/domain/shared/Result';
import { readChat } from '../../../src/infrastructure/actionCable/CableChannels';
import { ownFields } from '../../../src/infrastructure/http/client/ownFields';
import {
  flattenQuery,
  type Query,
  queryString,
  type QueryValue,
} from '../../../src/infrastructure/http/client/QueryParameters';
import { HttpAnalytics } from '../../../src/infrastructure/http/HttpAnalytics';
import {
  readConversation,
  readConversationPage,
  readSentMessage,
} from '../../../src/infrastructure/http/HttpConversations';
import { readInvoicePage } from '../../../src/infrastructure/http/HttpInvoices';
import { filterQuery, readHomeScreen, readOfferPage } from '../../../src/infrastructure/http/HttpOffers';
import { HttpProfiles } from '../../../src/infrastructure/http/HttpProfiles';
import { HttpPurchases } from '../../../src/infrastructure/http/HttpPurchases';
import {
  clientField,
  readAnsweredClient,
  readClient,
  readClientPage,
  toClientJson,
} from '../../../src/infrastructure/http/selling/HttpClients';
import { HttpInvoiceTemplates, readRenderKeys } from '../../../src/infrastructure/http/selling/HttpInvoiceTemplates';
import { readBrands } from '../../../src/infrastructure/http/selling/HttpMotorbikes';
import { fullFilters, fullParameters, someFilters } from '../../domain/offers/someFilters';
import { someClientValues } from '../../support/someClientValues';
import { anHttpClient, settled } from './anHttpClient';
import { aRow, reading } from './json/aRow';
import vectors from './rackVectors.json';
import { empty, json } from './ScriptedHost';

describe('HttpAnalytics', () => {
  const event = { name: 'dealer_create_bet', data: { offer_id: 101 } } as const;

  it("sends an event under the dealer's email in lower case", async () => {
    const { client, host } = anHttpClient([empty(200)]);
    new HttpAnalytics(client, () => 'Ada@Paddock.example').record(event);
    await settled();
    expect(host.asked).toMatchObject([
      {
        method: 'POST',
        address: 'https://api.example/analytics/create',
        body: {
          event_name: 'dealer_create_bet',
          event_tags: ['ada@paddock.example'],
          event_data: { offer_id: 101 },
        },
      },
    ]);
  });
});

describe('HttpConversations', () => {
  const message = { id: 31, body: 'Gern', author: 'admin', created_at: '2026-11-19T14:03:00Z', conversation_id: 7 };
  const read = {
    id: 31,
    conversationId: 7,
    author: 'support',
    body: 'Gern',
    avatar: null,
    createdAt: Date.UTC(2026, 10, 19, 14, 3),
  };
  const element = {
    id: 7,
    offer_hash_id: 'MB-1',
    label1: 'BMW',
    seen_by_dealer: false,
    updated_at: '2026-11-19 14:03',
  };
  const summary = {
    id: 7,
    offerHashId: 'MB-1',
    label1: 'BMW',
    label2: '',
    photo: null,
    isSeen: false,
    unread: null,
    updatedAt: '2026-11-19 14:03',
  };

  describe('readConversation', () => {
    it('reads the messages in their order', () => {
      const messages = [message, { ...message, id: 32, author: 'dealer', avatar: 'https://a.example/me.png' }];
      const json = { conversation: { id: 7, offer_hash_id: 'MB-1', unread_messages: 1, messages } };
      const own = { ...read, id: 32, author: 'dealer', avatar: 'https://a.example/me.png' };
      expect(reading(readConversation, json)).toEqual({
        value: success({ id: 7, offerHashId: 'MB-1', unread: 1, messages: [read, own] }),
        dropped: [],
      });
    });

    it('reads a conversation that has not started', () => {
      const json = { conversation: { id: null, offer_hash_id: 'MB-1', messages: [] } };
      expect(reading(readConversation, json).value).toEqual(
        success({ id: null, offerHashId: 'MB-1', unread: 0, messages: [] }),
      );
    });

    it('drops, names and counts an unreadable message, and drops an unsafe avatar', () => {
      const messages = [
        { ...message, id: null },
        { ...message, avatar: 'javascript:alert(1)' },
      ];
      const { value, dropped } = reading(readConversation, {
        conversation: { id: 7, offer_hash_id: 'MB-1', messages },
      });
      expect(value).toMatchObject(success({ messages: [read], unreadable: 1 }));
      expect(dropped).toEqual(['conversation.messages.0.id']);
    });

    it.each([null, undefined])('reads a message with the body %s as an empty one', body => {
      const json = { conversation: { id: 7, offer_hash_id: 'MB-1', messages: [{ ...message, body }] } };
      expect(reading(readConversation, json)).toMatchObject({
        value: success({ messages: [{ ...read, body: '' }] }),
        dropped: [],
      });
    });

    it('names the missing key', () => {
      expect(reading(readConversation, { conversation: { id: 7, messages: [] } }).value).toEqual(
        failed('conversation.offer_hash_id'),
      );
    });
  });

  describe('readConversationPage', () => {
    it('drops and names an unreadable element', () => {
      const json = { conversations: [element, { ...element, id: 'x' }], total_pages: 3, total_count: 41, limit: 20 };
      expect(reading(readConversationPage, json)).toEqual({
        value: success({ rows: [summary], totalPages: 3, totalCount: 41, limit: 20, received: 2 }),
        dropped: ['conversations.1.id'],
      });
    });
  });

  describe('readSentMessage', () => {
    it.each([
      [{ conversation_id: 7, message }, read, []],
      [{ conversation_id: 7 }, null, []],
      [{ conversation_id: 7, message: { body: 'Hello' } }, null, ['message.0.id']],
    ])('reads %j', (json, written, dropped) => {
      expect(reading(readSentMessage, json)).toEqual({
        value: success({ conversationId: 7, message: written }),
        dropped,
      });
    });
  });

  describe('readChat', () => {
    it('reads a message with its list entry', () => {
      const json = { author: 'admin', message, conversation_list_element: element };
      expect(reading(readChat, json).value).toEqual(
        success({ kind: 'messaged', message: read, conversation: summary }),
      );
    });

    it.each([
      ['dealer', undefined, 'dealer'],
      ['dealer', null, 'dealer'],
      ['dealer', 'admin', 'support'],
      ['admin', 'dealer', 'dealer'],
      [undefined, undefined, 'support'],
    ])('reads the outer author %j and the inner author %j as %s', (author, own, written) => {
      const json = { author, message: { ...message, author: own } };
      expect(reading(readChat, json).value).toMatchObject(success({ message: { author: written } }));
    });

    it('treats a null message as missing', () => {
      const json = { author: 'admin', message: null, conversation_id: 7, start_typing_at: null };
      expect(reading(readChat, json).value).toMatchObject(success({ kind: 'typing', isTyping: false }));
    });

    it('reads a message even if its list entry is unreadable', () => {
      const { value, dropped } = reading(readChat, { message, conversation_list_element: { id: 7 } });
      expect(value).toEqual(success({ kind: 'messaged', message: read, conversation: null }));
      expect(dropped).toEqual(['conversation_list_element.offer_hash_id']);
    });

    it.each([
      ['2026-11-19T14:03:00Z', true],
      [null, false],
    ])('reads the typing time %j as typing: %j', (start_typing_at, isTyping) => {
      expect(reading(readChat, { author: 'admin', conversation_id: 7, start_typing_at }).value).toEqual(
        success({ kind: 'typing', author: 'support', conversationId: 7, isTyping }),
      );
    });

    it('names the missing key', () => {
      expect(reading(readChat, { author: 'admin' }).value).toEqual(failed('conversation_id'));
      expect(reading(readChat, { message: { ...message, id: null } }).value).toEqual(failed('message.id'));
      const rounded = { ...message, conversation_id: 2 ** 53 };
      expect(reading(readChat, { message: rounded }).value).toEqual(failed('message.conversation_id'));
    });
  });
});

describe('HttpInvoices', () => {
  const row = {
    id: 7,
    hash_id: 'MB-7F3K2',
    offer_id: 101,
    display_number: 'RE 7',
    file_url: 'https://a.example/7.pdf',
  };
  const page = (invoices: readonly unknown[]) => ({ invoices, total_pages: 1, total_count: invoices.length });

  it('readInvoicePage reads the id of the invoice and the hash id of its offer', () => {
    const read = readInvoicePage(page([{ ...row, label1: 'BMW', final_price: 99.5 }]), () => undefined);
    expect(read).toEqual(
      success({
        rows: [
          {
            id: 7,
            displayNumber: 'RE 7',
            file: 'https://a.example/7.pdf',
            offer: 'MB-7F3K2',
            label1: 'BMW',
            label2: '',
            photo: null,
            vehicleType: 'Motorbike',
            finalPrice: 9950,
          },
        ],
        totalPages: 1,
        totalCount: 1,
        limit: null,
        received: 1,
      }),
    );
  });

  it.each([undefined, null, '', ' '])('readInvoicePage reads the file address %j as no file', file_url => {
    expect(readInvoicePage(page([{ ...row, file_url }]), () => undefined)).toMatchObject({
      value: { rows: [{ file: null }] },
    });
  });

  it('readInvoicePage prefers `offer_hash_id` if the invoice has a `hash_id` of its own', () => {
    const own = { ...row, hash_id: 'INV-7', offer_hash_id: 'MB-7F3K2' };
    expect(readInvoicePage({ ...page([own]), limit: 20 }, () => undefined)).toMatchObject({
      value: { rows: [{ offer: 'MB-7F3K2' }], limit: 20 },
    });
  });

  it('readInvoicePage drops and reports an invoice without an id, and keeps one without a number', () => {
    const dropped: string[] = [];
    const read = readInvoicePage(
      page([
        { ...row, id: undefined },
        { ...row, display_number: null },
      ]),
      path => dropped.push(path),
    );
    expect(read).toMatchObject({ value: { rows: [{ id: 7, displayNumber: '–' }], totalCount: 2, received: 2 } });
    expect(dropped).toEqual(['invoices.0.id']);
  });

  it('readInvoicePage names the missing key of a page', () => {
    expect(readInvoicePage({ total_pages: 0, total_count: 0 }, () => undefined)).toEqual(failed('invoices'));
  });
});

describe('HttpOffers', () => {
  const row = (id: number) => ({ id, hash_id: `MB-${id}` });

  it('readHomeScreen reads one row of offers per line, and reports and counts a dropped offer', () => {
    const dropped: string[] = [];
    const json = { motorbike_offers: [row(1), { id: 2 }], camper_offers: [row(3)], agricultural_offers: [] };
    expect(readHomeScreen(json, path => dropped.push(path))).toMatchObject({
      value: {
        Motorbike: [{ id: 1 }],
        Camper: [{ id: 3 }],
        AgriculturalMachine: [],
        leftOut: { Motorbike: 1, Camper: 0, AgriculturalMachine: 0 },
      },
    });
    expect(dropped).toEqual(['motorbike_offers.1.hash_id']);
  });
});

describe('filterQuery', () => {
  const motorbikeOnly = /brand|model|mileage|production/i;

  it('uses the field names of the server', () => {
    expect(filterQuery(fullFilters)).toEqual(fullParameters);
  });

  it('sends nothing if no filter is set', () => expect(flattenQuery({ filters: filterQuery(noFilters) })).toEqual([]));

  it('sends the motorbike fields with the motorbike type, but never with another type', () => {
    const sent = (filters: BrowseFilters) =>
      flattenQuery({ filters: filterQuery(filters) }).filter(([key]) => motorbikeOnly.test(key));
    expect(sent({ ...fullFilters, vehicleType: null })).toHaveLength(6);
    expect(filterQuery({ ...fullFilters, vehicleType: null })).toEqual(filterQuery(fullFilters));
    fc.assert(
      fc.property(
        someFilters,
        fc.constantFrom('Camper' as const, 'AgriculturalMachine' as const),
        (filters, vehicleType) => expect(sent({ ...filters, vehicleType })).toEqual([]),
      ),
    );
  });

  it('trims its texts', () => {
    expect(filterQuery({ ...noFilters, zipCode: ' 04109 ', hashId: '\tMB ', model: ' GS ' })).toMatchObject({
      zip_code: '04109',
      hash_id: 'MB',
      model: 'GS',
    });
  });

  it('sends exactly the filters that the drawer counts', () => {
    fc.assert(
      fc.property(someFilters, filters =>
        expect(activeFilterCount(filters)).toBe(flattenQuery({ filters: filterQuery(filters) }).length),
      ),
    );
  });
});

describe('readOfferPage', () => {
  const aPage = (parts: object = {}) => ({ offers: [aRow()], total_pages: 1, total_count: 1, ...parts });

  it('reads a page and uses null for optional keys that are absent', () => {
    expect(reading(readOfferPage, aPage()).value).toMatchObject(
      success({ offers: [{ id: 101 }], totalPages: 1, totalCount: 1, limit: null, availableCountries: null }),
    );
    const talkative = aPage({ limit: 20, available_countries: ['DE', 7, 'PL'] });
    const { value, dropped } = reading(readOfferPage, talkative);
    expect(value).toMatchObject(success({ limit: 20, availableCountries: ['DE', 'PL'] }));
    expect(dropped).toEqual(['available_countries.1']);
  });

  it.each([0, -20, 2.5, Infinity, 'all'])('ignores the page length %j', limit => {
    const { value, dropped } = reading(readOfferPage, aPage({ limit }));
    expect(value).toMatchObject(success({ limit: null }));
    expect(dropped).toEqual(['limit']);
  });

  it.each([-1, 1.5, Infinity, 2 ** 53, '-9'])('reads a page although %j is no number of pages or rows', number => {
    const { value, dropped } = reading(readOfferPage, aPage({ total_pages: number, total_count: number }));
    expect(value).toMatchObject(success({ offers: [{ id: 101 }], totalPages: Infinity, totalCount: 0 }));
    expect(dropped).toEqual(['total_pages', 'total_count']);
  });

  it('rejects a page without offers', () =>
    expect(reading(readOfferPage, aPage({ offers: null })).value).toEqual(failed('offers')));

  it.each(['total_pages', 'total_count'])('reads a page without %s', key =>
    expect(reading(readOfferPage, aPage({ [key]: null })).value).toMatchObject(success({ offers: [{ id: 101 }] })),
  );

  it('never drops more than the unreadable rows, and names each of them', () => {
    const good = fc.integer({ min: 1, max: 9999 }).map(id => ({ row: aRow({ id }), key: null }));
    const bad = fc.constantFrom(
      { row: null, key: '' },
      { row: 'gone', key: '' },
      { row: aRow({ id: null }), key: '.id' },
      { row: aRow({ hash_id: 7 }), key: '.hash_id' },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(good, bad)), rows => {
        const { value, dropped } = reading(readOfferPage, aPage({ offers: rows.map(({ row }) => row) }));
        const kept = rows.flatMap(({ row, key }) => (key === null && typeof row === 'object' ? [row?.id] : []));
        expect(value.ok && value.value.offers.map(({ id }) => id)).toEqual(kept);
        expect(value).toMatchObject({ value: { received: rows.length } });
        expect(dropped).toEqual(rows.flatMap(({ key }, index) => (key === null ? [] : [`offers.${index}${key}`])));
      }),
    );
  });
});

describe('HttpProfiles', () => {
  it.each([{}, null])('accepts %j as an empty answer', async answer => {
    const { client, problems } = anHttpClient([json(answer)]);
    expect(await new HttpProfiles(client).update({ dealer: { place: 'Kiel' } })).toEqual(success(null));
    expect(problems).toEqual([]);
  });

  it('reports an unreadable answer to a save but counts the save as done', async () => {
    const { client, problems } = anHttpClient([json({ dealer: { email: 'dealer@example.com' } })]);
    expect(await new HttpProfiles(client).update({ dealer: { place: 'Kiel' } })).toEqual(success(null));
    expect(problems).toEqual([{ kind: 'elementDropped', where: 'PUT /api/v2/profiles', what: 'dealer.id' }]);
  });

  it('translates the names of refused fields', async () => {
    const errors = { second_phone: ['is odd'], dealer_size: ['is unknown'], base: ['Sorry.'] };
    const { client } = anHttpClient([json({ errors }, 422)]);
    expect(await new HttpProfiles(client).update({ dealer: { secondPhone: '?' } })).toEqual(
      failed({
        reason: 'refused',
        status: 422,
        message: 'is odd is unknown Sorry.',
        fields: { secondPhone: 'is odd' },
      }),
    );
  });
});

describe('HttpPurchases', () => {
  it.each(['PUT', 'POST'] as const)('accepts with the configured method %s', async method => {
    const { client, host } = anHttpClient([empty(204)]);
    expect(await new HttpPurchases(client, method).accept(101 as OfferId)).toEqual(success(undefined));
    const address = 'https://api.example/api/v2/buy_now_contracts/accept';
    expect(host.asked).toMatchObject([{ method, address, body: { buy_now_contract: { offer_id: 101 } } }]);
  });
});

describe('HttpClients', () => {
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
});

describe('QueryParameters', () => {
  /** The values that the server is meant to find: texts, lists and objects without empty parts. */
  type Found = string | Found[] | { [key: string]: Found };

  const isObject = (value: QueryValue): value is Query =>
    typeof value === 'object' && value !== null && !Array.isArray(value);

  /** Written independently of the code under test: drops empty values and turns the others into text. */
  function meant(value: QueryValue): Found | undefined {
    if (value === null || value === undefined || value === '') return undefined;
    if (isObject(value)) {
      const entries = Object.entries(value).map(([key, inner]) => [key, meant(inner)] as const);
      const found = entries.filter((entry): entry is readonly [string, Found] => entry[1] !== undefined);
      return found.length > 0 ? Object.fromEntries(found) : undefined;
    }
    if (typeof value !== 'object') return String(value);
    const elements = value.map(meant).filter(element => element !== undefined);
    return elements.length > 0 ? elements : undefined;
  }

  /** An empty text is meant only as a parameter of its own. */
  const meantBy = (query: Query) => {
    const empty = Object.entries(query).filter(([, value]) => value === '');
    return { ...Object.fromEntries(empty), ...(meant(query) as object | undefined) };
  };

  const anyKey = fc.stringMatching(/^[a-z][a-z_]{0,5}$/);
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('[', ']', '%', '+', '&', '=', ' ', ';', '#', 'é', '🏍') }),
  );
  const anyPlain: fc.Arbitrary<string | number | boolean | null | undefined> = fc.oneof(
    anyText,
    fc.integer(),
    fc.boolean(),
    fc.constantFrom(null, undefined, ''),
  );

  const { query: anyQuery } = fc.letrec<{ value: QueryValue; query: Query }>(tie => ({
    value: fc.oneof({ maxDepth: 3 }, anyPlain, fc.array(anyPlain, { maxLength: 4 }), tie('query')),
    query: fc.dictionary(anyKey, tie('value'), { maxKeys: 4 }),
  }));

  describe('flattenQuery', () => {
    it('puts nested keys in brackets and omits empty nested values', () => {
      const filters = { vehicle_type: 'Motorbike', zip_code: '', distance: null, hash_id: undefined, year: 0 };
      expect(flattenQuery({ filters, page: 2, key: ['a', '', 'b'], none: [], nothing: {}, damaged: false })).toEqual([
        ['filters[vehicle_type]', 'Motorbike'],
        ['filters[year]', '0'],
        ['page', '2'],
        ['key[]', 'a'],
        ['key[]', 'b'],
        ['damaged', 'false'],
      ]);
    });

    it.each([[[{ id: 1 }]], [[['a']]]])('refuses the list %j, which Rack would read differently', list => {
      expect(() => flattenQuery({ list })).toThrow("'list'");
    });

    it('writes an empty value only for a parameter of its own', () => {
      const isExpected = ([key, value]: readonly [string, string]) => value !== '' || !key.includes('[');
      fc.assert(fc.property(anyQuery, query => expect(flattenQuery(query).every(isExpected)).toBe(true)));
      expect(flattenQuery({ buy_now_only: '', filters: { model: '' } })).toEqual([['buy_now_only', '']]);
    });
  });

  describe('queryString', () => {
    it.each(vectors.map(vector => [vector.fed, vector] as const))(
      'writes %j exactly as recorded for Rack',
      (fed, vector) => {
        expect(queryString(vector.query)).toBe(fed);
        expect(meantBy(vector.query)).toEqual(vector.parsed);
      },
    );

    it('always writes the same text for the value that Rack reads from it', () => {
      fc.assert(
        fc.property(anyQuery, query => {
          const inOrder = (text: string) => text.split('&').sort();
          expect(inOrder(queryString(meantBy(query)))).toEqual(inOrder(queryString(query)));
        }),
      );
    });

    it('never leaves a character unencoded that has a meaning in a URL', () => {
      fc.assert(fc.property(anyQuery, query => expect(queryString(query)).toMatch(/^([\w.*-]|%[0-9A-F]{2}|[&=])*$/)));
    });

    it('never throws, not even on a lone surrogate', () => expect(queryString({ a: '\ud83c' })).toBe('a=%EF%BF%BD'));
  });

  const askRack = `
  require 'rack'
  queries = JSON.parse($stdin.read)
  puts JSON.generate(queries.map { |query| Rack::Utils.parse_nested_query(query) })
`;

  /** The objects that Rack parses from the query strings; null if Ruby or Rack is missing. */
  function rackReads(queries: readonly string[]): unknown[] | null {
    const { status, stdout } = spawnSync('ruby', ['-E', 'UTF-8:UTF-8', '-rjson', '-e', askRack], {
      input: JSON.stringify(queries),
      encoding: 'utf8',
    });
    if (status !== 0) return null;
    const read: unknown = JSON.parse(stdout);
    return Array.isArray(read) ? read : null;
  }

  if (rackReads([]) !== null) {
    it('queryString writes what a live Rack reads back as the same nested object', () => {
      const queries = fc.sample(anyQuery, 300);
      expect(rackReads(queries.map(queryString))).toEqual(queries.map(meantBy));
    });
  }
});

describe('HttpInvoiceTemplates', () => {
  const { signal } = new AbortController();
  const template = { id: 7, name: 'Standard', invoice_render_template_key_id: 2 };
  const page = (...invoice_templates: readonly object[]) => json({ invoice_templates, total_pages: 1, total_count: 1 });

  async function fieldsOf(custom_fields: unknown) {
    const { client } = anHttpClient([page({ ...template, custom_fields })]);
    const answer = await new HttpInvoiceTemplates(client).list({ page: 1, perPage: 5 }, signal);
    return answer.ok && answer.value.rows[0]?.customFields;
  }

  describe('the custom fields of a template', () => {
    it.each([
      [undefined, []],
      [null, []],
      [['Colour', 'Colour', ' '], ['Colour']],
      [
        ['Colour', 7, null, true],
        ['Colour', '7', 'true'],
      ],
      [
        ['Colour', { name: 'Mileage' }, 'VIN'],
        ['Colour', 'VIN'],
      ],
    ])('sent as %j are read as %j', async (sent, read) => expect(await fieldsOf(sent)).toEqual(read));

    it('are reported one by one if they are unreadable', async () => {
      const { client, problems } = anHttpClient([
        page({ ...template, custom_fields: ['Colour', { name: 'Mileage' }] }),
      ]);
      await new HttpInvoiceTemplates(client).list({ page: 1, perPage: 5 }, signal);
      expect(problems).toMatchObject([{ kind: 'elementDropped', what: 'invoice_templates.0.custom_fields.1' }]);
    });

    it('are sent back with a change if they were unreadable', async () => {
      const odd = { name: 'Mileage' };
      const { client, host } = anHttpClient([page({ ...template, custom_fields: ['Colour', odd, 'VIN'] }), empty(204)]);
      const templates = new HttpInvoiceTemplates(client);
      await templates.list({ page: 1, perPage: 5 }, signal);
      const changed = { name: 'Standard', renderKeyId: 2 as RenderKeyId, customFields: ['Colour', 'VIN', 'Key'] };
      expect(await templates.change(7 as InvoiceTemplateId, changed)).toEqual(success(undefined));
      expect(host.asked[1]?.body).toMatchObject({ custom_fields: ['Colour', 'VIN', 'Key', odd] });
      await templates.change(8 as InvoiceTemplateId, changed);
      expect(host.asked[2]?.body).toMatchObject({ custom_fields: ['Colour', 'VIN', 'Key'] });
    });

    it('hide the template if they are not a list, because a change would erase them', async () => {
      const { client, problems } = anHttpClient([page({ ...template, custom_fields: { 0: 'Colour' } }, template)]);
      const answer = await new HttpInvoiceTemplates(client).list({ page: 1, perPage: 5 }, signal);
      expect(answer.ok && answer.value.rows).toHaveLength(1);
      expect(problems).toMatchObject([{ what: 'invoice_templates.0.custom_fields' }]);
    });
  });

  it('an invoice template is dropped if the JSON parser has rounded its id', async () => {
    const { client } = anHttpClient([page({ ...template, id: 2 ** 53 })]);
    const answer = await new HttpInvoiceTemplates(client).list({ page: 1, perPage: 5 }, signal);
    expect(answer).toMatchObject(success({ rows: [], received: 1 }));
  });

  it.each([
    ['brands', readBrands],
    ['invoice_render_template_keys', readRenderKeys],
  ])('a choice of %s is kept without a name, and counted without an id', (key, read) => {
    const choices = [{ id: 1, name: 'First' }, { id: 2 }, { id: 3, name: null }, { name: 'Without an id' }];
    const rows = ['First', '', ''].map((name, index) => ({ id: index + 1, name }));
    expect(read({ [key]: choices }, jest.fn())).toEqual(success({ rows, received: 4 }));
  });
});
