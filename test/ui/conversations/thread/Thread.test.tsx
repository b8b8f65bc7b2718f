/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { failed, success } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { Workplace } from '../../../support/Workplace';
import { renderPage } from '../../support/renderPage';

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
  act(() => at.chat.reconnected());
  await passes(0);
  const notice = await screen.findByRole('button', { name: /^Not up to date/ });
  expect(shown()).toBe(before);
  await user.click(notice);
  await passes(0);
  expect(screen.queryByRole('button', { name: /^Not up to date/ })).toBeNull();
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
