/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Bike, Gavel, type IconNode, SlidersHorizontal } from 'lucide';
import { createElement, useLayoutEffect } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import shared from '../../../locales/en/shared.json';
import { KeptPageContext, useKeptPage } from '../../../src/ui/navigation/useKeptPage';
import { isAtOwnEntry, listenForBack, pushOwnEntry } from '../../../src/ui/shared/dialogs/interceptBack';
import { Icon } from '../../../src/ui/shared/icons/Icon';
import { iconHtml } from '../../../src/ui/shared/icons/iconHtml';
import { lazyPage } from '../../../src/ui/shared/loading/lazyPage';
import { useArrived } from '../../../src/ui/shared/loading/useArrived';
import { MarkableLink } from '../../../src/ui/shared/MarkableLink';
import { NavigationProvider } from '../../../src/ui/shared/navigation';
import { offeredActions, useScreenActions } from '../../../src/ui/shared/page/useScreenActions';
import { useTitle } from '../../../src/ui/shared/page/useTitle';
import { paths } from '../../../src/ui/shared/paths';
import { startTexts } from '../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../src/ui/shared/useInjection';
import { Workplace } from '../../support/Workplace';
import { type PageOptions, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';
import { withOffer } from '../support/withOffer';

describe('a part of an offer that opens on a press', () => {
  const names = ['My limit', 'My calculation', 'Not stated'];

  it('is also open on the next offer', async () => {
    // Something must be not stated.
    const { user } = await renderPage('/browsing/browse', withOffer({}, { financed: null }));
    const parts = () => Promise.all(names.map(name => screen.findByRole('button', { name })));
    const areOpen = async () => (await parts()).map(part => part.ariaExpanded);
    const openOffer = async (place: number) =>
      user.click((await screen.findAllByRole('link', { name: /^Open offer/ }))[place]!);
    await openOffer(0);
    expect(await areOpen()).toEqual(['false', 'false', 'false']);
    for (const part of await parts()) await user.click(part);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'My calculation' })).toBeNull());
    await openOffer(1);
    expect(await areOpen()).toEqual(['true', 'true', 'true']);
    await screen.findByRole('textbox', { name: 'My limit' });
  });
});

describe('titles', () => {
  // A screen reader may say it twice.
  it.each<[string, PageOptions['as']]>([
    [`${paths.browse}?type=Motorbike&country=DE`, 'buyer'],
    [paths.myBets, 'buyer'],
    [paths.issuedInvoices, 'seller'],
  ])('at %s, no tooltip repeats the label of its element', async (path, as) => {
    const page = await renderPage(path, { as: as! });
    await screen.findAllByRole(as === 'seller' ? 'row' : 'article');
    await startUp(page);
    const labelled = [...document.querySelectorAll<HTMLElement>('[title][aria-label]')];
    expect(labelled.filter(({ ariaLabel, title }) => `${ariaLabel}:`.startsWith(`${title}:`))).toEqual([]);
  });
});

describe('a link whose text is marked', () => {
  afterEach(cleanup);

  const Path = () => <output>{useLocation().pathname}</output>;

  it.each([
    ['is not followed by the click that ends the drag', 1, '/list'],
    ['is followed by a press of a key', 0, '/row'],
  ])('%s', (_, clicks, path) => {
    const handleClick = jest.fn();
    render(
      <MemoryRouter initialEntries={['/list']}>
        <NavigationProvider>
          <p>
            <MarkableLink to="/row" onClick={handleClick}>
              Row
            </MarkableLink>
          </p>
        </NavigationProvider>
        <Path />
      </MemoryRouter>,
    );
    const link = screen.getByRole('link');
    getSelection()!.selectAllChildren(link.parentElement!);
    fireEvent.click(link, { detail: clicks });
    expect(screen.getByRole('status').textContent).toBe(path);
    expect(handleClick).toHaveBeenCalledTimes(clicks === 0 ? 1 : 0);
  });
});

describe('interceptBack', () => {
  const traversed = () => new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));

  it('listenForBack leaves an entry whose purpose a reload has ended', async () => {
    history.replaceState({ page: 'offer' }, '');
    pushOwnEntry();
    expect(history.state).toMatchObject({ page: 'offer' });
    expect(isAtOwnEntry()).toBe(true);
    const moved = traversed();
    listenForBack();
    await moved;
    expect(history.state).toEqual({ page: 'offer' });
    expect(isAtOwnEntry()).toBe(false);
  });

  it('listenForBack stays at an entry of a page', async () => {
    history.pushState({ page: 'list' }, '');
    listenForBack();
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(history.state).toEqual({ page: 'list' });
  });
});

describe('a page that cannot be loaded', () => {
  beforeAll(() => startTexts('en', { shared }));

  afterEach(cleanup);

  /** Three pages with a menu. The code of /invoices and /profile cannot be loaded while the dealer is offline. */
  async function showPages(first: string) {
    let isOffline = true;
    const page = (text: string) =>
      lazyPage(
        () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ Page: () => <h1>{text}</h1> })),
        'Page',
        { Waiting: () => <p>loading</p> },
      );
    const [InvoicesPage, ProfilePage] = [page('Invoices'), page('Profile')];

    function Screen() {
      const here = useLocation();
      const { below, pages, placeRef, report } = useKeptPage(here);
      return (
        <KeptPageContext value={report}>
          <Link to="/invoices">To the invoices</Link>
          <Link to="/profile">To the profile</Link>
          <output>{here.pathname}</output>
          <div ref={placeRef} />
          <div data-testid="pages" inert={below !== null}>
            {pages.map(location => (
              <Routes key={location.pathname} location={location}>
                <Route path="/bets" element={<h1>My bets</h1>} />
                <Route path="/invoices" element={<InvoicesPage />} />
                <Route path="/profile" element={<ProfilePage />} />
              </Routes>
            ))}
          </div>
        </KeptPageContext>
      );
    }

    const at = new Workplace();
    await act(async () =>
      render(
        <ContainerContext value={at.container}>
          <MemoryRouter initialEntries={[first]} useTransitions={false}>
            <NavigationProvider>
              <Screen />
            </NavigationProvider>
          </MemoryRouter>
        </ContainerContext>,
      ),
    );
    const online = () => {
      isOffline = false;
      return act(async () => at.connection.cameOnline());
    };
    return { user: userEvent.setup({ delay: null }), online, address: () => screen.getByRole('status').textContent };
  }

  const headings = () => screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);
  const pages = () => screen.getByTestId('pages');
  const notice = () => screen.getByRole('alert');

  it('says so above the page before, which stays on screen and cannot be used', async () => {
    const { user, address } = await showPages('/bets');
    await user.click(screen.getByText('To the invoices'));
    expect(address()).toBe('/invoices');
    expect(notice().textContent).toContain(shared.neverLoaded);
    expect(headings()).toEqual(['My bets']);
    expect(pages().hasAttribute('inert')).toBe(true);
    expect(pages().contains(notice())).toBe(false);
    expect(notice().compareDocumentPosition(pages())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('leads back to the page before, which can then be used again', async () => {
    const { user, address } = await showPages('/bets');
    await user.click(screen.getByText('To the invoices'));
    const kept = screen.getByText('My bets');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/bets');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('My bets')).toBe(kept);
    expect(pages().hasAttribute('inert')).toBe(false);
  });

  it('keeps the last page that could be shown, also if the next one is missing too', async () => {
    const { user, address } = await showPages('/bets');
    await user.click(screen.getByText('To the invoices'));
    await user.click(screen.getByText('To the profile'));
    expect(address()).toBe('/profile');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(headings()).toEqual(['My bets']);
  });

  it('takes the place of the page before as soon as it is loaded', async () => {
    const { user, online } = await showPages('/bets');
    await user.click(screen.getByText('To the invoices'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(headings()).toEqual(['My bets']);
    await online();
    expect(headings()).toEqual(['Invoices']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pages().hasAttribute('inert')).toBe(false);
  });

  it('says so in its own place if there is no page before', async () => {
    await showPages('/invoices');
    expect(pages().contains(notice())).toBe(true);
    expect(pages().hasAttribute('inert')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});

describe('useArrived', () => {
  /** A view whose code arrives on request. */
  function aView() {
    let arrive = () => {};
    const arriving = new Promise<void>(resolve => (arrive = resolve));
    return { view: { arrival: () => arriving, hasArrived: () => false }, arrive: () => act(async () => arrive()) };
  }

  it('waits for the code of the view, and again for that of another view', async () => {
    const [first, second] = [aView(), aView()];
    const { result, rerender } = renderHook(({ view }) => useArrived(view), { initialProps: first });
    expect(result.current).toBe(false);
    await first.arrive();
    expect(result.current).toBe(true);
    rerender(second);
    expect(result.current).toBe(false);
  });

  it('waits for nothing without a view, or if its code is there already', () => {
    const { view } = aView();
    expect(renderHook(() => useArrived(null)).result.current).toBe(true);
    expect(renderHook(() => useArrived({ ...view, hasArrived: () => true })).result.current).toBe(true);
  });
});

describe('offeredActions', () => {
  it('are what the parts of the screen offer now, and prefer the part that was shown last', () => {
    const [below, above] = [jest.fn(), jest.fn()];
    const part = renderHook(
      ({ isListening }) => useScreenActions(() => ({ refresh: below, ...(isListening && { filters: below }) })),
      { initialProps: { isListening: false } },
    );
    const later = renderHook(() => useScreenActions(() => ({ refresh: above })));
    expect(offeredActions()).toEqual({ refresh: above });
    part.rerender({ isListening: true });
    expect(offeredActions()).toEqual({ refresh: above, filters: below });
    later.unmount();
    expect(offeredActions()).toEqual({ refresh: below, filters: below });
    part.unmount();
    expect(offeredActions()).toEqual({});
  });
});

describe('the title of the document', () => {
  function Page({ title, onShown }: { readonly title: string; readonly onShown?: () => void }) {
    useTitle(title);
    useLayoutEffect(() => void onShown?.(), [onShown]);
    return null;
  }

  it('is that of the page before anything can focus the page', () => {
    const seen: string[] = [];
    const onShown = () => void seen.push(document.title);
    render(<Page title="Sign in" />).unmount();
    render(<Page title="All offers" onShown={onShown} />).unmount();
    expect(seen).toEqual(['All offers · Paddock']);
  });

  it('is not that of the page before while the code of a page loads', () => {
    const { unmount } = render(<Page title="Sign in" />);
    unmount();
    expect(document.title).toBe('Paddock');
  });

  it('is that of the page again when what was open above it is closed', () => {
    const page = render(<Page title="All offers" />);
    const above = render(<Page title="BMW R 1300 GS" />);
    expect(document.title).toBe('BMW R 1300 GS · Paddock');
    above.unmount();
    expect(document.title).toBe('All offers · Paddock');
    page.unmount();
  });
});

describe('an icon', () => {
  const drawn = (of: IconNode): string => renderToStaticMarkup(createElement(Icon, { of, size: 16 }));

  it.each([
    ['of paths alone', Gavel],
    ['of circles as well', Bike],
  ])('%s has one path', (_, icon) => expect(drawn(icon).match(/<path/g)).toHaveLength(1));

  it('keeps shapes that are not paths', () => {
    expect(drawn(Bike).match(/<circle/g)).toHaveLength(Bike.filter(([tag]) => tag === 'circle').length);
  });

  it('is hidden from screen readers and has the requested size', () => {
    expect(drawn(SlidersHorizontal)).toMatch(/width="16" height="16" aria-hidden="true"/);
  });
});

describe('iconHtml', () => {
  const assign = iconHtml('library');

  it.each([
    [''],
    ['<svg/>'],
    ['<span aria-hidden="true">&#x2212;</span>'],
    [
      '<svg class="icon" viewBox="0 0 32 32"><use xlink:href="#shape"/><path fill="currentColor" d="M11 16v-2z"/></svg>',
    ],
  ])('accepts the icon %p', html => {
    expect(assign(html)).toBe(html);
  });

  it.each([
    ['a text of a server'],
    ['<svg onload="alert(1)"/>'],
    ['<svg style="color: red"/>'],
    ['<use xlink:href="https://elsewhere.example/#shape"/>'],
    ['<a xlink:href="#">x</a>'],
    ['<script>alert(1)</script>'],
    ['<img src="x">'],
    ['<svg/><b>'],
  ])('refuses %p', html => {
    expect(() => assign(html)).toThrow('library draws no icon');
  });
});
