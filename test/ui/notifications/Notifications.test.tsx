/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { BookStore } from '../../../src/application/book/BookStore';
import { Menu } from '../../../src/application/navigation/Menu';
import { KeptNews } from '../../../src/application/notifications/KeptNews';
import { NEWS_SETTINGS } from '../../../src/domain/book/BookRecord';
import { PHONE_BELOW } from '../../../src/domain/navigation/WindowWidths';
import type { News } from '../../../src/domain/notifications/News';
import { bidStanding } from '../../../src/domain/offers/BidStanding';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { type HashId, type Offer, offerName } from '../../../src/domain/offers/Offer';
import { euros, moneyText } from '../../../src/domain/shared/Money';
import { Toast } from '../../../src/ui/notifications/toasts/Toast';
import { paths } from '../../../src/ui/shared/paths';
import { buyerEmail, isComplete } from '../../infrastructure/demo/market/aMarketplace';
import { anOffer } from '../../support/anOffer';
import { Workplace } from '../../support/Workplace';
import { InMemorySite } from '../../twins/BrowserTwins';
import { axeFindings } from '../support/axeFindings';
import { answersArrive, type PageOptions, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';

describe('the settings of notifications', () => {
  async function settings() {
    const page = await renderPage(paths.profile);
    await page.user.click(screen.getByRole('link', { name: 'Events & quiet hours' }));
    return { ...page, main: within(await screen.findByRole('main', { name: 'Events & quiet hours' })) };
  }

  it('have the permission of the browser and the quiet hours', async () => {
    const { at, user, main } = await settings();
    const stored = () => at.container.get(BookStore).get('settings', NEWS_SETTINGS)?.quietHours;
    main.getByRole('button', { name: 'Allow notifications' });
    await user.click(main.getByRole('switch', { name: 'Quiet hours' }));
    await waitFor(() => expect(stored()).toEqual({ from: 1_200, to: 420 }));
    const from = main.getByRole<HTMLSelectElement>('combobox', { name: 'From' });
    expect([from.value, main.getByRole<HTMLSelectElement>('combobox', { name: 'To' }).value]).toEqual([
      '20:00',
      '07:00',
    ]);
    await user.selectOptions(from, '19:30');
    await waitFor(() => expect(stored()).toEqual({ from: 1_170, to: 420 }));
    await act(() => at.container.get(KeptNews).changeSettings({ quietHours: { from: 1_335, to: 420 } }));
    const options = [...from.options].map(({ value }) => value);
    expect(options.slice(options.indexOf('22:00'))).toEqual(['22:00', '22:15', '22:30', '23:00', '23:30']);
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    [null, /this browser tells you nothing\.$/],
    [{ deepLinkBase: 'paddock://', playStoreUrl: null, appStoreUrl: null }, /use the Paddock app for that\.$/],
  ])('say what works when Paddock is closed, and name the app if there is one', async (nativeApp, text) => {
    await renderPage(paths.notifications, { replaced: () => ({ site: new InMemorySite({ nativeApp }) }) });
    await screen.findByText(text);
  });

  it('store an event at once, and say it if that failed', async () => {
    const { at, user, main } = await settings();
    const event = main.getByRole<HTMLInputElement>('switch', {
      name: 'There are new offers, also in my saved searches',
    });
    main.getByText('You are always notified of accepted bids and of your purchases.');
    const stored = () => at.dealer.profile().notificationPermissions.newOffers;
    expect([event.checked, stored()]).toEqual([true, true]);
    await user.click(event);
    await answersArrive();
    expect([event.checked, stored()]).toEqual([false, false]);
    main.getByText('All changes are saved.');

    at.twins.line.failNext({ reason: 'refused', status: 422, message: null });
    await user.click(event);
    await answersArrive();
    main.getByText('Your changes were not saved.');
    expect([event.checked, stored()]).toEqual([true, false]);
    await user.click(main.getByRole('button', { name: 'Try again' }));
    await answersArrive();
    expect(stored()).toBe(true);
    expect(main.queryByText('Your changes were not saved.')).toBeNull();
  });
});

describe('NewsDialog', () => {
  const bell = () => screen.getByRole('button', { name: /^Notifications/ });
  const dialog = () => screen.findByRole('dialog', { name: 'Notifications' });
  const region = async () => within(within(await dialog()).getByRole('region', { name: 'Notifications' }));

  async function started(path: string, options: PageOptions = {}) {
    const page = await renderPage(path, options);
    await startUp(page);
    const { at, passes } = page;
    const arrives = async (happen: (market: Workplace['market']['marketplace']) => void) => {
      act(() => happen(at.market.marketplace));
      // The server is asked whose bid it is, and then the event is kept.
      await passes(400);
      await passes(400);
    };
    const says = (hashId: HashId, text: string) => arrives(market => market.supportAnswers(buyerEmail, hashId, text));
    return { ...page, arrives, says };
  }

  function leadingOffers(at: Workplace) {
    const { offers } = at.dealer.list('ownBids', defaultQuestion);
    return offers.map(isComplete).filter(offer => !offer.closed && bidStanding(offer) === 'leading');
  }

  describe('the notification centre', () => {
    it('counts what is unread, groups it by offer, and leads to the offer, which reads it', async () => {
      const { at, user, arrives, says } = await started(paths.language);
      expect(bell().textContent).toBe('Notifications');
      const [offer, other] = leadingOffers(at);
      await arrives(market => market.rivalBids(offer!.hashId));
      await says(other!.hashId, 'The papers are here');
      await says(offer!.hashId, 'Yes');
      expect(bell().textContent).toContain('3 new');

      await user.click(bell());
      const list = await region();
      expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
        [offer!, other!].map(offerName),
      );
      for (const { hashId } of [offer!, other!]) list.getByText(hashId);
      expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Read the message',
        'Paddock support has repliedYesunread',
        expect.stringMatching(/^Outbid\. Highest bid: .*unread$/),
        'Read the message',
        'Paddock support has repliedThe papers are hereunread',
        'Events, quiet hours and this browser',
      ]);
      expect(await axeFindings(await dialog())).toEqual([]);
      // What the list shows is not said in a toast too.
      expect(screen.getAllByRole('region', { name: 'Notifications', hidden: true })).toHaveLength(1);

      await user.click(list.getByRole('link', { name: /^Outbid/ }));
      expect(location.pathname).toBe(paths.offer(offer!.hashId));
      expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
      await waitFor(() => expect(bell().textContent).toContain('2 new'));
    });

    it('marks as read exactly what it names, and leaves alone what arrives meanwhile', async () => {
      const { at, user, says } = await started(paths.language);
      const [one, two, three] = at.dealer.list('browse', defaultQuestion).offers.map(({ hashId }) => hashId);
      await says(one!, 'One');
      await says(two!, 'Two');
      await user.click(bell());
      const list = await region();
      await says(three!, 'Three');
      expect(list.getAllByRole('article')).toHaveLength(2);
      list.getByRole('button', { name: 'Show 1 new notification' });
      await user.click(list.getByRole('button', { name: 'Mark 2 as read' }));
      // What was read stays, so that nothing moves.
      expect(list.getAllByRole('article')).toHaveLength(2);
      expect(list.queryByText('unread')).toBeNull();
      expect(list.getByRole('button', { name: 'All read' }).ariaDisabled).toBe('true');

      await user.click(list.getByRole('button', { name: 'Show 1 new notification' }));
      expect(list.getAllByRole('article')).toHaveLength(1);
      list.getByText('Three');
      await user.click(list.getByRole('button', { name: 'All' }));
      expect(list.getAllByRole('article')).toHaveLength(3);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(bell().textContent).toContain('1 new');
    });

    it('reads all news of an offer by the press of the offer', async () => {
      const { at, user, arrives, says } = await started(paths.language);
      const { hashId } = leadingOffers(at)[0]!;
      await arrives(market => market.rivalBids(hashId));
      await says(hashId, 'Yes');
      expect(bell().textContent).toContain('2 new');
      await user.click(bell());
      await user.click((await region()).getByRole('link', { name: 'Read the message' }));
      await waitFor(() => expect(bell().textContent).toBe('Notifications'));
    });

    it('says that nothing has happened, and that everything is read', async () => {
      const { at, user, says } = await started(paths.language);
      await user.click(bell());
      await (await region()).findByText(/^No notifications yet/);
      expect((await region()).getAllByRole('listitem').map(textOf)).toContain('Answers of the support');
      // What was before is a press away, with its number.
      const before = (await region()).getByRole('link', { name: /^Messages/ });
      expect(before.getAttribute('href')).toBe(paths.conversations);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await says(at.dealer.list('browse', defaultQuestion).offers[0]!.hashId, 'One');
      await user.click(bell());
      const list = await region();
      await user.click(list.getByRole('button', { name: 'Mark 1 as read' }));
      await user.click(list.getByRole('button', { name: 'Unread' }));
      list.getByText('You have read everything.');
    });

    it('says why the news cannot be read, and tries again', async () => {
      const { at, user } = await started(paths.language, {
        before: ({ twins }) => void (twins.book.failure = { reason: 'blocked' }),
      });
      await user.click(bell());
      const list = await region();
      await list.findByText('Another tab uses an older version of Paddock. Please close it.');
      expect(await axeFindings(await dialog())).toEqual([]);
      at.twins.book.failure = null;
      await user.click(list.getByRole('button', { name: 'Try again' }));
      await list.findByText(/^No notifications yet/);
    });

    it('offers to raise a bid that the own limit allows, and only fills in the form', async () => {
      const { at, user, arrives } = await started(paths.myBets);
      const [offer] = leadingOffers(at);
      const limit = { key: offer!.hashId, changedAt: 0, value: euros(900_000) };
      await act(() => at.twins.book.put(at.session.dealerKey, 'limits', [limit]));
      act(() => at.lists.shown('liked'));
      await arrives(market => market.rivalBids(offer!.hashId));
      await user.click(bell());
      await user.click(await (await region()).findByRole('link', { name: /^Raise to/ }));
      expect(location.pathname).toBe(paths.offer(offer!.hashId));
      expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
      expect(at.sent('bid')).toEqual([]);
    });

    it('is behind More on a phone, whose tab counts it', async () => {
      const { user, at, says } = await started(paths.language, {
        before: workplace => {
          workplace.twins.browserWindow.resize(PHONE_BELOW - 1);
          workplace.container.get(Menu).restore(paths.language);
          workplace.container.get(Menu).declineNativeApp();
        },
      });
      const more = () =>
        within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('button', { name: /^More/ });
      const before = more().textContent;
      await says(at.dealer.list('browse', defaultQuestion).offers[0]!.hashId, 'One');
      expect(more().textContent).not.toBe(before);
      await user.click(more());
      await user.click(bell());
      await user.click((await region()).getByRole('link', { name: /^Paddock support/ }));
      expect([location.pathname.startsWith('/purchasing/conversations/'), more().ariaExpanded]).toEqual([
        true,
        'false',
      ]);
    });
  });

  describe('notifications outside of the page', () => {
    const stored = async ({ twins, session }: Workplace) => {
      const answer = await twins.book.read(session.dealerKey, 'settings', 'telling');
      return answer.ok ? answer.value?.value : undefined;
    };

    it('appear after a press that allows them, lead to the offer, and can be switched off', async () => {
      const { at, user, arrives, passes } = await started(paths.language);
      const [offer, other] = leadingOffers(at);
      const { systemNotifications } = at.twins;
      await arrives(market => market.rivalBids(other!.hashId));
      expect(systemNotifications.shown).toEqual([]);
      await user.click(bell());
      await user.click((await region()).getByRole('button', { name: 'Allow notifications' }));
      const isOn = await (
        await region()
      ).findByRole<HTMLInputElement>('switch', { name: 'Notifications of this browser' });
      expect(isOn.checked).toBe(true);
      await user.click(screen.getByRole('button', { name: 'Close' }));

      act(() => at.twins.browserWindow.hide());
      await arrives(market => market.rivalBids(offer!.hashId));
      await passes(2_000);
      await waitFor(() => expect(systemNotifications.shown).toHaveLength(1));
      const [shown] = systemNotifications.shown;
      expect(shown!.title).toBe(offerName(offer!));
      expect(shown!.body).toMatch(/^Outbid\. Highest bid: /);
      act(() => at.twins.browserWindow.show());
      act(() => systemNotifications.press(shown!.tag));
      expect(location.pathname).toBe(paths.offer(offer!.hashId));

      await user.click(bell());
      await user.click(await (await region()).findByRole('switch', { name: 'Notifications of this browser' }));
      expect(await stored(at)).toEqual({ bySystem: false });
    });

    it('are explained as blocked for good after a denial', async () => {
      const { user, at } = await started(paths.language, {
        before: ({ twins }) => void (twins.systemNotifications.answer = 'denied'),
      });
      await user.click(bell());
      const list = await region();
      await user.click(list.getByRole('button', { name: 'Allow notifications' }));
      await list.findByText(
        /^You have blocked notifications for this site: in other windows, you do not learn that you were outbid\. Paddock cannot ask again\./,
      );
      expect(list.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
      expect(await stored(at)).toBeUndefined();
    });

    it('have the rest of their settings on a page', async () => {
      const { user } = await started(paths.language);
      await user.click(bell());
      await user.click((await region()).getByRole('link', { name: 'Events, quiet hours and this browser' }));
      await screen.findByRole('main', { name: 'Events & quiet hours' });
      expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull();
    });
  });
});

describe('Toast', () => {
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
});

describe('Toasts', () => {
  async function started(path: string) {
    const page = await renderPage(path);
    await startUp(page);
    const { at, passes } = page;
    const arrives = async (happen: (market: Workplace['market']['marketplace']) => void) => {
      act(() => happen(at.market.marketplace));
      await passes(20);
    };
    return { ...page, arrives };
  }

  const region = () => document.querySelector<HTMLElement>('[aria-label="Notifications"]')!;
  const toasts = () => within(region());

  /** No toast is shown, so the region has no name. */
  const noToasts = () => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();

  function offerWith(at: Workplace, fits: (offer: Offer) => boolean): Offer {
    const found = at.dealer.list('ownBids', defaultQuestion).offers.map(isComplete).find(fits);
    if (!found) throw new Error('No offer with a bid of the dealer fits');
    return found;
  }

  const isLed = (offer: Offer) => !offer.closed && bidStanding(offer) === 'leading';

  describe('the news of a higher bid', () => {
    it('appears on another page, counts in the title, follows the price and leads to the offer', async () => {
      const { at, user, arrives } = await started(paths.language);
      const offer = offerWith(at, isLed);
      const { title } = document;
      await arrives(market => market.rivalBids(offer.hashId));
      toasts().getByRole('article', { name: new RegExp(`outbid on ${offerName(offer)}`) });
      expect(await axeFindings(region())).toEqual([]);
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain(offerName(offer));
      await waitFor(() => expect(document.title).toBe(`(1) ${title}`));

      await arrives(market => market.rivalBids(offer.hashId));
      const amount = moneyText(at.served(offer.hashId).highestBid, '.');
      expect(toasts().getByRole('article').textContent).toContain(amount);

      // In a place that cuts the sentence, the amount comes before the name.
      expect(toasts().getByText(/^Outbid: /).textContent).toBe(`Outbid: ${amount} · ${offerName(offer)}`);

      await user.click(toasts().getByRole('link', { name: 'Open the offer' }));
      act(() => at.twins.browserWindow.use());
      expect(location.pathname).toBe(paths.offer(offer.hashId));
      await screen.findByRole('region', { name: 'Price' });
      noToasts();
      await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    });

    it('is said in the open dialog, below which the page is inert, as is a missing connection', async () => {
      const { at, user, arrives } = await started(paths.browse);
      const offer = offerWith(at, isLed);
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      const filters = await screen.findByRole('dialog', { name: 'Filters' });
      await arrives(market => market.rivalBids(offer.hashId));
      const said = () => filters.querySelector('[aria-live]')!.textContent;
      expect(said()).toMatch(new RegExp(`outbid on ${offerName(offer)}`));
      act(() => at.connection.wentOffline());
      expect(said()).toContain('offline');
    });

    it('counts in the title and the icon of a hidden tab together with other news, until the dealer returns', async () => {
      const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/favicon.svg' });
      document.head.append(icon);
      const { href } = icon;
      const { at, arrives } = await started(paths.browse);
      const { title } = document;
      const offer = offerWith(at, isLed);
      const other = at.list('browse').ids.find(hashId => hashId !== offer.hashId)!;
      act(() => at.twins.browserWindow.hide());
      await arrives(market => market.rivalBids(offer.hashId));
      await waitFor(() => expect(document.title).toBe(`(1) ${title}`));
      await arrives(market => market.supportAnswers(buyerEmail, other, 'Yes'));
      await waitFor(() => expect(document.title).toBe(`(2) ${title}`));
      // A colour that is not encoded would end the address.
      expect(new URL(icon.href).hash).toBe('');
      expect(decodeURIComponent(icon.href)).toMatch(/^data:image\/svg\+xml,<svg .*>2<\/text><\/svg>$/);
      act(() => at.twins.browserWindow.show());
      await waitFor(() => expect(document.title).toBe(title));
      expect(icon.href).toBe(href);
      icon.remove();
      const last = toasts().getAllByRole('article').at(-1)!.textContent;
      expect(last).toContain('Yes');
      expect(last).toContain('Read the message 1 more');
    });
  });

  describe('the news of an answer', () => {
    it('shows the words as they are, is put away with Escape, and leads to the conversation', async () => {
      const { at, user, arrives } = await started(paths.browse);
      const hashId = at.list('browse').ids[0]!;
      const words = 'The papers are <b>here</b>';
      const answer = () => arrives(market => market.supportAnswers(buyerEmail, hashId, words));
      await answer();
      toasts().getByText(words);
      expect(await axeFindings(region())).toEqual([]);
      act(() => toasts().getByRole('button', { name: 'Close' }).focus());
      await user.keyboard('{Escape}');
      noToasts();
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));

      await answer();
      await user.click(toasts().getByRole('link', { name: 'Read the message' }));
      expect(location.pathname).toBe(paths.conversation(hashId));
      noToasts();
      const log = within(await screen.findByRole('log'));
      await waitFor(() => expect(log.getAllByText(words)).toHaveLength(2));
      await answer();
      await waitFor(() => expect(log.getAllByText(words)).toHaveLength(3));
      noToasts();
    });
  });
});
