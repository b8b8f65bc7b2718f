/** @jest-environment jsdom */
import { act, type BoundFunctions, type queries } from '@testing-library/react';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { paths } from '../../../../src/ui/shared/paths';
import { descriptionOf } from '../../support/descriptionOf';
import { expandedRow, isAuctionOfOthers, isUnbidAuction, isUnbidFixedPrice } from '../../support/expandedRow';
import { Faults } from '../../support/Faults';
import { answersArrive, renderPage } from '../../support/renderPage';
import { textOf } from '../../support/textOf';

describe('a bid whose answer was lost', () => {
  it('is checked and then thanked for, and meanwhile no second bid can be sent', async () => {
    const faults = new Faults();
    const { at, user, passes } = await renderPage(paths.browse, faults.options);
    const { row } = await expandedRow(at, isUnbidAuction);
    const field = await row.findByRole<HTMLInputElement>('textbox', { name: 'Your offer' });
    await user.type(field, '150');
    await passes(SECOND);
    at.twins.line.loseNextAnswer();
    const answer = faults.hold('open');
    const place = row.getByRole('button', { name: /^Place bid/ });
    await user.click(place);
    await row.findByText('No answer arrived. We are checking whether your bid was received…');
    expect(field.readOnly).toBe(true);
    await user.click(place);
    await user.type(field, '{Enter}');
    await user.type(place, '{Enter}');
    await passes(SECOND);
    expect(at.sent('bid')).toHaveLength(1);
    answer();
    await answersArrive();
    row.getByText('Thank you. Your bid has been placed.');
    expect(at.sent('bid')).toHaveLength(1);
  });
});

describe('a purchase that fails', () => {
  it('says so beside the bid form, which the dealer has opened meanwhile', async () => {
    const faults = new Faults();
    const { at, user, passes } = await renderPage(paths.browse, faults.options);
    const { row } = await expandedRow(at, isUnbidFixedPrice);
    await user.click(await row.findByRole('button', { name: 'Buy now' }));
    await passes(SECOND);
    faults.fail('buy', { reason: 'notSent' });
    await user.click(row.getByRole('button', { name: /^Buy for / }));
    await answersArrive();
    await user.click(await row.findByRole('button', { name: 'Place a different offer' }));
    await row.findByRole('textbox', { name: 'Your offer' });
    expect(row.getAllByRole('alert').map(textOf).filter(Boolean)).toEqual([
      'The purchase did not go through. Not sent, you are offline.',
    ]);
  });
});

const status = (row: BoundFunctions<typeof queries>) =>
  textOf(row.getByText('Your bid did not go through.').closest('p'));

/** An unfolded row with a typed bid that is lower than the highest one. */
async function tooLow(faults: Faults) {
  const page = await renderPage(paths.browse, faults.options);
  const { row, offer } = await expandedRow(page.at, isAuctionOfOthers);
  await page.passes(2 * SECOND);
  await page.user.type(await row.findByRole('textbox', { name: 'Your offer' }), '60');
  await page.passes(SECOND);
  const press = async () => {
    await page.user.click(row.getByRole('button', { name: /^Place bid/ }));
    await page.passes(SECOND);
  };
  return { ...page, row, offer, press };
}

describe('a bid that the server refuses because it is too low', () => {
  it('says the minimum in the words of the app, and the words of the server on a press', async () => {
    const faults = new Faults();
    const { user, row, press } = await tooLow(faults);
    faults.fail('bid', { reason: 'refused', status: 422, message: 'must be at least 750' });
    const standing = row.getAllByRole('alert');
    await press();
    expect(standing).toContain(row.getByText('Your bid did not go through.').closest('[role=alert]'));
    expect(status(row)).toMatch(/^Your bid did not go through\. Too low\. Minimum bid: \d/);
    const field = row.getByRole('textbox', { name: 'Your offer' });
    expect([field.ariaInvalid, document.activeElement]).toEqual(['true', field]);
    expect(descriptionOf(field)).toContain('Your bid did not go through.');
    expect(row.queryByText('must be at least 750')).toBeNull();
    await user.click(row.getByRole('button', { name: 'Details of the refusal', expanded: false }));
    row.getByText('must be at least 750');
  });

  it('says that the next one is sent, also if its bar was rendered again while this one was sent', async () => {
    const faults = new Faults();
    const { user, row, press, passes } = await tooLow(faults);
    const answer = faults.hold('bid');
    await press();
    const details = row.getByRole('button', { name: /^Details/ });
    await user.click(details);
    await user.click(details);
    answer();
    await answersArrive();
    row.getByText('Your bid did not go through.');
    faults.hold('bid');
    await passes(SECOND);
    await press();
    row.getByText('Sending…');
  });

  it('says only that it did not go through until the offer is read again', async () => {
    const faults = new Faults();
    const { row, press } = await tooLow(faults);
    faults.fail('bid', { reason: 'refused', status: 422, message: 'must be at least 750' });
    const answer = faults.hold('open');
    await press();
    expect(status(row)).toBe('Your bid did not go through.');
    answer();
    await answersArrive();
    row.getByText(/^Too low\. Minimum bid: \d/);
  });
});

describe('a bid without a connection', () => {
  it('says so until the connection is back, and that it is too low', async () => {
    const faults = new Faults();
    const { at, row, press } = await tooLow(faults);
    act(() => at.connection.wentOffline());
    faults.fail('open', { reason: 'offline' });
    await press();
    row.getByText('Your bid did not go through.');
    row.getByText(/^Too low/);
    expect(at.sent('bid')).toEqual([]);
    act(() => at.connection.cameOnline());
    expect(row.queryByText('Your bid did not go through.')).toBeNull();
    row.getByText(/^Too low/);
    await answersArrive();
  });
});
