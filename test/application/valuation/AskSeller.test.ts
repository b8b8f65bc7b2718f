import { AskSeller } from '../../../src/application/valuation/AskSeller';
import type { HashId } from '../../../src/domain/offers/Offer';
import { Conversing } from '../../support/Conversing';

const hashId = 'MB-7F3K2' as HashId;

describe('AskSeller', () => {
  it('puts the question into the empty field, opens the conversation and sends nothing', async () => {
    const conversing = new Conversing();
    await conversing.at.container.get(AskSeller).execute(hashId, 'How many owners?');
    expect(conversing.text(hashId)).toBe('How many owners?');
    expect(conversing.store.wanted).toBe(hashId);
    expect(conversing.at.calls).toEqual([]);
  });

  it('never replaces text that the dealer has typed, in this page or before a reload', async () => {
    const conversing = new Conversing();
    conversing.type(hashId, 'My own words');
    await conversing.at.container.get(AskSeller).execute(hashId, 'How many owners?');
    expect(conversing.text(hashId)).toBe('My own words');

    await conversing.at.input.keep('typedMessages', hashId, 'My own words');
    const later = new Conversing({ beside: conversing.at });
    await later.at.container.get(AskSeller).execute(hashId, 'How many owners?');
    expect(later.text(hashId)).toBe('My own words');
    expect(later.store.wanted).toBe(hashId);
  });
});
