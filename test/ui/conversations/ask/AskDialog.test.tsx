/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { failed } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, renderPage } from '../../support/renderPage';
import { textOf } from '../../support/textOf';

async function tickedOffers() {
  const page = await renderPage(paths.shortlist);
  const open = await screen.findByRole('button', { name: /^Ask about \d+$/ });
  const ids = page.at.list('liked').ids;
  expect(open.textContent).toContain(`Ask about ${ids.length}`);
  await page.user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: /^Ask about/ }));
  return { ...page, ids, dialog };
}

const saidIn = (page: Awaited<ReturnType<typeof tickedOffers>>, hashId: HashId) => {
  const conversation = page.at.dealer.conversation(hashId);
  return conversation.ok ? conversation.value.messages.map(({ body }) => body) : [];
};

describe('a question about several vehicles', () => {
  it('is one text with wordings, sent by the button that names the number, with a result for each', async () => {
    const page = await tickedOffers();
    const { user, dialog, ids } = page;
    dialog.getByText(/Paddock Support/);
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    const send = dialog.getByRole('button', { name: new RegExp(`^Send ${ids.length} message`) });
    expect(send.ariaDisabled).toBe('true');
    await user.type(field, 'Good morning');
    await user.click(dialog.getByRole('button', { name: 'Keys and papers' }));
    expect(field.value).toMatch(/^Good morning\nHow many keys/);
    expect(await axeFindings()).toEqual([]);
    await user.type(field, '{Enter}');
    expect(ids.flatMap(hashId => saidIn(page, hashId)).filter(body => body.startsWith('Good morning'))).toEqual([]);
    await user.click(send);
    for (let turn = 0; turn < 2 * ids.length; turn += 1) await answersArrive();
    expect(dialog.getAllByRole('listitem').map(({ dataset }) => dataset.state)).toEqual(ids.map(() => 'sent'));
    for (const hashId of ids) expect(saidIn(page, hashId).at(-1)).toMatch(/^Good morning\nHow many keys/);
    expect(screen.queryByRole('button', { name: /^Send \d/ })).toBeNull();
  });

  it('says of each vehicle whether its message was sent, and why not', async () => {
    const { at, user, dialog, ids } = await tickedOffers();
    const send = jest.spyOn(at.twins.conversations, 'send');
    send.mockResolvedValueOnce(failed({ reason: 'refused', status: 422, message: 'Too long.' }));
    send.mockResolvedValueOnce(failed({ reason: 'notSent' }));
    await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'How many keys?');
    await user.click(dialog.getByRole('button', { name: /^Send \d/ }));
    for (let turn = 0; turn < 2 * ids.length; turn += 1) await answersArrive();
    expect(dialog.getAllByRole('status').map(textOf)).toEqual([
      'Not sent · The marketplace declined: Too long.',
      'Not sent · Not sent, you are offline.',
      ...ids.slice(2).map(() => 'Sent'),
    ]);
    expect(document.activeElement).toBe(dialog.getByRole('list', { name: 'Results' }));
  });

  it('keeps the wording of the dealer for the next time', async () => {
    const { user, dialog } = await tickedOffers();
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });
    await user.type(field, 'Is there a tow bar?');
    await user.click(dialog.getByRole('button', { name: 'Keep as my wording' }));
    await dialog.findByText('Kept as your wording.');
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'My wording' }));
    expect(field.value).toBe('Is there a tow bar?');
  });
});
