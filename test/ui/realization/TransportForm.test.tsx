/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { withTransport } from '../../application/realization/aDeal';
import { aHeldOffer } from '../../support/Workplace';
import { answersArrive, renderPage } from '../support/renderPage';

const DEAD_TIME = 600;

describe('a transport', () => {
  it('is ordered by a second press, which names from where, to where and the note', async () => {
    const { at, user, passes } = await renderPage('/purchasing/realization', { offers: 200 });
    await screen.findAllByRole('article');
    const deal = aHeldOffer(
      at,
      ({ realization }) => realization !== null && withTransport(realization),
      'inRealization',
    );
    act(() => at.bars.happened(deal, 'expanded'));
    const row = within(document.querySelector<HTMLElement>(`article[data-offer="${deal.hashId}"]`)!);
    await user.click(await row.findByRole('button', { name: 'Order transport' }));
    const form = within(row.getByRole('form', { name: 'Order transport' }));
    const { street, place } = deal.realization!;
    expect(form.getByText('From').nextElementSibling?.textContent).toContain(street);
    expect(form.getByText('From').nextElementSibling?.textContent).toContain(place);
    expect(form.getByText('To').nextElementSibling?.textContent).toContain('Hamburg');
    await user.type(form.getByRole('textbox'), 'Gate 3');
    const order = form.getByRole('button', { name: 'Yes, order transport' });
    await user.click(order);
    await answersArrive();
    expect(at.sent('transport')).toEqual([]);
    await passes(DEAD_TIME);
    await user.click(order);
    await answersArrive();
    expect(at.sent('transport')).toEqual([`transport ${deal.id} Gate 3`]);
  });
});
