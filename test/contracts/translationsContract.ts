import { failed, success } from '../../src/domain/shared/Result';
import { dealerOf, type MakeMarketSubject, type MarketSubject } from './MarketSubject';

export function describeTranslationsContract(name: string, makeSubject: MakeMarketSubject): void {
  describe(`${name} as Translations`, () => {
    let subject: MarketSubject;

    beforeEach(async () => {
      subject = await makeSubject();
      subject.haveSession('buyer');
    });

    afterEach(() => subject.end());

    it('translates any text', async () => {
      const text = 'Zustand "sehr gut" – 100 % <b>gepflegt</b>\nkein Unfall';
      const translation = dealerOf(subject, 'buyer').translate(text);
      expect(await subject.translations.translate(text)).toEqual(success(translation));
    });

    it('reports offline if it cannot be reached', async () => {
      subject.unplug();
      expect(await subject.translations.translate('Text')).toEqual(failed({ reason: 'offline' }));
    });
  });
}
