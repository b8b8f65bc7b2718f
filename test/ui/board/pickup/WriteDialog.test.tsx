/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { PickupTour } from '../../../../src/application/board/PickupTour';
import { SECOND } from '../../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { paths } from '../../../../src/ui/shared/paths';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, renderPage } from '../../support/renderPage';

async function openMessage() {
  const page = await renderPage(paths.dealBoard, { offers: 600 });
  const { user } = page;
  const [box] = await screen.findAllByRole('button', { name: /^For pickup/ });
  await user.click(box!);
  await user.click(screen.getByRole('link', { name: 'Plan pickup' }));
  await user.click(await screen.findByRole('button', { name: /^Write to the seller/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to the seller' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'English');
  const message = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await dialog.findByRole('textbox', { name: 'Message' });
  const [hashId] = page.at.list('inRealization').ids.filter(id => message().value.includes(id));
  return { ...page, dialog, message, offer: page.at.offer(hashId!) };
}

describe('the message to a seller', () => {
  it('is filled with the vehicle, the number and the seller, and is sent by another app only', async () => {
    const { dialog, message, offer, at } = await openMessage();
    const { sellerFirstName, sellerLastName, sellerEmail } = offer.deal!;
    expect(message().value).toContain(`Hello ${sellerFirstName} ${sellerLastName},`);
    expect(message().value).toContain(`${offer.label1} ${offer.label2}`.trim());
    expect(message().value).not.toMatch(/suggest|\{\{/i);
    const mail = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Email' });
    expect(mail.href).toContain(`mailto:${sellerEmail}?subject=`);
    expect(decodeURIComponent(mail.href)).toContain('Kind regards');
    expect(dialog.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).rel).toBe('noopener noreferrer');
    // The tour reads its offers, so that they can be checked at the yard without a network.
    expect(at.calls.filter(call => !/^(list|open) /.test(call))).toEqual([]);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  it('follows the chosen occasion and language', async () => {
    const { dialog, message, user } = await openMessage();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'Send the pickup date');
    expect(message().value).toContain('we confirm the handover');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'German');
    await answersArrive();
    expect(message().value).toContain('wir bestätigen die Übergabe');
    expect(message().lang).toBe('de');
  });

  it('asks before another language or occasion replaces what the dealer has changed', async () => {
    const { dialog, message, user } = await openMessage();
    await user.type(message(), '!');
    const changed = message().value;
    const language = () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    const answer = async (name: string) =>
      user.click(
        within(await screen.findByRole('dialog', { name: 'Replace your text?' })).getByRole('button', { name }),
      );

    await user.selectOptions(language(), 'German');
    await answer('Keep my text');
    expect([message().value, message().lang, language().value]).toEqual([changed, 'en', 'en']);

    await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'Send the pickup date');
    expect(message().value).toBe(changed);
    await answer('Fill from the template again');
    expect(message().value).toContain('we confirm the handover');

    await user.selectOptions(language(), 'German');
    await answersArrive();
    expect(message().value).toContain('wir bestätigen die Übergabe');
  });

  it('names the planned time in the language of the message', async () => {
    const { at, dialog, user } = await openMessage();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const date = '2026-11-27' as LocalDate;
    act(() => at.container.get(PickupTour).change(plan => ({ ...plan, date })));
    await user.type(screen.getByLabelText(/^Time/), '10:00');
    await user.click(screen.getByRole('button', { name: /^Write to the seller/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Message to the seller' }));
    await user.selectOptions(again.getByRole('combobox', { name: 'Language' }), 'German');
    await answersArrive();
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toContain(
      '\nTerminvorschlag: 27.11.2026, 10:00 Uhr\n',
    );
  });

  it('names the planned day if the stop has no time', async () => {
    const { at, dialog, message } = await openMessage();
    expect(message().value).not.toContain('We suggest');
    const date = '2026-11-27' as LocalDate;
    act(() => at.container.get(PickupTour).change(plan => ({ ...plan, date })));
    expect(message().value).toMatch(/\nWe suggest (27 Nov 2026|Nov 27, 2026)\.\n/);
    expect(dialog.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain('2026');
  });

  it('keeps what the dealer has changed, until it is filled again', async () => {
    const { dialog, message, user, offer } = await openMessage();
    await user.type(message(), '!');
    const changed = message().value;
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: /^Write to the seller/ }));
    const again = within(await screen.findByRole('dialog'));
    expect((await again.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value).toBe(changed);
    await user.click(again.getByRole('button', { name: 'Fill from the template again' }));
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).not.toBe(changed);
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toContain(offer.hashId);
  });

  it('keeps the own template in the book, and fills the message from it', async () => {
    const { dialog, message, user, at, offer, passes } = await openMessage();
    await user.click(dialog.getByRole('button', { name: 'Edit template' }));
    const template = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit template' });
    fireEvent.change(template, { target: { value: 'About {{number}}' } });
    await passes(SECOND);
    expect(message().value).toBe(`About ${offer.hashId}`);
    const stored = await at.twins.book.read(at.session.dealerKey, 'wordings', 'handover en');
    expect(stored.ok && stored.value?.value).toBe('About {{number}}');
    fireEvent.change(template, { target: { value: '' } });
    expect([template.value, message().value]).toEqual(['', '']);
    await user.click(dialog.getByRole('button', { name: 'Take back my changes to the template' }));
    await answersArrive();
    expect(template.value).toContain('Hello {{seller}},');
    expect(await at.twins.book.read(at.session.dealerKey, 'wordings', 'handover en')).toEqual({ ok: true });
  });

  it('shows the end that does not fit into a link', async () => {
    const { dialog, message } = await openMessage();
    await act(async () => fireEvent.change(message(), { target: { value: `${'long '.repeat(400)}the very end` } }));
    const notes = dialog.getAllByText(/^Too long for the link/);
    expect(notes).toHaveLength(3);
    expect(dialog.getAllByText(/the very end$/).filter(({ tagName }) => tagName === 'BLOCKQUOTE')).toHaveLength(3);
  });
});
