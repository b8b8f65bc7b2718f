/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { Language } from '../../../../src/domain/shared/Language';
import { euros } from '../../../../src/domain/shared/Money';
import { FetchedTexts } from '../../../../src/infrastructure/browser/FetchedTexts';
import { PriceBlock } from '../../../../src/ui/offers/parts/PriceBlock';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { aDeal } from '../../../domain/deals/aDeal';
import { anOffer } from '../../../support/anOffer';
import { factsOf } from '../../support/factsOf';

async function shown(parts: Partial<Offer>, language: Language = 'en') {
  const texts = new FetchedTexts();
  texts.requestFeatures();
  startTexts(language, await texts.read(language));
  const block = document.createElement('div');
  block.innerHTML = renderToStaticMarkup(<PriceBlock offer={{ ...anOffer(parts), ...parts }} />);
  return { chip: block.querySelector('[data-chip]')!.textContent, facts: factsOf(block) };
}

describe('the block of prices', () => {
  it('shows every price in the same order, and what is missing to the minimum price', async () => {
    const { chip, facts } = await shown({ buyNowPrice: euros(9900), ownBid: euros(8000) });
    expect(chip).toBe('Outbid');
    expect(Object.entries(facts)).toEqual([
      ['Highest bid', '8 450 €'],
      ['Buy-now price', '9 900 €'],
      ['Minimum price', '9 000 € 550 € missing'],
      ['Bids', '4'],
      ['Your offer', '8 000 €'],
    ]);
  });

  it('leaves out each price that does not exist or is not known, and says what the first bid has to be', async () => {
    const { chip, facts } = await shown({ highestBid: euros(0), minimalPrice: euros(0), bidsCount: null });
    expect(chip).toBe('No bids yet');
    expect(facts).toEqual({ 'First bid': 'from 50 €' });
  });

  it('names no first bid if there are bids, or the highest one is not stated', async () => {
    const bid = { highestBid: euros(0), minimalPrice: euros(0) };
    expect((await shown({ ...bid, bidsCount: 3 })).facts).toEqual({ Bids: '3' });
    expect((await shown({ ...bid, bidsCount: null, unstated: ['highestBid'] })).facts).toEqual({});
  });

  it('says that the minimum price is reached', async () => {
    expect((await shown({ highestBid: euros(9000) })).facts['Minimum price']).toBe('9 000 € reached');
  });

  it('shows the price of a sale in place of the highest bid, and the standing of the own bid in words', async () => {
    const { chip, facts } = await shown({ finalPrice: euros(9200), highestBid: euros(9100), ownBid: euros(8000) });
    expect(chip).toBe('Sold');
    expect(facts).toMatchObject({
      'Final price': '9 200 €',
      'Highest bid': '9 100 €',
      'Minimum price': '9 000 €',
      'Your offer': '8 000 € Outbid',
    });
  });

  it('says of a deal that the vehicle is bought, and nothing about what was missing', async () => {
    const { chip, facts } = await shown({ deal: aDeal(), ownBid: euros(8450) });
    expect(chip).toBe('Bought');
    expect(facts).toMatchObject({ 'Minimum price': '9 000 €', 'Your offer': '8 450 € You’re leading' });
  });

  it.each([
    ['waiting', 'Seller decides'],
    ['rejected', 'Rejected'],
  ] as const)('shows that the contract is %s, and that the own bid is the highest', async (contractStatus, words) => {
    const { chip, facts } = await shown({ contractStatus, ownBid: euros(8450) });
    expect(chip).toBe(words);
    expect(facts['Your offer']).toBe('8 450 € You’re leading');
  });

  it.each([
    ['de', 'Sie bieten nicht mit', '9 000 € Es fehlen 550 €'],
    ['pl', 'Nie licytujesz', '9 000 € Brakuje 550 €'],
  ] as const)('says in %s that the dealer does not bid, and what is missing', async (language, words, missing) => {
    const { chip, facts } = await shown({}, language);
    expect(chip).toBe(words);
    expect(Object.values(facts)[1]).toBe(missing);
  });
});
