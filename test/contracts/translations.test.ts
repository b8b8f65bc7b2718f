/** @jest-environment node */
import { failed, success } from '../../src/domain/shared/Result';
import { austereSubject, httpSubject } from './httpSubject';
import { inMemorySubject } from './inMemorySubject';
import { dealerOf, type MarketSubject } from './MarketSubject';

describe.each([
  ['InMemoryTranslations', inMemorySubject],
  ['HttpTranslations', httpSubject],
  ['HttpTranslations on an austere backend', austereSubject],
])('%s as Translations', (_name, makeSubject) => {
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
