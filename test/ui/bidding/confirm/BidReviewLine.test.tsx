/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { euros } from '../../../../src/domain/shared/Money';
import { BidReviewLine } from '../../../../src/ui/bidding/confirm/BidReviewLine';
import { wholeList } from '../../../infrastructure/demo/market/aMarketplace';
import { Workplace } from '../../../support/Workplace';
import { renderView } from '../../support/renderView';

/** What the review says of the bid, in the order of its lines, and how many lines it keeps. */
async function reviewOf(prices: { readonly amount: number; readonly minimal: number; readonly buyNow: number }) {
  const at = new Workplace();
  const [first] = wholeList(at.dealer, 'browse');
  const offer = { ...first!, minimalPrice: euros(prices.minimal), buyNowPrice: euros(prices.buyNow) };
  const review = await renderView(<BidReviewLine id="review" offer={offer} amount={euros(prices.amount)} />, at);
  const lines = [...review.querySelectorAll('li')];
  return { said: lines.map(line => line.textContent).join('\n'), lines: lines.length };
}

describe('the review of a bid', () => {
  it.each([
    [{ amount: 900, minimal: 5_000, buyNow: 800 }, /below the minimum price/],
    [{ amount: 900, minimal: 700, buyNow: 800 }, /Buying now costs no more/],
    [{ amount: 750, minimal: 700, buyNow: 800 }, /Reaches the minimum price/],
  ])('says of %j what it reaches', async (prices, text) => {
    expect((await reviewOf(prices)).said).toMatch(text);
  });

  it('has as many lines before it reaches the fixed price as after, even without a minimum price', async () => {
    const before = await reviewOf({ amount: 750, minimal: 0, buyNow: 800 });
    const after = await reviewOf({ amount: 900, minimal: 0, buyNow: 800 });
    expect(after.said).toMatch(/Buying now costs no more/);
    expect(before.lines).toBe(after.lines);
  });
});
