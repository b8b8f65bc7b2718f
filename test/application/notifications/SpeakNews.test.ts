import { SpeakNews } from '../../../src/application/notifications/SpeakNews';
import type { News } from '../../../src/domain/notifications/News';
import type { HashId } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { watchActions } from '../../support/watchActions';
import { Workplace } from '../../support/Workplace';

watchActions();

const outbid = (hashId: string): News => ({
  kind: 'outbid',
  hashId: hashId as HashId,
  name: hashId,
  amount: euros(500),
});

it('SpeakNews announces the first news at once, and what follows within two seconds together, once per offer', async () => {
  const at = new Workplace();
  const speakNews = at.container.get(SpeakNews);
  const said = () => at.news.saidOf('outbid').map(({ hashId }) => hashId);
  speakNews.execute(outbid('A'));
  expect(said()).toEqual(['A']);
  for (const hashId of ['B', 'C', 'B']) speakNews.execute(outbid(hashId));
  speakNews.execute({ kind: 'sold', hashId: 'D' as HashId, name: 'D' });
  expect([said(), at.news.saidOf('sold')]).toMatchObject([['A'], [{ hashId: 'D' }]]);
  await at.passes(2 * SECOND - 1);
  expect(said()).toEqual(['A']);
  await at.passes(1);
  expect(said()).toEqual(['C', 'B']);
  await at.passes(2 * SECOND);
  speakNews.execute(outbid('E'));
  expect(said()).toEqual(['E']);
});
