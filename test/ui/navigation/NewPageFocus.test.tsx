/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { NewPageFocus } from '../../../src/ui/navigation/NewPageFocus';
import { Link } from '../../../src/ui/shared/navigation';
import { paths } from '../../../src/ui/shared/paths';
import { buyerEmail } from '../../infrastructure/demo/market/aMarketplace';
import { Workplace } from '../../support/Workplace';
import { Faults } from '../support/Faults';
import { renderPage } from '../support/renderPage';
import { renderView } from '../support/renderView';
import { signedOut } from '../support/signedOut';
import { startUp } from '../support/startUp';

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
