import * as fc from 'fast-check';
import * as v from 'valibot';
import { failed, success } from '../../../../src/domain/shared/Result';
import { readChat } from '../../../../src/infrastructure/actionCable/CableChannels';
import { readConversation, readSentMessage } from '../../../../src/infrastructure/http/HttpConversations';
import { readInvoicePage } from '../../../../src/infrastructure/http/HttpInvoices';
import { readHomeScreen } from '../../../../src/infrastructure/http/HttpOffers';
import { OfferJson } from '../../../../src/infrastructure/http/json/offers/OfferJson';
import { OpenedOfferJson, readOpenedOffer } from '../../../../src/infrastructure/http/json/offers/OpenedOfferJson';
import { readProfile } from '../../../../src/infrastructure/http/json/ProfileJson';
import { acceptsUnchanged } from '../../../../src/infrastructure/http/json/reading/readShape';
import { aRow, reading } from './aRow';

describe('an incomplete answer', () => {
  const message = { id: 3, body: 'Hello', author: 'admin' };
  const conversation = { id: 9, offer_hash_id: 'MB-1', unread_messages: 0 };

  it('has messages of the conversation around them', () => {
    const opened = reading(readConversation, { conversation: { ...conversation, messages: [message] } });
    expect(opened.value).toMatchObject({ value: { messages: [{ id: 3, conversationId: 9 }] } });
    expect(opened.dropped).toEqual([]);
    const sent = reading(readSentMessage, { conversation_id: 9, message });
    expect(sent.value).toMatchObject({ value: { message: { conversationId: 9 } } });
    const element = { id: 9, offer_hash_id: 'MB-1' };
    const pushed = reading(readChat, { message, conversation_list_element: element });
    expect(pushed.value).toMatchObject({ value: { message: { conversationId: 9 } } });
    expect(reading(readChat, { message }).value.ok).toBe(false);
  });

  it.each([null, undefined])('has no messages if they are %s', messages =>
    expect(reading(readConversation, { conversation: { ...conversation, messages } }).value).toMatchObject({
      value: { messages: [] },
    }),
  );

  it('has an empty list on the home screen for one that is missing or null', () => {
    const { value } = reading(readHomeScreen, { motorbike_offers: [aRow()], camper_offers: null });
    expect(value).toMatchObject({ value: { Motorbike: [{ id: 101 }], Camper: [], AgriculturalMachine: [] } });
  });

  it('has a vehicle of the type of its row, and photos that are known by their addresses', () => {
    const photos = ['a', 'b'].map(name => ({ file: { url: `https://photos.example/${name}.jpg` } }));
    const vehicle = { brand: 'Hymer' };
    const { value } = reading(readOpenedOffer, { offer: { ...aRow({ vehicle_type: 'Camper' }), vehicle, photos } });
    const ids = photos.map(({ file }) => ({ id: file.url }));
    expect(value).toMatchObject({
      value: { detail: { vehicle: { vehicleType: 'Camper', brand: 'Hymer' }, photos: ids } },
    });
  });

  it('has an invoice without an offer, and a profile without an e-mail address', () => {
    const invoices = [{ id: 7, display_number: 'FV 1' }];
    const page = reading(readInvoicePage, { invoices, total_pages: 1, total_count: 1 });
    expect(page.value).toMatchObject({ value: { rows: [{ id: 7, offer: null }] } });
    expect(reading(readProfile, { dealer: { id: 5 } }).value).toMatchObject({ value: { dealer: { email: '' } } });
  });
});

describe('readProfile', () => {
  const dealer = { id: 7, email: 'buyer@paddock.example' };

  it('reads every key that is present', () => {
    const { value, dropped } = reading(readProfile, {
      dealer: {
        ...dealer,
        first_name: 'Ada',
        ftin: 'DE1',
        avatar_url: 'https://photos.example/ada.png',
        default_language_code: 'pl',
        test_access: false,
        sell_module_unlocked: true,
      },
      app_params: { min_supported_version: '2.0.0' },
      notifications_permissions: { higher_bet: true, buy_now_betted: true },
    });
    expect(dropped).toEqual([]);
    expect(value).toMatchObject(
      success({
        dealer: {
          firstName: 'Ada',
          ftin: 'DE1',
          avatarAddress: 'https://photos.example/ada.png',
          language: 'pl',
          testAccess: false,
          sellModuleUnlocked: true,
        },
        minimumAppVersion: '2.0.0',
        notificationPermissions: { higherBid: true, buyNowBid: true, newOffers: false },
      }),
    );
  });

  it('defaults to test access, no selling and English', () => {
    expect(reading(readProfile, { dealer }).value).toMatchObject(
      success({
        dealer: { testAccess: true, sellModuleUnlocked: false, language: 'en', iban: '', avatarAddress: null },
        minimumAppVersion: null,
        notificationPermissions: { higherBid: false },
      }),
    );
  });

  it('reads a profile although one of its settings is unreadable', () => {
    const odd = { dealer: { ...dealer, test_access: 'no', default_language_code: 'fr' }, app_params: 'none' };
    const { value, dropped } = reading(readProfile, odd);
    expect(value).toMatchObject(success({ dealer: { testAccess: true, language: 'en' } }));
    expect(dropped).toEqual(['dealer.test_access', 'app_params']);
  });

  it.each([
    [{}, 'dealer'],
    [{ dealer: { ...dealer, id: 'seven' } }, 'dealer.id'],
    [{ dealer: { ...dealer, id: 2 ** 53 } }, 'dealer.id'],
  ])('names the key that makes %j unreadable', (json, key) =>
    expect(reading(readProfile, json).value).toEqual(failed(key)),
  );
});

describe('readShape', () => {
  /** No number as text, which is accepted but changed. */
  const json = fc.jsonValue().filter(value => !/"-?\d/.test(JSON.stringify(value)));
  const anyValue = fc.oneof(json, fc.constantFrom('2026-11-19T08:30:00Z', '', 0, 1.5, 1e308, true, null));

  test('acceptsUnchanged returns true exactly if the schema finds no issue', () => {
    const keys = Object.keys(OfferJson.entries);
    const changes = fc.dictionary(fc.constantFrom(...keys), anyValue, { maxKeys: 3 });
    fc.assert(
      fc.property(changes, change => {
        const row = { ...aRow(), ...change };
        expect(acceptsUnchanged(OfferJson, row)).toBe(v.is(OfferJson, row));
      }),
    );
  });

  test.each([null, undefined, 7, 'row', []])('acceptsUnchanged returns false for %p, which is not a row', value => {
    expect(acceptsUnchanged(OfferJson, value)).toBe(false);
  });

  test('acceptsUnchanged never returns true for a value that the library would transform', () => {
    const trimmed = v.object({ name: v.pipe(v.string(), v.trim()) });
    const filled = v.object({ name: v.nullish(v.string(), 'none') });
    for (const schema of [trimmed, filled]) expect(acceptsUnchanged(schema, { name: ' a ' })).toBe(false);
    expect(acceptsUnchanged(OfferJson, aRow({ highest_bet: '8450.0' }))).toBe(false);
  });

  test('acceptsUnchanged returns false for a schema with lists, which the library parses', () => {
    expect(acceptsUnchanged(OpenedOfferJson, { offer: aRow() })).toBe(false);
  });
});
