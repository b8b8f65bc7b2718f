/** @jest-environment node */
import { failed, success } from '../../src/domain/shared/Result';
import { describeMarket } from './describeMarket';
import { dealerOf } from './MarketSubject';

describeMarket('Translations', 'buyer', subject => {
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
