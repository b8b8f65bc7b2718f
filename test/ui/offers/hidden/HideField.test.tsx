/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { paths } from '../../../../src/ui/shared/paths';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, renderPage } from '../../support/renderPage';
import { startUp } from '../../support/startUp';
import { plainRow, withRows } from '../../support/withRows';

const rows = [
  { ...plainRow, label1: 'BMW', label2: 'R 1250' },
  { ...plainRow, label1: 'Honda', label2: 'CB 500' },
];

const names = () => screen.queryAllByRole('article').map(row => row.getAttribute('aria-label'));

/** The browse list, in which the chooser of the first row is open. */
async function choosing() {
  const page = await renderPage(paths.browse, withRows('browse', rows));
  const { user } = page;
  const row = (await screen.findAllByRole('article'))[0]!;
  await startUp(page);
  await user.click(within(row).getByRole('button', { name: /^Details: / }));
  await user.click(await within(row).findByRole('button', { name: 'Hide' }));
  return { ...page, row: within(row) };
}

describe('an offer that is hidden from the list', () => {
  it('leaves the list, and the notice undoes it', async () => {
    const { user, row } = await choosing();
    const howLong = row.getByRole<HTMLSelectElement>('combobox', { name: 'How long' });
    expect([...howLong.selectedOptions].map(({ text }) => text)).toEqual(['For good']);
    await user.click(row.getByRole('button', { name: 'Too dear' }));
    expect(names()).toEqual(['Honda CB 500']);
    screen.getByText('1 hidden');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await answersArrive();
    expect(names()).toEqual(['BMW R 1250', 'Honda CB 500']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can be undone for 10 seconds, and longer while the notice has the focus', async () => {
    const { user, row, passes } = await choosing();
    await user.click(row.getByRole('button', { name: 'Condition' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await passes(20_000);
    expect(undo.isConnected).toBe(true);
    await act(async () => {
      undo.blur();
      await new Promise(resolve => requestAnimationFrame(resolve));
    });
    await passes(10_000);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is shown with a mark on request, and can be shown again', async () => {
    const { user, row } = await choosing();
    await user.selectOptions(row.getByRole('combobox', { name: 'How long' }), 'Until the price falls');
    await user.click(row.getByRole('button', { name: 'Too dear' }));
    await user.click(screen.getByRole('button', { name: 'Show hidden (1)' }));
    const hidden = within(screen.getByRole('article', { name: 'BMW R 1250' }));
    hidden.getByText('Hidden');
    hidden.getByText('Hidden: Too dear, Until the price falls');
    await user.click(hidden.getAllByRole('button', { name: 'Show again' })[0]!);
    expect(hidden.queryByText('Hidden')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show hidden (1)' })).toBeNull();
    expect(names()).toEqual(['BMW R 1250', 'Honda CB 500']);
  });
});

it('the choice of a reason has no accessibility problem', async () => {
  const { row } = await choosing();
  expect(await axeFindings(row.getByRole('group', { name: 'Hide this offer' }))).toEqual([]);
});
