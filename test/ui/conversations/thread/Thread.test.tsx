/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { failed } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { Workplace } from '../../../support/Workplace';
import { renderPage } from '../../support/renderPage';

const [conversation] = new Workplace().dealer.conversations(1).rows;
const { offerHashId } = conversation!;

it('a conversation stays on screen if it cannot be fetched again, says so, and is fetched again on a press', async () => {
  const { at, user, passes } = await renderPage(paths.conversation(offerHashId));
  await screen.findByRole('log', { name: 'Messages' });
  await passes(0);
  const held = at.conversations.hold(offerHashId);
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
