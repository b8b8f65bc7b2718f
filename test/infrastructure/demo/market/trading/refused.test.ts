import * as fc from 'fast-check';
import { languages } from '../../../../../src/domain/shared/Language';
import { euros } from '../../../../../src/domain/shared/Money';
import { type Refusal, refusalTexts } from '../../../../../src/infrastructure/demo/market/catalogue/refusalTexts';
import { refused } from '../../../../../src/infrastructure/demo/market/trading/refused';
import { aMarketplace, anOfferThat, buyerEmail, dealerOf, visitorEmail } from '../aMarketplace';

const anyRefusal = fc.constantFrom(...(Object.keys(refusalTexts) as Refusal[]));

test('every refusal is written in the language of the dealer and without a placeholder', () => {
  fc.assert(
    fc.property(anyRefusal, fc.constantFrom(...languages), fc.nat(99_999), (refusal, language, amount) => {
      const answer = refused(refusal, language, { amount: euros(amount), field: 'model' });
      const words: unknown = expect.stringMatching(/^[^{}]+$/);
      expect(answer).toEqual({
        ok: false,
        failure: { reason: 'refused', status: 422, message: words, fields: { model: words } },
      });
    }),
  );
});

test('no refusal in German or Polish equals the English one', () => {
  for (const words of Object.values(refusalTexts)) expect(new Set(Object.values(words)).size).toBe(languages.length);
});

test('a refusal uses the language of the profile of the dealer', () => {
  const { marketplace, buyer } = aMarketplace();
  const { id } = anOfferThat(buyer, ({ highestBid, buyNowPrice }) => highestBid > 0 && buyNowPrice === 0);
  marketplace.speak(buyerEmail, 'de');
  expect(buyer.acceptBuyNow(id)).toMatchObject({
    failure: { status: 422, message: 'Dieses Angebot hat keinen Sofortkaufpreis.' },
  });
  expect(buyer.placeBid(id, euros(1))).toMatchObject({
    failure: { message: expect.stringContaining('Ihr Gebot ist zu niedrig') as unknown },
  });
  buyer.changeProfile({ dealer: { language: 'pl' } });
  expect(buyer.changePassword('wrong', 'New!Password1')).toMatchObject({
    failure: { message: 'Obecne hasło jest nieprawidłowe.' },
  });
  expect(dealerOf(marketplace, visitorEmail).acceptBuyNow(id)).toMatchObject({
    failure: { status: 403, message: 'You cannot bid or buy with test access.' },
  });
});
