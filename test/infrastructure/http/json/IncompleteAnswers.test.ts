import { readChat } from '../../../../src/infrastructure/actionCable/CableChannels';
import { readConversation, readSentMessage } from '../../../../src/infrastructure/http/HttpConversations';
import { readInvoicePage } from '../../../../src/infrastructure/http/HttpInvoices';
import { readHomeScreen } from '../../../../src/infrastructure/http/HttpOffers';
import { readOpenedOffer } from '../../../../src/infrastructure/http/json/offers/OpenedOfferJson';
import { readProfile } from '../../../../src/infrastructure/http/json/ProfileJson';
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
