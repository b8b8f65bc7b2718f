/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Menu } from '../../../src/application/navigation/Menu';
import { NARROW_BELOW, PHONE_BELOW } from '../../../src/domain/navigation/WindowWidths';
import { SECOND } from '../../../src/domain/shared/Instant';
import { hideToken } from '../../../src/infrastructure/browser/page/hideToken';
import { LazyNativeAppOverlay } from '../../../src/ui/navigation/NativeAppGate';
import { NewPageFocus } from '../../../src/ui/navigation/NewPageFocus';
import { Link } from '../../../src/ui/shared/navigation';
import { paths } from '../../../src/ui/shared/paths';
import { anOfferThat, buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { Workplace } from '../../support/Workplace';
import { InMemorySite } from '../../twins/BrowserTwins';
import { axeFindings } from '../support/axeFindings';
import { Faults } from '../support/Faults';
import { goBack } from '../support/goBack';
import { reloaded } from '../support/reloaded';
import { answersArrive, renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { signedOut } from '../support/signedOut';
import { startUp } from '../support/startUp';

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

describe('the question mark', () => {
  it('shows what every key does', async () => {
    const page = await renderPage(paths.browse);
    await startUp(page);
    await page.user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = [...sheet.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    const going = [...'htslbdmicvr'].map(letter => `g ${letter}`);
    expect(keys).toEqual([
      ...['Ctrl + K / ⌘ K', '/', 'j', 'k', 'Enter', 'Shift + Enter', 'Esc', 'l', '← ↑ ↓ →', 'Shift + ↑ ↓'],
      ...going,
      '?',
    ]);
    expect(sheet.querySelectorAll('dd:not(:empty)')).toHaveLength(keys.length);

    // Below the open dialog, no letter is a command.
    const before = page.at.calls.length;
    for (const key of ['j', 'l', '/', 'g', 'l', '?']) fireEvent.keyDown(document.body, { key });
    await answersArrive();
    const open = screen
      .getAllByRole('dialog')
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent.slice(0, 18));
    expect([location.pathname, page.at.calls.length, open]).toEqual([paths.browse, before, ['Keyboard shortcuts']]);
  });
});

describe('the key of the filters', () => {
  it('opens them in the search, and on no other screen', async () => {
    const page = await renderPage(paths.browse);
    await startUp(page);
    await page.user.keyboard('gl/');
    expect([location.pathname, screen.queryByRole('dialog', { name: 'Filters' })]).toEqual([paths.liked, null]);
    await page.user.keyboard('gs/');
    await screen.findByRole('dialog', { name: 'Filters' });
  });
});

describe('the key of the search', () => {
  it('leads back to the offers as they were filtered', async () => {
    const page = await renderPage(`${paths.browse}?type=Motorbike`);
    await startUp(page);
    await page.user.keyboard('gl');
    expect(location.pathname).toBe(paths.liked);
    await page.user.keyboard('gs');
    expect(location.pathname + location.search).toBe(`${paths.browse}?type=Motorbike`);
  });
});

describe('a badge of the menu', () => {
  const items = ['Want to buy', 'Messages', 'My bets', 'In realization', 'Invoices'];
  const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
  const textOf = (name: string) =>
    [...menu().querySelectorAll('a, button')].map(({ textContent }) => textContent).find(text => text.startsWith(name));

  it('shows up to 9 and then 9+, and its name the count, as the toolbar shows up to +9', async () => {
    const { at } = await renderPage(paths.browse);
    const counted = (count: number) =>
      act(() =>
        at.counted({
          purchases: count,
          messages: count,
          bids: count,
          inRealization: count,
          invoices: count,
          likedOffers: count,
        }),
      );
    const liked = () => screen.getByRole('button', { name: /^Liked offers/ });
    counted(9);
    expect(items.map(textOf)).toEqual(items.map(name => `${name}9, 9 new`));
    expect([liked().textContent, liked().ariaLabel]).toEqual(['Liked offers 9', 'Liked offers 9']);
    within(menu()).getByRole('link', { name: /^Messages ?, 9 new$/ });
    counted(10);
    expect(items.map(textOf)).toEqual(items.map(name => `${name}9+, 10 new`));
    expect([liked().textContent, liked().ariaLabel]).toEqual(['Liked offers +9', 'Liked offers +9']);
    expect(await axeFindings(menu(), liked())).toEqual([]);
  });

  it('disappears only when the deal that it counts is on screen', async () => {
    const faults = new Faults();
    const page = await renderPage(paths.language, faults.options);
    await startUp(page);
    const { at, user, passes } = page;
    const offer = anOfferThat(at.dealer, ({ closed, buyNowPrice }) => !closed && buyNowPrice > 0);
    const answer = faults.hold('list inRealization');
    act(() => void at.dealer.acceptBuyNow(offer.id));
    await passes(20);
    await user.click(within(menu()).getByRole('button', { name: /^Want to buy/ }));
    expect(textOf('In realization')).toMatch(/new$/);
    await user.click(within(menu()).getByRole('link', { name: /^In realization/ }));
    await passes(20);
    expect(location.pathname).toBe(paths.inRealization);
    expect(textOf('In realization')).toMatch(/new$/);
    answer();
    await answersArrive();
    const deals = await screen.findByRole('region', { name: 'In realization' });
    await within(deals).findByText(offer.hashId);
    await passes(20);
    expect(textOf('In realization')).toBe('In realization');
  });
});

describe('a narrow window', () => {
  const inNarrowWindow = (path: string) =>
    renderPage(path, {
      replaced: () => ({
        site: new InMemorySite({ nativeApp: { deepLinkBase: 'paddock://', playStoreUrl: null, appStoreUrl: null } }),
      }),
      before: at => {
        hideToken();
        at.twins.browserWindow.resize(NARROW_BELOW - 1);
        at.container.get(Menu).restore(path);
      },
    });

  it('offers the native app before it shows the page', async () => {
    let arrive = () => {};
    const code = new Promise<void>(resolve => (arrive = resolve));
    jest.spyOn(LazyNativeAppOverlay, 'arrival').mockReturnValue(code);
    const { passes } = await inNarrowWindow(paths.liked);
    await passes(SECOND);
    expect([screen.queryByRole('heading'), screen.queryByRole('dialog')]).toEqual([null, null]);
    await act(async () => arrive());
    const dialog = await screen.findByRole('dialog');
    // No letter presses a link.
    expect(document.activeElement).toBe(within(dialog).getByRole('heading'));
  });

  it.each([
    ['offers it over a page without a begun form', false],
    ['does not offer it over a form that was begun', true],
  ])('%s, if it becomes narrow later', async (_, isBegun) => {
    const { at, passes } = await renderPage(paths.profile, {
      before: ({ container }) => container.get(Menu).restore(paths.profile),
    });
    const [field] = await screen.findAllByRole('textbox');
    if (isBegun) field!.focus();
    act(() => at.twins.browserWindow.resize(NARROW_BELOW - 1));
    await passes(SECOND);
    await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(isBegun));
  });

  it('offers the native app on a page of the dealer', async () => {
    await inNarrowWindow(paths.liked);
    await screen.findByRole('dialog');
  });

  it.each(['/reset-password', '/new-password/some-token'])('offers no native app at %s', async path => {
    const { passes } = await inNarrowWindow(path);
    await screen.findByRole('heading', { level: 1 });
    await passes(SECOND);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('NewPageFocus', () => {
  async function started(path: string) {
    const page = await renderPage(path);
    await startUp(page);
    return page;
  }

  const focusIsAt = (title: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: title })));

  describe('the title of a new page', () => {
    it.each<[string, (page: Awaited<ReturnType<typeof started>>) => Promise<void>]>([
      ['a press in the menu', ({ user }) => user.click(screen.getByRole('link', { name: /^Messages/ }))],
      ['keys', ({ user }) => user.keyboard('gm')],
      [
        'the commands',
        async ({ user }) => {
          await user.keyboard('{Control>}k{/Control}');
          await user.type(await screen.findByRole('combobox', { name: 'What are you looking for?' }), 'Messages');
          await user.keyboard('{Enter}');
        },
      ],
    ])('has the focus after %s', async (_, go) => {
      const page = await started(paths.browse);
      await go(page);
      await waitFor(() => expect(location.pathname).toBe(paths.conversations));
      await focusIsAt('Messages');
      await page.user.click(screen.getByRole('link', { name: 'Search' }));
      await focusIsAt('All offers');
    });

    it('has the focus once, and not if the dealer has gone on meanwhile', async () => {
      const { user, passes } = await started(paths.browse);
      await user.click(screen.getByRole('link', { name: /^Messages/ }));
      await focusIsAt('Messages');
      const bell = screen.getByRole('button', { name: /^Notifications/ });
      act(() => bell.focus());
      await passes(1000);
      expect(document.activeElement).toBe(bell);
    });

    it('has the focus after a sign-in', async () => {
      const page = await renderPage(paths.myBets, { before: signedOut });
      await page.user.type(screen.getByRole('textbox', { name: 'Email' }), buyerEmail);
      await page.user.type(screen.getByLabelText('Password'), 'Morning!Ride1{Enter}');
      await startUp(page);
      await focusIsAt('My bets');
    });

    it('has the focus after a sign-in before the list is there', async () => {
      const faults = new Faults();
      const arrive = faults.hold('list browse');
      const { user } = await renderPage(paths.browse, { ...faults.options, before: signedOut });
      await user.type(screen.getByRole('textbox', { name: 'Email' }), buyerEmail);
      await user.type(screen.getByLabelText('Password'), 'Morning!Ride1{Enter}');
      await focusIsAt('All offers');
      expect(screen.queryByRole('article')).toBeNull();
      arrive();
      await screen.findAllByRole('article');
      await focusIsAt('All offers');
    });

    it('does not have the focus on the first page of a session that was there', async () => {
      await started(paths.myBets);
      expect(document.activeElement).toBe(document.body);
    });
  });

  describe('a list of which only a part is shown', () => {
    const summary = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .find(text => text?.includes('active'));

    it('says how many offers it has and that filters are set, each time it is the new page', async () => {
      const { user, at } = await started(`${paths.browse}?type=Motorbike&yearFrom=2020&buyNow=yes`);
      expect(summary()).toBeUndefined();
      const said = `${at.lists.of('browse').count} offers, Buy now only, 2 filters active`;
      await user.keyboard('gm');
      await focusIsAt('Messages');
      await user.keyboard('gs');
      await focusIsAt('All offers');
      await waitFor(() => expect(summary()).toBe(said));
      await user.keyboard('gm');
      await focusIsAt('Messages');
      expect(summary()).toBeUndefined();
    });

    it('says that its standing is a filter', async () => {
      const { user } = await started(`${paths.myBets}?standing=outbid`);
      await user.keyboard('gm');
      await focusIsAt('Messages');
      act(() => history.back());
      await focusIsAt('My bets');
      await waitFor(() => expect(summary()).toBe('1 filter active'));
    });
  });

  it('says once that a new page loads, if that takes long', async () => {
    const at = new Workplace();
    const code = observable.box(false);
    const Page = observer(() => <main id="content">{code.get() && <h1>Clients</h1>}</main>);
    const view = await renderView(
      <>
        <Link to={paths.clients}>Clients</Link>
        <Page />
        <NewPageFocus />
      </>,
      at,
    );
    const [region] = within(view).getAllByRole('status') as [HTMLElement];
    await userEvent.click(within(view).getByRole('link'));
    await act(() => new Promise(requestAnimationFrame));
    await act(async () => at.twins.clock.advance(1000));
    expect(region.textContent).toBe('');
    await act(async () => at.twins.clock.advance(1000));
    expect(region.textContent).toBe('Loading…');
    await act(async () => runInAction(() => code.set(true)));
    await waitFor(() => expect(document.activeElement).toBe(within(view).getByRole('heading', { name: 'Clients' })));
    await waitFor(() => expect(region.textContent).toBe(''));
  });

  it('a tab of the landing page keeps the focus when it is pressed', async () => {
    const { user, passes } = await started('/');
    const tab = await screen.findByRole('tab', { name: 'Campers' });
    await user.click(tab);
    await screen.findByRole('tab', { name: 'Campers', selected: true });
    await passes(1000);
    expect([location.pathname, document.activeElement]).toEqual(['/campers', tab]);
  });
});

describe('SideMenu', () => {
  const button = (name: string) => menu().getByRole('button', { name });
  /** The names of the links, without their counts. */
  const namesIn = (links: string) =>
    [...document.querySelectorAll(`nav[aria-label="Main menu"] ${links}`)].map(({ textContent }) =>
      textContent.replace(/\d.*/, ''),
    );
  const items = () => namesIn('ul ul a');
  const current = () => namesIn('[aria-current=page]');

  const ofAuctions = ['Messages', 'My bets', 'In realization', 'Sold', 'Invoices'];
  const ofSelling = ['Vehicles', 'Clients', 'Invoices', 'Margin book', 'Invoice templates'];
  const ofSettings = ['Profile', 'Password', 'Language', 'Trading', 'Events & quiet hours', 'My data'];

  describe('the side menu', () => {
    it('opens with the auctions, switches to other parts, collapses and expands', async () => {
      const { user } = await renderPage('/browsing/browse');
      expect(items()).toEqual(ofAuctions);
      await user.click(button('Settings'));
      expect(items()).toEqual(ofSettings);
      await user.click(menu().getByRole('link', { name: 'My data' }));
      expect([location.pathname, items()]).toEqual(['/settings/data', ofSettings]);
      await user.click(button('Desk'));
      await user.click(menu().getByRole('link', { name: 'My data' }));
      expect([location.pathname, items()]).toEqual([
        '/settings/data',
        ['Today', 'Saved searches', 'Deal board', 'My data'],
      ]);
      await user.click(button('Want to buy'));
      expect(items()).toEqual(ofAuctions);
      for (const [name, path] of [
        ['Home', '/'],
        ['Search', '/browsing/browse'],
      ] as const) {
        await user.click(menu().getByRole('link', { name }));
        expect(location.pathname).toBe(path);
      }
      await user.click(button('Collapse menu'));
      expect(items()).toEqual([]);
      await user.click(button('Expand menu'));
      expect(items()).toEqual(ofAuctions);
    });

    it('keeps Sell closed while the sell module is locked, and says why', async () => {
      const { user } = await renderPage('/browsing/browse');
      const sell = menu().getByRole('button', { name: /^Sell ?\. The sell module is not unlocked for your account/ });
      expect(sell.ariaDisabled).toBe('true');
      await user.click(sell);
      expect([items(), location.pathname]).toEqual([ofAuctions, '/browsing/browse']);
    });

    it('opens the selling module, and follows the page through links and Back', async () => {
      const { user } = await renderPage('/settings/profile', { as: 'seller' });
      expect([items(), current()]).toEqual([ofSettings, ['Profile']]);
      expect(button('Sell').ariaDisabled).toBe('false');
      await user.click(button('Sell'));
      expect([items(), current(), location.pathname]).toEqual([ofSelling, ['Sell'], '/selling/sell']);
      await goBack();
      expect([items(), current()]).toEqual([ofSettings, ['Profile']]);
    });

    it.each([
      ['/selling/clients', 'Clients'],
      ['/selling/clients/create', 'Clients'],
      ['/selling/vehicles', 'Vehicles'],
      ['/settings/password', 'Password'],
      ['/purchasing/my-bets', 'My bets'],
    ])('at the address %s marks %s', async (path, item) => {
      await renderPage(path, { as: 'seller' });
      expect(current()).toEqual([item]);
    });

    it('marks the page below an offer that is open over it', async () => {
      const { user } = await renderPage('/browsing/browse');
      const marked = current();
      expect(marked).toHaveLength(1);
      const [tile] = await screen.findAllByRole('article');
      await user.click(tile!.querySelector('h2 a')!);
      await screen.findByRole('dialog');
      expect(location.pathname).toMatch(/^\/browsing\/offer\//);
      expect(current()).toEqual(marked);
    });
  });

  describe('the badge of a screen in the side menu', () => {
    it('disappears when the screen is opened, also after a reload', async () => {
      const page = await renderPage('/purchasing/archived');
      await startUp(page);
      const link = (name: RegExp) => menu().getByRole('link', { name });
      const isNew = (name: RegExp) => /new$/.test(link(name).textContent);
      expect(isNew(/^In realization/)).toBe(true);
      await page.user.click(link(/^In realization/));
      await answersArrive();
      expect(isNew(/^In realization/)).toBe(false);
      await page.user.click(link(/^Sold/));
      const again = await reloaded(page);
      await startUp(again);
      expect([isNew(/^My bets/), isNew(/^In realization/)]).toEqual([true, false]);
      await again.user.click(screen.getByRole('link', { name: 'Sold on the marketplace' }));
      expect([location.pathname, isNew(/^In realization/)]).toEqual(['/archived-on-platform', false]);
      await again.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sold' }));
      expect(location.pathname).toBe('/purchasing/archived');
    });
  });
});

describe('the foot of a phone', () => {
  const onPhone = (path: string) =>
    renderPage(path, {
      before: at => {
        at.twins.browserWindow.resize(PHONE_BELOW - 1);
        at.container.get(Menu).restore(path);
        at.container.get(Menu).declineNativeApp();
      },
    });

  it('has five tabs with words, and marks the one of the page', async () => {
    const { user } = await onPhone('/browsing/browse');
    expect(
      menu()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Search', 'Bets', 'Deals', 'Messages']);
    expect(menu().getByRole('link', { name: 'Search' }).ariaCurrent).toBe('page');
    for (const [name, path] of [
      ['Bets', '/purchasing/my-bets'],
      ['Deals', '/purchasing/realization'],
      ['Messages', '/purchasing/conversations'],
      ['Search', '/browsing/browse'],
    ] as const) {
      await user.click(menu().getByRole('link', { name }));
      expect([location.pathname, menu().getByRole('link', { name }).ariaCurrent]).toEqual([path, 'page']);
    }
    expect(await axeFindings(screen.getByRole('navigation'))).toEqual([]);
  });

  it('opens the rest of the menu with More, and closes it with the next page', async () => {
    const { user } = await onPhone('/browsing/browse');
    const more = menu().getByRole('button', { name: 'More' });
    expect([more.ariaExpanded, menu().queryByRole('link', { name: 'Home' })]).toEqual(['false', null]);
    await user.click(more);
    expect(more.ariaExpanded).toBe('true');
    menu().getByRole('link', { name: 'Invoices' });
    menu().getByRole('button', { name: 'Settings' });
    menu().getByRole('button', { name: 'Sign out' });
    expect(await axeFindings(screen.getByRole('navigation'))).toEqual([]);
    await user.tab();
    expect(document.activeElement).toBe(menu().getByRole('link', { name: 'Home' }));
    await user.keyboard('{Escape}');
    expect([more.ariaExpanded, document.activeElement]).toEqual(['false', more]);
    await user.click(more);
    await user.click(menu().getByRole('link', { name: 'Home' }));
    expect([location.pathname, more.ariaExpanded]).toEqual(['/', 'false']);
    await user.click(more);
    await user.click(menu().getByRole('button', { name: 'Settings' }));
    expect(more.ariaExpanded).toBe('true');
    await user.click(screen.getByRole('main'));
    expect([location.pathname, more.ariaExpanded]).toEqual(['/', 'false']);
  });

  it('has the commands in More, which closes when one is chosen', async () => {
    const { user } = await onPhone('/browsing/browse');
    const more = menu().getByRole('button', { name: 'More' });
    const open = async () => {
      if (more.ariaExpanded === 'false') await user.click(more);
      await user.click(menu().getByRole('button', { name: 'Commands' }));
      return screen.findByRole('combobox', { name: 'What are you looking for?' });
    };
    await user.type(await open(), 'shortlist');
    // jsdom does not send it on Escape.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect([screen.queryByRole('dialog'), more.ariaExpanded]).toEqual([null, 'true']);
    await user.type(await open(), 'shortlist');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/browsing/liked/sheet'));
    expect(more.ariaExpanded).toBe('false');
    await user.type(await open(), 'open the notifications');
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
    expect(more.ariaExpanded).toBe('false');
  });

  it('counts what is new, as the menu does', async () => {
    const { at } = await onPhone('/browsing/browse');
    act(() => void at.counted({ bids: 3, inRealization: 10, messages: 1, invoices: 2 }));
    for (const name of [/^Bets ?, 3 new$/, /^Deals ?9\+ ?, 10 new$/, /^Messages ?, 1 new$/])
      menu().getByRole('link', { name });
    menu().getByRole('button', { name: /^More ?, 2 new$/ });
  });

  it('gives way to the side menu when the window becomes wider', async () => {
    const { at } = await onPhone('/browsing/browse');
    act(() => at.twins.browserWindow.resize(PHONE_BELOW));
    expect(menu().queryByRole('button', { name: 'More' })).toBeNull();
    menu().getByRole('button', { name: 'Expand menu' });
  });
});
