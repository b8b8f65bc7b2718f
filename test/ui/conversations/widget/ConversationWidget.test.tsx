/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
import { defaultQuestion } from '../../../../src/domain/offers/list/BrowseQuestion';
import type { Failure } from '../../../../src/domain/shared/Failure';
import { failed } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { buyerEmail } from '../../../infrastructure/demo/market/aMarketplace';
import { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';

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
