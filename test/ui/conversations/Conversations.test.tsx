/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { runInAction } from 'mobx';
import { NARROW_BELOW } from '../../../src/domain/navigation/WindowWidths';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import type { HashId } from '../../../src/domain/offers/Offer';
import type { Failure } from '../../../src/domain/shared/Failure';
import { DAY } from '../../../src/domain/shared/Instant';
import { localDateAt } from '../../../src/domain/shared/LocalDate';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { ConversationRow } from '../../../src/ui/conversations/list/ConversationRow';
import { Bubble } from '../../../src/ui/conversations/thread/MessageList';
import { anchorShift } from '../../../src/ui/conversations/thread/useScrollAnchor';
import {
  BUTTON_SIZE,
  type Corner,
  cornerWithin,
  coversButton,
  dockedCorner,
  HOME,
  panelBounds,
  panelRight,
  type Size,
} from '../../../src/ui/conversations/widget/widgetBounds';
import { paths } from '../../../src/ui/shared/paths';
import { buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { arrives } from '../../support/aList';
import { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { answersArrive, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';

describe('a question about several vehicles', () => {
  async function tickedOffers() {
    const page = await renderPage(paths.shortlist);
    const open = await screen.findByRole('button', { name: /^Ask about \d+$/ });
    const ids = page.at.list('liked').ids;
    expect(open.textContent).toContain(`Ask about ${ids.length}`);
    await page.user.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: /^Ask about/ }));
    return { ...page, ids, dialog };
  }

  const saidIn = (page: Awaited<ReturnType<typeof tickedOffers>>, hashId: HashId) => {
    const conversation = page.at.dealer.conversation(hashId);
    return conversation.ok ? conversation.value.messages.map(({ body }) => body) : [];
  };

  it('is one text with wordings, sent by the button that names the number, with a result for each', async () => {
    const page = await tickedOffers();
    const { user, dialog, ids } = page;
    dialog.getByText(/Paddock Support/);
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    const send = dialog.getByRole('button', { name: new RegExp(`^Send ${ids.length} message`) });
    expect(send.ariaDisabled).toBe('true');
    await user.type(field, 'Good morning');
    await user.click(dialog.getByRole('button', { name: 'Keys and papers' }));
    expect(field.value).toMatch(/^Good morning\nHow many keys/);
    expect(await axeFindings()).toEqual([]);
    await user.type(field, '{Enter}');
    expect(ids.flatMap(hashId => saidIn(page, hashId)).filter(body => body.startsWith('Good morning'))).toEqual([]);
    await user.click(send);
    for (let turn = 0; turn < 2 * ids.length; turn += 1) await answersArrive();
    expect(dialog.getAllByRole('listitem').map(({ dataset }) => dataset.state)).toEqual(ids.map(() => 'sent'));
    for (const hashId of ids) expect(saidIn(page, hashId).at(-1)).toMatch(/^Good morning\nHow many keys/);
    expect(screen.queryByRole('button', { name: /^Send \d/ })).toBeNull();
  });

  it('says of each vehicle whether its message was sent, and why not', async () => {
    const { at, user, dialog, ids } = await tickedOffers();
    const send = jest.spyOn(at.twins.conversations, 'send');
    send.mockResolvedValueOnce(failed({ reason: 'refused', status: 422, message: 'Too long.' }));
    send.mockResolvedValueOnce(failed({ reason: 'notSent' }));
    await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'How many keys?');
    await user.click(dialog.getByRole('button', { name: /^Send \d/ }));
    for (let turn = 0; turn < 2 * ids.length; turn += 1) await answersArrive();
    expect(dialog.getAllByRole('status').map(textOf)).toEqual([
      'Not sent · The marketplace declined: Too long.',
      'Not sent · Not sent, you are offline.',
      ...ids.slice(2).map(() => 'Sent'),
    ]);
    expect(document.activeElement).toBe(dialog.getByRole('list', { name: 'Results' }));
  });

  it('keeps the wording of the dealer for the next time', async () => {
    const { user, dialog } = await tickedOffers();
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });
    await user.type(field, 'Is there a tow bar?');
    await user.click(dialog.getByRole('button', { name: 'Keep as my wording' }));
    await dialog.findByText('Kept as your wording.');
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'My wording' }));
    expect(field.value).toBe('Is there a tow bar?');
  });
});

describe('a list of conversations that cannot be loaded', () => {
  it('says so, and is loaded again with "Try again"', async () => {
    const { user } = await renderPage(paths.conversations, {
      before: ({ twins }) =>
        void jest
          .spyOn(twins.conversations, 'list')
          .mockResolvedValueOnce(failed({ reason: 'serverFailed', status: 500 })),
    });
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('The messages could not be loaded.');
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    const list = within(screen.getByRole('region', { name: 'Messages' }));
    expect(await list.findAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

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

describe('MessageList', () => {
  /** The picture of a message of a dealer with this picture in the profile. */
  async function pictureOf(author: 'dealer' | 'support', avatar: string | null, avatarAddress: string | null) {
    const at = new Workplace();
    const profile = at.dealer.profile();
    at.session.profileChanged({ ...profile, dealer: { ...profile.dealer, avatarAddress } });
    const element = await renderView(
      <Bubble author={author} avatar={avatar} body="Hello">
        at noon
      </Bubble>,
      at,
    );
    return element.querySelector('img')?.getAttribute('src') ?? null;
  }

  const [ofMessage, ofProfile] = ['https://files.example/message.png', 'https://files.example/profile.png'];

  it.each([
    ['dealer', ofMessage, ofProfile, ofMessage],
    ['dealer', null, ofProfile, ofProfile],
    ['dealer', null, null, '/image.svg'],
    ['support', ofMessage, ofProfile, ofMessage],
    ['support', null, ofProfile, null],
  ] as const)(
    'a message of the %s has, with the picture %s in the message and %s in the profile, the picture %s',
    async (author, avatar, avatarAddress, shown) => {
      expect(await pictureOf(author, avatar, avatarAddress)).toBe(shown);
    },
  );
});

describe('Thread', () => {
  const [conversation] = new Workplace().dealer.conversations(1).rows;
  const { offerHashId } = conversation!;

  it('a conversation stays on screen if it cannot be fetched again, says so, and is fetched again on a press', async () => {
    const { at, user, passes } = await renderPage(paths.conversation(offerHashId));
    await screen.findByRole('log', { name: 'Messages' });
    await passes(0);
    const held = at.conversations.of(offerHashId);
    const shown = () => screen.getByRole('log', { name: 'Messages' }).textContent;
    const before = shown();
    expect(held.messages.length).toBeGreaterThan(0);
    jest.spyOn(at.twins.conversations, 'byHashId').mockResolvedValueOnce(failed({ reason: 'offline' }));
    act(() => at.conversations.reconnected());
    await passes(0);
    const notice = await screen.findByRole('button', { name: /^Not up to date/ });
    expect(shown()).toBe(before);
    await user.click(notice);
    await passes(0);
    expect(screen.queryByRole('button', { name: /^Not up to date/ })).toBeNull();
  });

  it('a message can be sent once its conversation is there, by a press that leaves the focus in the field', async () => {
    const conversation = new Workplace().dealer.conversation(offerHashId);
    let arrives = () => {};
    const { at, user } = await renderPage(paths.conversation(offerHashId), {
      before: at => {
        const answer = new Promise<void>(resolve => (arrives = resolve)).then(() => conversation);
        jest.spyOn(at.twins.conversations, 'byHashId').mockReturnValueOnce(answer);
      },
    });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    await user.type(field, 'Hello');
    expect(send.disabled).toBe(true);
    await act(async () => arrives());
    const sent = jest.spyOn(at.twins.conversations, 'send');
    await user.type(field, '{Shift>}{Enter}{/Shift}there');
    expect(field.value).toBe('Hello\nthere');
    await user.click(send);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect([document.activeElement, field.value]).toEqual([field, '']);
  });

  it('a conversation says how many of its messages cannot be shown', async () => {
    const answer = new Workplace().dealer.conversation(offerHashId);
    if (!answer.ok) throw new Error(answer.failure.reason);
    await renderPage(paths.conversation(offerHashId), {
      before: at => {
        jest.spyOn(at.twins.conversations, 'byHashId').mockResolvedValue(success({ ...answer.value, unreadable: 2 }));
      },
    });
    await screen.findByText('2 entries cannot be shown.');
  });

  it('a conversation without messages proposes questions, and a press on one fills it in and sends nothing', async () => {
    const answer = new Workplace().dealer.conversation(offerHashId);
    if (!answer.ok) throw new Error(answer.failure.reason);
    const { at, user } = await renderPage(paths.conversation(offerHashId), {
      before: at => {
        const empty = success({ ...answer.value, messages: [] });
        jest.spyOn(at.twins.conversations, 'byHashId').mockResolvedValue(empty);
      },
    });
    const send = jest.spyOn(at.twins.conversations, 'send');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await user.type(field, 'Hello');
    const questions = within(await screen.findByRole('group', { name: 'Wordings' })).getAllByRole('button');
    await user.click(questions[0]!);
    expect(field.value).toBe(`Hello\n${questions[0]!.textContent}`);
    expect(document.activeElement).toBe(field);
    expect(send).not.toHaveBeenCalled();
  });

  it('beside a conversation is the vehicle, with the next bid of a dealer who was outbid', async () => {
    const { at, user } = await renderPage(paths.conversation(offerHashId));
    await screen.findByText('Offer number');
    const { id, hashId } = at.offer(offerHashId);
    const bids = { highestBid: euros(5000), ownBid: euros(4000), minimalPrice: euros(6000), contractStatus: null };
    act(() => runInAction(() => at.registry.apply({ id, hashId, ...bids, closed: false, deal: null })));
    expect(textOf(screen.getByText('To minimum price').parentElement)).toContain('1 000 €');
    await user.click(await screen.findByRole('link', { name: /^Raise to 5\s050\s€$/ }));
    expect(location.pathname).toBe(paths.offer(hashId));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
    expect(field.value.replace(/\s/g, '')).toBe('5050');
    expect(at.sent('bid')).toEqual([]);
  });
});

describe('ConversationWidget', () => {
  const [offer] = new Workplace().dealer.list('browse', defaultQuestion).offers;
  const { hashId } = offer!;

  // By label, because a query by role takes long on the page of an offer.
  const widget = () => screen.findByLabelText(/^Messages( \d\+?)?$/, { selector: 'button' });
  const log = async () => within(await screen.findByLabelText('Messages', { selector: '[role=log]' }));
  const descriptionOf = (element: Element) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
  const menuLink = () => document.querySelector<HTMLElement>(`nav a[href="${paths.conversations}"]`)!;

  describe('the button of the messages', () => {
    it('counts unread messages up to nine until they are seen, as the menu and the list do', async () => {
      const page = await renderPage(paths.offer(hashId));
      await startUp(page);
      const { at, user, passes } = page;
      const answer = async (...all: readonly string[]) => {
        act(() => all.forEach(words => at.market.marketplace.supportAnswers(buyerEmail, hashId, words)));
        await passes(20);
      };
      const button = await widget();
      await answer('Welcome');
      expect([button.ariaLabel, button.textContent]).toEqual(['Messages 1', '11 new']);
      expect(descriptionOf(button)).toBe('1 new');
      expect(menuLink().textContent).toBe('Messages2, 2 new');
      await answer(...Array.from({ length: 9 }, (_, index) => `Answer ${index}`));
      expect([button.ariaLabel, button.textContent]).toEqual(['Messages 9+', '9+10 new']);
      expect(await axeFindings(button, menuLink())).toEqual([]);

      await user.click(button);
      await (await log()).findByText('Answer 8');
      await passes(20);
      expect([button.ariaLabel, button.textContent]).toEqual(['Messages', '']);
      await user.keyboard('{Escape}');
      expect(menuLink().textContent).toBe('Messages1, 1 new');
      await user.click(menuLink());
      await passes(20);
      expect(menuLink().textContent).toBe('Messages');
      await answer('Once more');
      const list = within(screen.getByLabelText('Messages', { selector: '[role=region]' }));
      expect(list.getAllByRole('listitem')[0]!.textContent).toContain('Unread');
    });
  });

  it('a conversation is fetched again after a lost connection only on its page', async () => {
    const page = await renderPage(paths.offer(hashId));
    await startUp(page);
    const { at, user } = page;
    await widget();
    const read = jest.spyOn(at.twins.conversations, 'byHashId');
    const reconnect = async () => {
      read.mockClear();
      act(() => at.conversations.reconnected());
      await answersArrive();
      return read.mock.calls.length;
    };
    expect(await reconnect()).toBe(1);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await answersArrive();
    expect(await reconnect()).toBe(0);
  });

  describe('a message that was refused', () => {
    it.each<[Failure, RegExp]>([
      [{ reason: 'tooManyRequests', retryAfter: 20 }, /too many requests .* try again in 20 seconds/],
      [{ reason: 'sessionNotRenewed' }, /session could not be renewed just now/],
    ])('by %j says so at once, with the reason', async (failure, text) => {
      const { at, user } = await renderPage(paths.offer(hashId));
      jest.spyOn(at.twins.conversations, 'send').mockResolvedValueOnce(failed(failure));
      await user.click(await widget());
      await user.type(await screen.findByLabelText('Message'), 'Keep this');
      await user.keyboard('{Enter}');
      await (await log()).findByText(/^Not sent/);
      expect((await log()).queryByText(text)).not.toBeNull();
    });

    it('is still there after a reload, and is sent once when it is tried again', async () => {
      const { at, user } = await renderPage(paths.offer(hashId));
      const refusal = failed({ reason: 'refused', status: 422, message: 'Not now.' } as const);
      const send = jest.spyOn(at.twins.conversations, 'send').mockResolvedValueOnce(refusal);
      await user.click(await widget());
      await user.type(await screen.findByLabelText('Message'), 'Keep this');
      await answersArrive();
      await user.keyboard('{Enter}');
      await (await log()).findByText(/^Not sent/);
      expect((await log()).getAllByText('Keep this')).toHaveLength(1);
      cleanup();

      await renderPage(paths.offer(hashId), { beside: at });
      await user.click(await widget());
      await (await log()).findByText(/^Not sent/);
      expect(await axeFindings(screen.getByRole('dialog', { name: 'Messages' }))).toEqual([]);
      await user.click((await log()).getByText('Try again'));
      await answersArrive();
      expect((await log()).queryByText(/^Not sent/)).toBeNull();
      expect((await log()).getAllByText('Keep this')).toHaveLength(1);
      expect(send).toHaveBeenCalledTimes(2);
      const conversation = at.dealer.conversation(hashId);
      const bodies = conversation.ok ? conversation.value.messages.map(({ body }) => body) : [];
      expect(bodies.filter(body => body === 'Keep this')).toHaveLength(1);
    });
  });
});

describe('useScrollAnchor', () => {
  const ROW = 69;
  const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `MB-${index}` as HashId);
  const drawnOf = (ids: readonly HashId[], from: number, to: number) =>
    ids.slice(from, to).map((id, offset) => ({ id, index: from + offset, start: (from + offset) * ROW }));

  it('anchorShift counts rows that moved to the top from below, but not rows that were already above', () => {
    const ids = idsOf(10);
    const sight = { top: 3 * ROW, end: 6 * ROW };
    const moved = (id: HashId) => [id, ...ids.filter(other => other !== id)];
    expect(anchorShift(drawnOf(ids, 1, 8), moved(ids[9]!), sight)).toBe(1);
    expect(anchorShift(drawnOf(ids, 1, 8), moved(ids[1]!), sight)).toBe(0);
  });

  it('anchorShift never moves the list if no visible row was drawn before, or if the rows stayed in place', () => {
    const ids = idsOf(10);
    expect(anchorShift(drawnOf(ids, 0, 4), [...ids].reverse(), { top: 6 * ROW, end: 9 * ROW })).toBe(0);
    expect(anchorShift(drawnOf(ids, 0, 4), ids, { top: 0, end: 9 * ROW })).toBe(0);
  });

  it('anchorShift always leads to the new place of the first visible row unless that row moved up itself', () => {
    const list = fc.integer({ min: 12, max: 60 }).chain(count =>
      fc.record({
        count: fc.constant(count),
        first: fc.integer({ min: 1, max: count - 6 }),
        moved: fc.uniqueArray(fc.nat(count - 1), { maxLength: 8 }),
      }),
    );
    fc.assert(
      fc.property(list, ({ count, first, moved }) => {
        const before = idsOf(count);
        fc.pre(!moved.includes(first));
        const after = moved.reduce((ids, index) => [before[index]!, ...ids.filter(id => id !== before[index])], before);
        const sight = { top: first * ROW, end: (first + 1) * ROW };
        const shift = anchorShift(drawnOf(before, Math.max(0, first - 3), first + 6), after, sight);
        expect(after[first + shift]).toBe(before[first]);
      }),
    );
  });
});

describe('widgetBounds', () => {
  const laptop: Size = { width: 1440, height: 900 };

  /** The edges of a box in pixels from the right and lower edge of the window. */
  const edgesOf = ({ right, bottom, width, height }: Corner & Size) => ({
    right,
    bottom,
    left: right + width,
    top: bottom + height,
  });

  test('the panel over the photos opens in full size at the lower edge, because its button is at the right of it', () => {
    expect(panelBounds(laptop, HOME, 516)).toEqual({ right: 516, bottom: 24, width: 450, height: 500 });
  });

  test('the panel is above its button if the button was moved below it, and smaller if there is too little room', () => {
    expect(panelBounds(laptop, { right: 600, bottom: 24 }, 516)).toMatchObject({ bottom: 107, height: 500 });
    expect(panelBounds(laptop, { right: 600, bottom: 400 }, 516)).toMatchObject({ bottom: 483, height: 409 });
  });

  test('the panel covers its button only if there is room neither above nor below it', () => {
    const covers = (window: Size, button: Corner) => coversButton(button, panelBounds(window, button, 516));
    expect(covers(laptop, { right: 600, bottom: 400 })).toBe(false);
    expect(covers({ width: 1440, height: 600 }, { right: 600, bottom: 250 })).toBe(true);
    expect(covers({ width: 1440, height: 600 }, { right: 24, bottom: 250 })).toBe(false);
  });

  test('the right edge of the panel is that of the photos, if the panel fits between it and the menu', () => {
    const rightOf = (windowWidth: number, left: number) => panelRight(windowWidth, 64, { left, right: left + 347 });
    expect(rightOf(1440, 946)).toBe(510);
    expect(rightOf(1024, 538)).toBe(502);
    expect(rightOf(1024, 537)).toBeNull();
  });

  test('the panel is never over the photos if the prices are below them', () => {
    expect(panelRight(900, 240, { left: 250, right: 890 })).toBeNull();
  });

  test('the panel is at the right of the prices and of the buttons of the page, if there is room', () => {
    const prices = { left: 1564, right: 1911 };
    expect(panelRight(2560, 232, prices)).toBe(124);
    expect(panelRight(2444, 232, prices)).toBe(8);
    expect(panelRight(2443, 232, prices)).toBe(895);
  });

  const windows = fc.record({
    width: fc.integer({ min: NARROW_BELOW, max: 4000 }),
    height: fc.integer({ min: 240, max: 3000 }),
  });
  /** The right edge of the panel as a share of what the window has room for. */
  const shares = fc.double({ min: 0, max: 1, noNaN: true });
  const rightIn = ({ width }: Size, share: number) => 8 + share * (width - 8 - 450 - 8);
  const corners = fc.record({
    right: fc.integer({ min: -500, max: 5000 }),
    bottom: fc.integer({ min: -500, max: 5000 }),
  });

  test('the button and the panel are always completely inside the window, and the panel is as large as possible', () => {
    fc.assert(
      fc.property(windows, corners, shares, (window, wanted, share) => {
        const bounds = panelBounds(window, wanted, rightIn(window, share));
        for (const box of [{ ...cornerWithin(window, wanted), width: BUTTON_SIZE, height: BUTTON_SIZE }, bounds]) {
          const { right, bottom, left, top } = edgesOf(box);
          expect([right >= 0, bottom >= 0, left <= window.width, top <= window.height]).toEqual([
            true,
            true,
            true,
            true,
          ]);
        }
        const { width, height } = bounds;
        expect(width).toBe(450);
        expect([height <= 500, height >= Math.min(280, window.height - 16)]).toEqual([true, true]);
      }),
    );
  });

  test('the panel never covers the button in a window with room for both', () => {
    const roomy = fc.record({
      width: fc.integer({ min: NARROW_BELOW, max: 4000 }),
      height: fc.integer({ min: 700, max: 3000 }),
    });
    fc.assert(
      fc.property(roomy, corners, shares, (window, wanted, share) => {
        const button = edgesOf({ ...cornerWithin(window, wanted), width: BUTTON_SIZE, height: BUTTON_SIZE });
        const panel = edgesOf(panelBounds(window, wanted, rightIn(window, share)));
        const isApart =
          panel.left <= button.right ||
          panel.right >= button.left ||
          panel.top <= button.bottom ||
          panel.bottom >= button.top;
        expect(isApart).toBe(true);
      }),
    );
  });

  test('the docked button is below the panel, at its right edge', () => {
    const corner = dockedCorner(laptop, 516);
    expect(corner).toEqual({ right: 516, bottom: 293 });
    expect(panelBounds(laptop, corner, 516)).toEqual({ right: 516, bottom: 376, width: 450, height: 500 });
  });
});
