/** @jest-environment jsdom */
import '../../support/jsdomPage';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import shared from '../../../../locales/en/shared.json';
import { KeptPageContext, useKeptPage } from '../../../../src/ui/navigation/useKeptPage';
import { lazyPage } from '../../../../src/ui/shared/loading/lazyPage';
import { NavigationProvider } from '../../../../src/ui/shared/navigation';
import { startTexts } from '../../../../src/ui/shared/texts/texts';
import { ContainerContext } from '../../../../src/ui/shared/useInjection';
import { Workplace } from '../../../support/Workplace';

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

describe('a page that cannot be loaded', () => {
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
