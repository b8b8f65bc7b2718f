/** @jest-environment jsdom */
import { SECOND } from '../../../../src/domain/shared/Instant';
import { paths } from '../../../../src/ui/shared/paths';
import { expandedRow, isUnbidAuction } from '../../support/expandedRow';
import { Faults } from '../../support/Faults';
import { answersArrive, renderPage } from '../../support/renderPage';

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
