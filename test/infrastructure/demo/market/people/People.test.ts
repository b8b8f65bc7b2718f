import fc from 'fast-check';
import { isIban } from '../../../../../src/infrastructure/demo/market/people/People';
import { aMarketplace, buyerEmail, fieldsOf, sellerEmail } from '../aMarketplace';

const next = 'Evening!Walk9';

function changedMarket() {
  const market = aMarketplace();
  market.buyer.changeProfile({ dealer: { place: 'Kiel', language: 'pl' }, permissions: { newOffers: false } });
  market.buyer.changePassword('Morning!Ride1', next);
  market.marketplace.people.forgotPassword(sellerEmail);
  return market;
}

test('a changed profile and password and a mailed token survive a reload', () => {
  const { marketplace, buyer } = changedMarket();
  const again = aMarketplace();
  expect(again.marketplace.restore(structuredClone(marketplace.snapshot()))).toBe(true);
  expect(again.buyer.profile()).toEqual(buyer.profile());
  expect(again.buyer.profile().dealer).toMatchObject({ place: 'Kiel', language: 'pl', email: buyerEmail });
  expect(again.marketplace.authenticate(buyerEmail, next)).toBe(true);
  expect(again.marketplace.people.mailedToken(sellerEmail)).toBe(marketplace.people.mailedToken(sellerEmail));
});

test('the sign-in screen receives the current passwords', () => {
  const { marketplace } = changedMarket();
  expect(marketplace.accounts.map(({ password }) => password)).toEqual([
    next,
    'Evening!Ride2',
    'Looking!Only3',
    'Forty!Bids4',
  ]);
});

test('each change of a profile or password is kept', () => {
  const { marketplace, buyer } = aMarketplace();
  const kept = jest.fn();
  marketplace.onChange(kept);
  buyer.changeProfile({ dealer: { place: 'Kiel' } });
  buyer.changePassword('Morning!Ride1', next);
  buyer.changePassword('wrong', next);
  marketplace.people.forgotPassword(sellerEmail);
  expect(kept).toHaveBeenCalledTimes(3);
});

test('every dealer can sign in, whatever was kept about the people', () => {
  const { marketplace, buyer } = aMarketplace();
  const snapshot = fieldsOf(marketplace.snapshot());
  const person = fc.record({ profile: fc.anything(), password: fc.anything() });
  const people = fc.array(fc.tuple(fc.constantFrom(buyerEmail, 'x'), person));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), people), kept => {
      marketplace.restore({ ...snapshot, people: kept });
      expect(buyer.profile().dealer.id).toBe(11);
      expect(marketplace.authenticate(sellerEmail, 'Evening!Ride2')).toBe(true);
    }),
  );
});

test('a password cannot be renewed with an empty token', () => {
  expect(aMarketplace().marketplace.people.renewPassword('', next).ok).toBe(false);
});

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['de89370400440532013000', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['DE88 3704 0044 0532 0130 00', false],
  ['DE89', false],
  ['89DE370400440532013000', false],
  ['', false],
])('isIban accepts %s: %s', (text, expected) => expect(isIban(text)).toBe(expected));
