/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { fireEvent, screen } from '@testing-library/react';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { DAY } from '../../../../src/domain/shared/Instant';
import { localDateAt } from '../../../../src/domain/shared/LocalDate';
import { ConversationRow } from '../../../../src/ui/conversations/list/ConversationRow';
import { arrives } from '../../../support/aList';
import { Workplace } from '../../../support/Workplace';
import { renderPage } from '../../support/renderPage';
import { renderView } from '../../support/renderView';
import { textOf } from '../../support/textOf';

describe('a row of the list of conversations', () => {
  it.each([
    ['de', /^\d\d\.\d\d\.\d{4}$/],
    ['en', /^\d{1,2} \p{L}+ \d{4}$/u],
  ] as const)('shows its date as a reader of %s writes it', async (language, date) => {
    await renderPage('/purchasing/conversations', { language });
    expect((await screen.findAllByText(date)).length).toBeGreaterThan(0);
  });

  it('shows both labels, the number, the photo, the day and how many messages are unread, and leads to the conversation', async () => {
    const at = new Workplace();
    const page = at.dealer.conversations(1);
    const row = {
      ...page.rows[0]!,
      offerHashId: 'MB-7F3K2' as HashId,
      label1: 'BMW R 1250 GS',
      label2: 'Adventure',
      photo: 'https://files.example/photo.jpg',
      isSeen: false,
      unread: 2,
      updatedAt: '2026-03-07 09:05',
    };
    const { pages } = at.conversationList;
    arrives(pages.list, 'first', pages.listed({ ...page, rows: [row] }), at.twins.clock.now());
    const element = await renderView(<ConversationRow offer={row.offerHashId} isCurrent={false} />, at);
    const leaves = [...element.querySelectorAll('span, time')].filter(
      ({ childElementCount }) => childElementCount === 0,
    );
    expect(leaves.map(textOf)).toEqual(['BMW R 1250 GS', 'Adventure', 'MB-7F3K2', '7 Mar 2026', '2 unread']);
    expect(element.querySelector('img')?.getAttribute('src')).toBe(row.photo);
    expect(element.querySelector('a')?.getAttribute('href')).toBe('/purchasing/conversations/MB-7F3K2');
  });

  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [2, expect.stringMatching(/^\d{1,2} \p{L}+ \d{4}$/u)],
  ])('names the day %s days ago as a reader says it, and the date in the tooltip', async (days, text) => {
    const at = new Workplace();
    const page = at.dealer.conversations(1);
    const day = localDateAt(at.twins.clock.now() - days * DAY);
    const row = { ...page.rows[0]!, updatedAt: `${day} 09:05` };
    const { pages } = at.conversationList;
    arrives(pages.list, 'first', pages.listed({ ...page, rows: [row] }), at.twins.clock.now());
    const element = await renderView(<ConversationRow offer={row.offerHashId} isCurrent={false} />, at);
    expect(element.querySelector('time')?.textContent).toEqual(text);
    expect(element.querySelector('time')?.title).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u);
  });

  it('opens nothing if its text is marked', async () => {
    await renderPage('/purchasing/conversations');
    const [row] = await screen.findAllByRole('link', { name: /\d{4}|day/ });
    getSelection()!.selectAllChildren(row!.parentElement!);
    fireEvent.click(row!, { detail: 1 });
    expect(location.pathname).toBe('/purchasing/conversations');
  });
});
