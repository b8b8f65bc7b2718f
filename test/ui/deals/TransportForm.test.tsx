/** @jest-environment jsdom */
import { act, within } from '@testing-library/react';
import { Calculations } from '../../../src/application/valuation/Calculations';
import { euros } from '../../../src/domain/shared/Money';
import { withTransport } from '../../application/bidding/deal/aDeal';
import { axeFindings } from '../support/axeFindings';
import { DEAD_TIME } from '../support/DEAD_TIME';
import { expandedRow } from '../support/expandedRow';
import { answersArrive, renderPage } from '../support/renderPage';

/** The expanded row of a deal whose transport can be ordered. */
async function atADeal() {
  const page = await renderPage('/purchasing/realization', { offers: 200 });
  const { offer: deal, row } = await expandedRow(
    page.at,
    ({ deal }) => deal !== null && withTransport(deal),
    'inRealization',
  );
  const open = async () => page.user.click(await row.findByRole('button', { name: 'Order transport' }));
  return { ...page, deal, row, open };
}

describe('a transport', () => {
  it('is ordered by a second press, which names from where, to where and the note', async () => {
    const { at, user, passes, deal, row, open } = await atADeal();
    await open();
    const form = within(row.getByRole('form', { name: 'Order transport' }));
    const { street, place } = deal.deal!;
    expect(form.getByText('From').nextElementSibling?.textContent).toContain(street);
    expect(form.getByText('From').nextElementSibling?.textContent).toContain(place);
    expect(form.getByText('To').nextElementSibling?.textContent).toContain('Hamburg');
    const question = within(form.getByRole('group', { name: 'Order this transport?' }));
    question.getByText('No note');
    await user.type(form.getByRole('textbox'), 'Gate 3');
    question.getByText('Gate 3');
    question.getByText(street);
    const order = form.getByRole('button', { name: 'Yes, order transport' });
    await user.click(order);
    await answersArrive();
    expect(at.sent('transport')).toEqual([]);
    await passes(DEAD_TIME);
    await user.click(order);
    await answersArrive();
    expect(at.sent('transport')).toEqual([`transport ${deal.id} Gate 3`]);
  });

  it('says that its price is not stated, and what the dealer assumes for the way', async () => {
    const { at, deal, row, open } = await atADeal();
    await open();
    const question = within(row.getByRole('group', { name: 'Order this transport?' }));
    const valueOf = (name: string) => question.getByText(name).nextElementSibling!.textContent;
    expect(valueOf('Price')).toBe('The marketplace does not state it in advance.');
    expect(question.queryByText('By your own calculation')).toBeNull();
    const edit = at.container.get(Calculations);
    await act(() => edit.edit(deal.hashId, { km: 650, transportPerKm: euros(1.2) }));
    expect(valueOf('By your own calculation')).toMatch(/^650\skm to drive, as you typed it Transport cost: 780\s€$/);
  });

  it('is ordered only by a further press, which can be cancelled, while an earlier order may still take effect', async () => {
    const { at, user, passes, deal, row, open } = await atADeal();
    const { hashId } = deal;
    await open();
    act(() => at.pressStore.outcomeUnknown({ hashId, action: 'transport', amount: euros(0), ownBidBefore: euros(0) }));
    await passes(DEAD_TIME);
    const press = async (name: string) => {
      await user.click(row.getByRole('button', { name }));
      await answersArrive();
    };
    const question = () => row.queryByRole('group', { name: /^A transport may be ordered already/ });
    await press('Yes, order transport');
    await user.click(within(question()!).getByRole('button', { name: 'Cancel' }));
    expect(question()).toBeNull();
    await press('Yes, order transport');
    await passes(DEAD_TIME);
    expect(at.sent('transport')).toEqual([]);
    await press('Yes, order again');
    expect(question()).toBeNull();
    expect(at.sent('transport')).toEqual([`transport ${deal.id} `]);
  });

  it('keeps its note when it is cancelled, is told in its row once it is ordered, and is ordered once', async () => {
    const { user, passes, row, open } = await atADeal();
    const details = row.getByRole('button', { name: /^Details: / });
    const note = () => row.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the haulier' });
    await open();
    expect(document.activeElement).toBe(note());
    await user.type(note(), 'Gate 3');
    await user.click(row.getByRole('button', { name: 'Cancel' }));
    expect(details.ariaExpanded).toBe('false');
    await user.click(details);
    await open();
    await user.keyboard('{Escape}');
    expect([details.ariaExpanded, document.activeElement]).toEqual(['false', details]);
    await user.click(details);
    await open();
    expect(note().value).toBe('Gate 3');
    expect(await axeFindings(row.getByRole('form'))).toEqual([]);
    await passes(DEAD_TIME);
    await user.click(row.getByRole('button', { name: 'Yes, order transport' }));
    await row.findByText('Thank you. The transport has been ordered.');
    await user.click(row.getByRole('button', { name: 'Close' }));
    expect(row.getAllByText('Transport ordered')).toHaveLength(1);
    await user.click(details);
    await row.findByText('Confirm the pickup once the vehicle has arrived.');
    expect(await axeFindings(details.closest('article')!)).toEqual([]);
    expect(row.queryByRole('button', { name: 'Order transport' })).toBeNull();
  });
});
