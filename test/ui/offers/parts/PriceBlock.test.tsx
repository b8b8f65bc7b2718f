/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Offer } from '../../../../src/domain/offers/Offer';
import type { Language } from '../../../../src/domain/shared/Language';
import { euros } from '../../../../src/domain/shared/Money';
import { FetchedTexts } from '../../../../src/infrastructure/browser/FetchedTexts';
import { PriceBlock } from '../../../../src/ui/offers/parts/PriceBlock';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import { aDeal } from '../../../domain/deals/aDeal';
import { anOffer } from '../../../support/anOffer';
import { Workplace } from '../../../support/Workplace';
import { factsOf } from '../../support/factsOf';

async function shown(parts: Partial<Offer>, language: Language = 'en', lookup: 'checking' | 'none' = 'none') {
  const texts = new FetchedTexts();
  texts.requestFeatures();
  startTexts(language, await texts.read(language));
  const block = document.createElement('div');
  const at = new Workplace();
  const offer = { ...anOffer(parts), ...parts };
  at.purchases.buyerLookup(offer.hashId, lookup);
  block.innerHTML = renderToStaticMarkup(
    <ContainerContext value={at.container}>
      <PriceBlock offer={offer} />
    </ContainerContext>,
  );
  const chip = block.querySelector('[data-chip]')!;
  return { chip: chip.textContent, facts: factsOf(block) };
}

describe('the block of prices', () => {
  it('shows every price in the same order, and what is missing to the minimum price', async () => {
    const { chip, facts } = await shown({ buyNowPrice: euros(9900), ownBid: euros(8000) });
    expect(chip).toBe('Outbid');
    expect(Object.entries(facts)).toEqual([
      ['Highest bid', '8 450 €'],
      ['Buy-now price', '9 900 €'],
      ['Minimum price', '9 000 €'],
      ['To minimum price', '550 €'],
      ['Bids', '4'],
      ['Your offer', '8 000 € Outbid'],
    ]);
  });

  it('leaves out each price that does not exist or is not known, and says what the first bid has to be', async () => {
    const { chip, facts } = await shown({ highestBid: euros(0), minimalPrice: euros(0), bidsCount: null });
    expect(chip).toBe('No bids yet');
    expect(facts).toEqual({ 'First bid': 'from 50 €', 'Your offer': '–' });
  });

  it('names no first bid if there are bids, or the highest one is not stated', async () => {
    const bid = { highestBid: euros(0), minimalPrice: euros(0) };
    const { chip, facts } = await shown({ ...bid, bidsCount: 3 });
    expect(chip).not.toBe('No bids yet');
    expect(facts).toEqual({ 'Highest bid': '–', Bids: '3', 'Your offer': '–' });
    expect((await shown({ ...bid, bidsCount: null, unstated: ['highestBid'] })).facts).toEqual({
      'Your offer': '–',
    });
  });

  it('shows an own bid beside a highest bid that is not known, and does not say that it leads', async () => {
    const { chip, facts } = await shown({ highestBid: euros(0), minimalPrice: euros(0), ownBid: euros(8300) });
    expect(chip).toBe('Bid placed');
    expect(facts).toMatchObject({ 'Highest bid': '–', 'Your offer': '8 300 €' });
  });

  it('says that the minimum price is reached', async () => {
    expect((await shown({ highestBid: euros(9000) })).facts['To minimum price']).toBe('reached');
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

  it('does not call an offer sold while this dealer may be its buyer', async () => {
    expect((await shown({ closed: true }, 'en', 'checking')).chip).toBe('Sold – being checked');
    expect((await shown({ closed: true })).chip).toBe('Sold');
  });

  it('says of a deal that the vehicle is bought, and nothing about what was missing or who leads', async () => {
    const { chip, facts } = await shown({ deal: aDeal(), ownBid: euros(8450) });
    expect(chip).toBe('Bought');
    expect(facts).toMatchObject({ 'Minimum price': '9 000 €', 'Your offer': '8 450 €' });
  });

  it('does not say of a sold vehicle that the own bid leads', async () => {
    const { facts } = await shown({ closed: true, ownBid: euros(8450) });
    expect(facts['Your offer']).toBe('8 450 €');
  });

  it.each([
    ['waiting', 'Seller decides'],
    ['rejected', 'Rejected'],
  ] as const)(
    'shows that the contract is %s, and not that the own bid is the highest',
    async (contractStatus, words) => {
      const { chip, facts } = await shown({ contractStatus, ownBid: euros(8450) });
      expect(chip).toBe(words);
      expect(facts['Your offer']).toBe('8 450 €');
    },
  );

  it.each([
    ['de', 'Sie bieten nicht mit', ['Bis zum Mindestpreis', '550 €']],
    ['pl', 'Nie licytujesz', ['Do ceny minimalnej', '550 €']],
  ] as const)('says in %s that the dealer does not bid, and what is missing', async (language, words, missing) => {
    const { chip, facts } = await shown({}, language);
    expect(chip).toBe(words);
    expect(Object.entries(facts)[2]).toEqual(missing);
  });
});
