/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { Book } from '../../../../src/application/book/Book';
import { BookStore } from '../../../../src/application/book/BookStore';
import type { News } from '../../../../src/domain/notifications/News';
import { euros } from '../../../../src/domain/shared/Money';
import { Toast } from '../../../../src/ui/notifications/toasts/Toast';
import { paths } from '../../../../src/ui/shared/paths';
import { anOffer } from '../../../support/anOffer';
import { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, renderPage } from '../../support/renderPage';
import { renderView } from '../../support/renderView';
import { startUp } from '../../support/startUp';
import { textOf } from '../../support/textOf';

describe('the message that a full disk does not take what was typed', () => {
  it('appears once, on every page, until it is closed, and the field keeps its text', async () => {
    const page = await renderPage(paths.trading, {
      before: ({ twins }) => void (twins.book.failure = { reason: 'full' }),
    });
    const { user } = page;
    await startUp(page);
    const budget = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Budget' });
    const typed = async () => (await budget()).value.replace(/\s/g, '');
    const type = async (text: string) => {
      await user.clear(await budget());
      await user.type(await budget(), text);
      await answersArrive();
    };
    const isSaid = () => screen.queryByText(/^Not stored\. What you enter applies until/) !== null;
    const open = (name: string) => user.click(screen.getByRole('link', { name }));
    await type('50000');
    const alert = screen.getByText(/^Not stored\./).closest<HTMLElement>('[role="alert"]')!;
    within(alert).getByText('The storage of this device is full.');
    expect(await axeFindings(alert.parentElement!)).toEqual([]);
    expect(await typed()).toBe('50000');

    await user.click(screen.getByRole('button', { name: 'Desk' }));
    await open('My data');
    await screen.findByRole('main', { name: 'My data' });
    expect(isSaid()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isSaid()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await open('Trading');
    expect(await typed()).toBe('50000');
    await type('60000');
    expect([await typed(), isSaid()]).toEqual(['60000', false]);
  });
});

const hashId = anOffer().hashId;
const about = { hashId, name: 'BMW R 1250 GS' };
const offerLink = ['Open the offer', `/browsing/offer/${hashId}`];

it.each<readonly [News['kind'], News, readonly string[], readonly (readonly string[])[]]>([
  [
    'outbid',
    { kind: 'outbid', ...about, amount: euros(8450) },
    ['Told'],
    [offerLink, ['Raise to 8 500 €', `/browsing/offer/${hashId}`]],
  ],
  ['buyNow', { kind: 'buyNow', ...about, amount: euros(9900) }, ['Told'], [offerLink]],
  ['sold', { kind: 'sold', ...about }, ['Told'], [offerLink]],
  ['rejected', { kind: 'rejected', ...about }, ['Told'], [offerLink]],
  ['match', { kind: 'match', ...about, searchId: '7', search: 'GS' }, ['Told'], [offerLink]],
  [
    'answered',
    { kind: 'answered', ...about, text: 'Two keys.' },
    ['Told', 'Two keys.'],
    [['Read the message', `/purchasing/conversations/${hashId}`]],
  ],
  ['newOffers', { kind: 'newOffers', ...about, count: 3 }, ['Told'], [['Show them', '/browsing/browse']]],
])('a toast of the kind %s leads to what it is about', async (_kind, news, said, links) => {
  const at = new Workplace();
  await at.container.get(Book).hold();
  at.registry.apply(anOffer({ highestBid: euros(8450), ownBid: euros(8300) }));
  runInAction(() => at.container.get(BookStore).shown('limits', hashId, euros(8800), 1));
  const element = await renderView(<Toast short={null} news={news} text="Told" onClose={() => {}} />, at);
  const paragraphs = [...element.querySelectorAll('p')].filter(({ childElementCount }) => childElementCount === 0);
  expect(paragraphs.map(textOf)).toEqual(said);
  expect(element.textContent.includes(hashId)).toBe(news.kind !== 'newOffers');
  expect([...element.querySelectorAll('a')].map(link => [textOf(link), link.getAttribute('href')])).toEqual(links);
});
