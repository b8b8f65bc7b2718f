/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { Menu } from '../../../../src/application/navigation/Menu';
import { PHONE_BELOW } from '../../../../src/domain/navigation/WindowWidths';
import { bidStanding } from '../../../../src/domain/offers/BidStanding';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import { type HashId, offerName } from '../../../../src/domain/offers/Offer';
import { euros } from '../../../../src/domain/shared/Money';
import { paths } from '../../../../src/ui/shared/paths';
import { buyerEmail, isComplete } from '../../../infrastructure/demo/market/aMarketplace';
import type { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { type PageOptions, renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';
import { textOf } from '../../support/textOf';

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
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([offer!, other!].map(offerName));
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
    expect([location.pathname.startsWith('/purchasing/conversations/'), more().ariaExpanded]).toEqual([true, 'false']);
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
