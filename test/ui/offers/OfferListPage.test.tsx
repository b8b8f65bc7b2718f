/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { Book } from '../../../src/application/book/Book';
import { ConversationListStore } from '../../../src/application/conversations/ConversationListStore';
import { HomeScreen } from '../../../src/application/home/HomeScreen';
import { OfferLists } from '../../../src/application/offers/list/OfferLists';
import type { HashId } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { euros } from '../../../src/domain/shared/Money';
import { success } from '../../../src/domain/shared/Result';
import { ViewMenu } from '../../../src/ui/offers/list/LayoutSwitch';
import { useSight } from '../../../src/ui/offers/list/useSight';
import { fullRows } from '../../../src/ui/shared/lists/Rows';
import { listPaths, paths } from '../../../src/ui/shared/paths';
import { useInjection } from '../../../src/ui/shared/useInjection';
import type { MarketPorts } from '../../support/Wire';
import { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { Faults } from '../support/Faults';
import { goBack } from '../support/goBack';
import { reloaded } from '../support/reloaded';
import { answersArrive, type PageOptions, type RenderedPage, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { textOf } from '../support/textOf';

describe('OfferListPage', () => {
  const lists = [
    ['/browsing/liked', 'liked'],
    ['/purchasing/my-bets', 'ownBids'],
    ['/purchasing/realization', 'inRealization'],
    ['/purchasing/archived', 'archived'],
    ['/archived-on-platform', 'sold'],
  ] as const;

  /** Every list has a second page, with the rows of the first one. */
  const withTwoPages = (ports: MarketPorts): MarketPorts => ({
    ...ports,
    offers: {
      open: (...question) => ports.offers.open(...question),
      homeScreen: signal => ports.offers.homeScreen(signal),
      list: async (tab, question, signal) => {
        const told = await ports.offers.list(tab, { ...question, page: 1 }, signal);
        return told.ok ? success({ ...told.value, totalCount: 25, totalPages: 2 }) : told;
      },
    },
  });

  describe('a list while pages are chosen', () => {
    it.each([
      ['/browsing/liked', true],
      ['/purchasing/my-bets', true],
      ['/purchasing/realization', true],
      ['/purchasing/archived', true],
      ['/archived-on-platform', false],
    ])('at %s has pages: %s', async (path, hasPages) => {
      await renderPage(path, { before: at => at.appearance.choosePaging('paginated'), through: withTwoPages });
      await screen.findAllByRole('article');
      expect(screen.queryAllByText('Page 1 of 2')).toHaveLength(hasPages ? 1 : 0);
    });

    it('keep the focus at the last page on the press that led there', async () => {
      const before = (at: Workplace) => at.appearance.choosePaging('paginated');
      const { user } = await renderPage('/browsing/liked', { before, through: withTwoPages });
      const next = await screen.findByRole('button', { name: 'Next page' });
      await user.click(next);
      await screen.findByText('Page 2 of 2');
      await user.keyboard('{Enter}');
      screen.getByText('Page 2 of 2');
      expect([document.activeElement, next.ariaDisabled, next.hasAttribute('disabled')]).toEqual([next, 'true', false]);
    });
  });

  describe('the page of a list', () => {
    const inPages = { before: (at: Workplace) => at.appearance.choosePaging('paginated'), through: withTwoPages };

    it.each(['/browsing/liked', '/purchasing/my-bets', '/purchasing/archived'])(
      'at %s becomes the first one on Refresh, and Back returns to the one that was left',
      async path => {
        const { user } = await renderPage(path, inPages);
        await user.click(await screen.findByRole('button', { name: 'Next page' }));
        await screen.findByText('Page 2 of 2');
        const buttons = screen.getAllByRole('button', { name: 'Refresh' });
        await user.click(buttons.find(button => !button.closest('[inert]'))!);
        await screen.findByText('Page 1 of 2');
        await goBack();
        await screen.findByText('Page 2 of 2');
      },
    );
  });

  describe('a list on screen', () => {
    it.each(lists)('at %s is read again once it is outdated, until the dealer leaves it', async (path, tab) => {
      const { at, user } = await renderPage(path);
      await screen.findAllByRole('article');
      at.calls.length = 0;
      act(() => at.list(tab).outdated());
      await answersArrive();
      expect(at.sent('list')).toContain(`list ${tab} 1`);
      await user.click(screen.getByRole('button', { name: 'Settings' }));
      await user.click(screen.getByRole('link', { name: 'Profile' }));
      await answersArrive();
      at.calls.length = 0;
      act(() => at.list(tab).outdated());
      await answersArrive();
      expect([at.lists.visible, at.sent('list')]).toEqual([null, []]);
    });
  });

  describe('the head of a list', () => {
    it.each([
      ['/purchasing/my-bets', /^\d+ (Gebot|Gebote)$/],
      ['/purchasing/realization', /^\d+ (Kauf|Käufe)$/],
      ['/purchasing/archived', /^\d+ (Kauf|Käufe)$/],
      ['/archived-on-platform', /^\d+ (Verkauf|Verkäufe)$/],
      ['/browsing/liked', /^\d+ (Angebot|Angebote)$/],
    ])('of %s counts what its rows are', async (path, count) => {
      await renderPage(path, { language: 'de' });
      expect(await screen.findByText(count)).toBeTruthy();
    });
  });
});

describe('the menu of how a list is shown', () => {
  async function openMenu() {
    await renderView(
      <>
        <ViewMenu>
          <button type="button">Fewer columns</button>
        </ViewMenu>
        <button type="button">Refresh</button>
        <p>The list</p>
      </>,
    );
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'View' });
    await user.click(button);
    expect(button.ariaExpanded).toBe('true');
    return { user, button };
  }

  it('stays open for several choices', async () => {
    const { user, button } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Fewer columns' }));
    await user.tab({ shift: true });
    expect([document.activeElement, button.ariaExpanded]).toEqual([button, 'true']);
  });

  it('is closed by Escape, and its button has the focus', async () => {
    const { user, button } = await openMenu();
    await user.tab();
    await user.keyboard('{Escape}');
    expect([document.activeElement, button.ariaExpanded]).toEqual([button, 'false']);
  });

  it('is closed when the focus leaves it', async () => {
    const { user, button } = await openMenu();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refresh' }));
    expect(button.ariaExpanded).toBe('false');
  });

  it('is closed by a press beside it, and takes the focus from no other control', async () => {
    const { user, button } = await openMenu();
    await user.click(screen.getByText('The list'));
    expect([document.activeElement, button.ariaExpanded]).toEqual([button, 'false']);
    await user.click(button);
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await user.click(refresh);
    expect([document.activeElement, button.ariaExpanded]).toEqual([refresh, 'false']);
  });
});

describe('ListEnd', () => {
  const numbers = () => screen.getAllByRole('article').map(({ dataset }) => dataset.offer);

  describe('a list of offers that cannot be loaded', () => {
    it('says why, and is loaded again with "Try again"', async () => {
      const faults = new Faults();
      faults.fail('list browse');
      const { at, user } = await renderPage(paths.browse, faults.options);
      const notice = await screen.findByRole('alert');
      within(notice).getByText('The offers could not be loaded.');
      within(notice).getByText('The marketplace has a problem (error 500).');
      const before = at.sent('list').length;
      faults.over();
      await user.click(within(notice).getByRole('button', { name: 'Try again' }));
      await screen.findAllByRole('article');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(at.sent('list')).toHaveLength(before + 1);
    });

    it('keeps its rows if it was loaded before', async () => {
      const faults = new Faults();
      const { user } = await renderPage(paths.browse, { ...faults.options, offers: 12 });
      await screen.findAllByRole('article');
      const before = numbers();
      faults.fail('list browse');
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      await answersArrive();
      within(screen.getByRole('alert')).getByText('The marketplace has a problem (error 500).');
      expect(numbers()).toEqual(before);
    });
  });

  describe('a further page that cannot be loaded', () => {
    it('is said below the rows, which stay, and is loaded with "Try again"', async () => {
      const faults = new Faults();
      const { at, user } = await renderPage(paths.browse, faults.options);
      await screen.findAllByRole('article');
      const before = at.list('browse').ids;
      faults.fail('list browse 2');
      await act(() => at.loadOffers.more('browse'));
      const notice = await screen.findByRole('alert');
      expect([textOf(notice), at.list('browse').ids]).toEqual([
        'More offers could not be loaded.The marketplace has a problem (error 500).Try again',
        before,
      ]);
      faults.over();
      at.calls.length = 0;
      await user.click(within(notice).getByRole('button', { name: 'Try again' }));
      await answersArrive();
      expect(at.sent('list')).toEqual(['list browse 2']);
      expect(at.list('browse').ids.slice(0, before.length)).toEqual(before);
    });
  });

  describe('the end of a list', () => {
    it.each([paths.browse, paths.myBets])('of %s is named without a word for its rows', async path => {
      await renderPage(path, { offers: 12 });
      const end = await screen.findByText('End of the list');
      // A screen reader would say it as soon as the list is there.
      expect(end.closest('[role="status"], [aria-live]')).toBeNull();
    });
  });
});

describe('OfferRows', () => {
  const FRAME = 16;

  const names = { browse: 'All offers', liked: 'Liked offers', inRealization: 'In realization' } as const;

  let area: HTMLElement;

  const offerRows = () => [...area.querySelectorAll<HTMLElement>(':is(article, [role="row"])[data-offer]')];
  const rowOf = (hashId: HashId) => offerRows().find(({ dataset }) => dataset.offer === hashId);
  const focusedOffer = () => document.activeElement?.closest<HTMLElement>('[data-offer]')?.dataset.offer;

  /** The list as tiles, or as a table whose details are below their row. */
  async function listOf(tab: keyof typeof names, layout: 'tiles' | 'table', offers = 600) {
    const page = await renderPage(listPaths[tab], {
      offers,
      before: at => runInAction(() => at.appearance.chooseLayout(tab, layout)),
    });
    area = await screen.findByRole('region', { name: names[tab] });
    await waitFor(() => expect(offerRows()).not.toEqual([]));
    await answersArrive();
    for (let rows = 0; rows < 4; rows += 1) await page.passes(FRAME);
    const ids = offerRows().map(({ dataset }) => dataset.offer as HashId);
    const scrollTo = async (top: number) => {
      area.scrollTop = top;
      fireEvent.scroll(area);
      for (let frames = 0; frames < 4; frames += 1) await page.passes(FRAME);
    };
    const noteIn = async (hashId: HashId) => {
      await page.user.click(within(rowOf(hashId)!).getByRole('button', { name: /^Details: / }));
      const item = layout === 'table' ? rowOf(hashId)!.parentElement! : rowOf(hashId)!;
      await page.user.click(await within(item).findByRole('button', { name: 'Note' }));
      return within(item).findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    };
    const remove = (hashId: HashId) => act(async () => void page.at.list(tab).rowRemoved(hashId));
    return { ...page, ids, scrollTo, noteIn, remove };
  }

  describe.each(['tiles', 'table'] as const)('a list as %s', layout => {
    it('keeps the field that has the focus rendered, however far it is scrolled away, and no letter becomes a command', async () => {
      const { at, ids, user, noteIn, scrollTo } = await listOf('browse', layout);
      const note = await noteIn(ids[1]!);
      await user.type(note, 'Te');
      await scrollTo(4000);
      await user.keyboard('l g t');
      expect(document.activeElement).toBe(note);
      expect(note.value).toBe('Tel g t');
      expect(at.sent('like')).toEqual([]);
      expect(location.pathname).toBe(listPaths.browse);
    });

    it('no longer renders a row that is far away once the focus has left it', async () => {
      const { ids, noteIn, scrollTo } = await listOf('browse', layout);
      const note = await noteIn(ids[0]!);
      act(() => note.focus());
      await scrollTo(9000);
      expect(rowOf(ids[0]!)).toBeDefined();
      act(() => note.blur());
      expect(rowOf(ids[0]!)).toBeUndefined();
    });

    it('keeps the focus in its row when a row above it goes', async () => {
      const { ids, remove } = await listOf('liked', layout);
      const link = within(rowOf(ids[3]!)!).getAllByRole('link')[0]!;
      act(() => link.focus());
      for (const above of [ids[0]!, ids[1]!, ids[2]!]) {
        await remove(above);
        expect(focusedOffer()).toBe(ids[3]);
      }
    });

    it('keeps the field that the dealer types in when rows above it go, with the place of the caret', async () => {
      const { ids, user, noteIn, remove } = await listOf('liked', layout);
      const note = await noteIn(ids[3]!);
      await user.type(note, 'ac', { initialSelectionStart: 0 });
      note.setSelectionRange(1, 1);
      for (const above of [ids[0]!, ids[1]!, ids[2]!]) await remove(above);
      await user.keyboard('b');
      expect(document.activeElement).toHaveProperty('value', 'abc');
    });

    it('gives the focus to the next row if its own row goes, and to the last one if there is no next', async () => {
      const { at, ids, remove } = await listOf('liked', layout);
      act(() => within(rowOf(ids[1]!)!).getAllByRole('link')[0]!.focus());
      await remove(ids[1]!);
      expect(document.activeElement).toBe(rowOf(ids[2]!));
      for (const other of at.list('liked').ids.filter(hashId => hashId !== ids[0] && hashId !== ids[2]))
        await remove(other);
      await remove(ids[2]!);
      expect(document.activeElement).toBe(rowOf(ids[0]!));
    });

    it('keeps the focus when its last row goes', async () => {
      const { ids, remove, at } = await listOf('liked', layout);
      act(() => within(rowOf(ids[0]!)!).getAllByRole('link')[0]!.focus());
      for (const hashId of [...at.list('liked').ids]) await remove(hashId);
      expect(document.activeElement).toBe(area);
    });
  });

  it('a table keeps the element of a row when another row goes', async () => {
    const { ids, remove } = await listOf('liked', 'table');
    const below = rowOf(ids[3]!);
    expect(below).toBeDefined();
    await remove(ids[1]!);
    expect(rowOf(ids[3]!)).toBe(below);
  });

  describe('a dialog that a row has opened', () => {
    it('stays open with what is typed when its row goes, and then gives the focus to the next row', async () => {
      const { ids, user, remove } = await listOf('inRealization', 'table');
      const opener = screen.getAllByRole('button', { name: 'Arrange the pickup' })[0]!;
      const own = opener.closest<HTMLElement>('[data-offer]')!.dataset.offer as HashId;
      await user.click(opener);
      const dialog = within(await screen.findByRole('dialog', { name: 'Message to the seller' }));
      const message = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
      await user.type(message, 'At noon. ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
      await remove(own);
      await user.keyboard('Please');
      expect(message.isConnected).toBe(true);
      expect(message.value).toMatch(/^At noon. Please/);
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      const next = ids[ids.indexOf(own) + 1]!;
      expect(document.activeElement).toBe(rowOf(next));
    });

    it('is closed by another page', async () => {
      const { user } = await listOf('inRealization', 'table');
      await user.click(screen.getAllByRole('button', { name: 'Arrange the pickup' })[0]!);
      await screen.findByRole('dialog', { name: 'Message to the seller' });
      await user.click(screen.getByRole('link', { name: 'Home' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});

describe('the standings of My bets', () => {
  const MY_BETS = '/purchasing/my-bets';

  const group = () => screen.findByRole('toolbar', { name: 'Your bids by standing' });
  const summary = async () => within(await group());
  const rows = () => [...document.querySelectorAll('[aria-label="My bets"] article')];

  it('are one stop of the Tab key, and the arrows move among them', async () => {
    const { user } = await renderPage(MY_BETS);
    const [first, second] = (await summary()).getAllByRole('button');
    act(() => first!.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    await user.click(second!);
    act(() => first!.focus());
    await user.tab();
    expect(document.activeElement).toBe(second);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Raise several' }));
  });

  it('filter the list by a press, and the address keeps the filter', async () => {
    const page = await renderPage(MY_BETS);
    const outbid = async () => (await summary()).getByRole('button', { name: /^Outbid/ });
    await page.user.click(await outbid());
    const count = Number((await outbid()).textContent.replace(/\D/g, ''));
    expect([rows().length, count > 0]).toEqual([count, true]);
    expect(rows().filter(row => !row.textContent.includes('Outbid'))).toEqual([]);
    expect(await axeFindings(await group(), rows()[0]!)).toEqual([]);
    await page.user.click(await outbid());
    expect(rows().length).toBeGreaterThan(count);
    await goBack();
    expect([(await outbid()).ariaPressed, rows().length]).toEqual(['true', count]);
    await reloaded(page);
    expect([(await outbid()).ariaPressed, rows().length]).toEqual(['true', count]);
  });

  it.each([MY_BETS, `${MY_BETS}?view=pages`])(
    'say no number at %s until all own bids are read, however many pages they have',
    async address => {
      let rest = () => {};
      const isRestDue = new Promise<void>(resolve => (rest = resolve));
      await renderPage(address, {
        through: ports => ({
          ...ports,
          offers: {
            open: (...question) => ports.offers.open(...question),
            homeScreen: signal => ports.offers.homeScreen(signal),
            list: async (tab, question, signal) => {
              const told = await ports.offers.list(tab, { ...question, page: 1 }, signal);
              if (tab !== 'ownBids' || !told.ok) return told;
              const all = told.value.offers;
              if (question.page > 1) await isRestDue;
              const offers = all.slice(question.page * 2 - 2, question.page * 2);
              const totalPages = Math.ceil(all.length / 2);
              return success({ ...told.value, offers, received: offers.length, totalCount: all.length, totalPages });
            },
          },
        }),
      });
      const leading = async () => (await summary()).getByRole('button', { name: /^Leading/ }).textContent;
      expect(await leading()).toBe(' Leading ');
      rest();
      await answersArrive();
      expect(await leading()).toMatch(/^ Leading \d+$/);
    },
  );

  it('ask a server whose numbers contradict its pages only some times', async () => {
    const { at } = await renderPage(MY_BETS, {
      through: ports => ({
        ...ports,
        offers: {
          open: (...question) => ports.offers.open(...question),
          homeScreen: signal => ports.offers.homeScreen(signal),
          list: async (...question) => {
            const told = await ports.offers.list(...question);
            return told.ok ? success({ ...told.value, totalCount: told.value.offers.length * 2, totalPages: 1 }) : told;
          },
        },
      }),
    });
    await answersArrive();
    expect(at.calls.filter(call => call.startsWith('list ownBids')).length).toBeLessThan(40);
  });
});

describe('useRowFocus', () => {
  it('a row with the focus says each step of its deal apart', async () => {
    const { at } = await renderPage(paths.inRealization, { offers: 600 });
    act(() => at.appearance.chooseLayout('inRealization', 'table'));
    const table = await screen.findByRole('table', { name: 'In realization' });
    const [list] = await within(table).findAllByRole('list', { name: 'Steps' });
    const row = list!.closest<HTMLElement>('[role="row"]')!;
    act(() => row.focus());
    expect(row.ariaDescription?.replace(/\s/g, ' ')).toBe(
      '2026 · 2 060 km, Bought: reached, Contract: reached, Transport: open, Pickup: next, Invoice: open, ' +
        'Arrange the pickup, Price 6 300 €, Commission 315 €, Total 6 615 €',
    );
  });
});

describe('the pages of a list that are on screen', () => {
  const nowhere = { from: 0, to: 0 };
  const unplaced = { near: nowhere, inSight: nowhere, halfInSight: nowhere };

  /** A part of the own bids, whose rows are not placed yet. */
  function UnplacedPart() {
    const list = useInjection(OfferLists).of('ownBids');
    useSight({ list, ids: ['MB-1' as HashId], rows: fullRows(1, 1, 45), visible: unplaced });
    return null;
  }

  it('are those from before until the rows of a part of the list are placed', async () => {
    const at = new Workplace();
    const lists = at.container.get(OfferLists);
    lists.shown('ownBids');
    lists.rowsShown([2]);
    await renderView(<UnplacedPart />, at);
    expect(lists.pagesOnScreen).toEqual([2]);
  });
});

describe('a printed page', () => {
  /** Renders a page until what starts after its first screen has started. */
  async function rendered(path: string, options: PageOptions = {}): Promise<RenderedPage> {
    const page = await renderPage(path, options);
    for (let part = 0; part < 30; part++) await page.passes(SECOND);
    await answersArrive();
    return page;
  }

  /** As the browser does it, which prints what is there when the listeners have returned. */
  function printed(): HTMLElement | null {
    act(() => void dispatchEvent(new Event('beforeprint')));
    return document.querySelector('[data-sheet]');
  }

  const endPrint = () => act(() => void dispatchEvent(new Event('afterprint')));

  it('has a plain table of all loaded rows of the list, with firm, date and number of rows', async () => {
    const { at } = await rendered(paths.liked, { offers: 200 });
    await screen.findAllByRole('article');
    const sheet = printed()!;
    const { ids, totalCount } = at.list('liked');
    const rows = within(sheet).getAllByRole('rowheader');
    expect(rows).toHaveLength(ids.length);
    for (const id of ids) expect(sheet.textContent).toContain(id);
    expect(sheet.textContent).toContain(`Rows: ${ids.length} of ${totalCount}`);
    expect(sheet.textContent).toContain(at.session.dealer!.companyName);
    expect(within(sheet).queryAllByRole('button')).toEqual([]);
    endPrint();
    expect(document.querySelector('[data-sheet]')).toBeNull();
  });

  it('has no limit, calculation or note of the dealer, in a list and in an offer', async () => {
    const { at, user } = await rendered(paths.liked, { offers: 200 });
    const [id] = at.list('liked').ids;
    const keep = at.container.get(Book);
    await act(() => keep.keep('limits', id!, euros(4321)));
    await act(() => keep.keep('notes', id!, 'Chain is new'));
    expect(printed()!.textContent).not.toMatch(/4\s321|limit|profit|Chain/i);
    endPrint();
    const [link] = await screen.findAllByRole('link', { name: new RegExp(id!) });
    await user.click(link!);
    await screen.findByRole('region', { name: 'Vehicle data' });
    const sheet = printed()!;
    expect(within(sheet).getByRole('region', { name: 'Vehicle data' })).toBeTruthy();
    expect(sheet.textContent).toContain(id);
    expect(sheet.textContent).not.toMatch(/4\s321|limit|My calculation|Chain/i);
  });

  it('of a deal has the seller and what is paid', async () => {
    const { at } = await rendered(paths.inRealization, { offers: 600 });
    const [id] = at.list('inRealization').ids;
    const { deal } = at.offer(id!);
    endPrint();
    history.replaceState(null, '', paths.offer(id!));
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByRole('region', { name: 'Vehicle data' });
    const text = printed()!.textContent;
    expect(text).toContain(deal!.phone);
    expect(text).toContain('Commission');
  });

  it('of the deal board has each deal once', async () => {
    const { at } = await rendered(paths.dealBoard, { offers: 600 });
    await screen.findAllByRole('article');
    const rows = within(printed()!).getAllByRole('rowheader');
    expect(rows).toHaveLength(at.list('inRealization').ids.length);
    expect(document.querySelectorAll('[data-sheet][data-copy="false"]')).toHaveLength(1);
  });

  it('of the landing page has all offers of each row', async () => {
    const { at } = await rendered('/', { offers: 200 });
    await screen.findAllByRole('article');
    const sheet = printed()!;
    const { offersByType } = at.container.get(HomeScreen);
    const ids = Object.values(offersByType).flat();
    expect(within(sheet).getAllByRole('rowheader')).toHaveLength(ids.length);
    for (const id of ids) expect(sheet.textContent).toContain(id);
  });

  it('of the messages has all loaded conversations', async () => {
    const { at } = await rendered(paths.conversations);
    const { ids } = at.container.get(ConversationListStore).pages.list;
    expect(ids.length).toBeGreaterThan(0);
    const sheet = printed()!;
    for (const id of ids) expect(sheet.textContent).toContain(id);
  });

  it('of a page without a table is a copy with firm and date, in which nothing can be pressed', async () => {
    const { at, user } = await rendered(paths.profile);
    const name = await screen.findByRole('textbox', { name: 'Display name' });
    await user.clear(name);
    await user.type(name, 'Mara typed');
    const sheet = printed()!;
    expect(sheet.textContent).toContain('Mara typed');
    expect(
      within(sheet)
        .getAllByRole('heading', { level: 1 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Profile']);
    expect(sheet.querySelector('header')!.textContent).toContain(at.session.dealer!.companyName);
    expect(sheet.querySelectorAll('input, button, nav')).toHaveLength(0);
    endPrint();
    expect(document.querySelector('[data-sheet]')).toBeNull();
  });

  it('shows whether a box is ticked', async () => {
    const { user } = await rendered(paths.notifications);
    const box = await screen.findByRole('switch', { name: 'I was outbid' });
    expect(printed()!.textContent).toContain('✓ I was outbid');
    endPrint();
    await user.click(box);
    expect(printed()!.textContent).not.toContain('✓ I was outbid');
  });

  it('does not contain what was typed as a password', async () => {
    const { user } = await rendered(paths.password);
    await user.type(await screen.findByLabelText('Current password'), 'Secret1!');
    expect(printed()!.textContent).not.toContain('Secret1!');
  });

  it('is the page itself if it shows its paper', async () => {
    await rendered(paths.shortlist);
    await screen.findByRole('heading', { level: 1 });
    expect(printed()).toBeNull();
  });

  it('has its sheet as soon as what follows the first screen begins', async () => {
    const { passes } = await renderPage(paths.today);
    await passes(SECOND);
    await answersArrive();
    expect(printed()).not.toBeNull();
  });
});
