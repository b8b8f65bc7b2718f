/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { euros } from '../../../../src/domain/shared/Money';
import { failed, success } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { Workplace } from '../../../support/Workplace';
import { renderPage } from '../../support/renderPage';
import { textOf } from '../../support/textOf';

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
