/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { paths } from '../../../../src/ui/shared/paths';
import { Faults } from '../../support/Faults';
import { answersArrive, renderPage } from '../../support/renderPage';
import { textOf } from '../../support/textOf';

const numbers = () => screen.getAllByRole('article').map(({ dataset }) => dataset.offer);

describe('a list of offers that cannot be loaded', () => {
  it('says why, and is loaded again with "Try again"', async () => {
    const faults = new Faults();
    faults.fail('list browse');
    const { at, user } = await renderPage(paths.browse, faults.options);
    const notice = await screen.findByRole('alert');
    within(notice).getByText('The offers could not be loaded.');
    within(notice).getByText('The marketplace has a problem (error 500).');
    const before = at.sent('list').length;
    faults.over();
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('article');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(at.sent('list')).toHaveLength(before + 1);
  });

  it('keeps its rows if it was loaded before', async () => {
    const faults = new Faults();
    const { user } = await renderPage(paths.browse, { ...faults.options, offers: 12 });
    await screen.findAllByRole('article');
    const before = numbers();
    faults.fail('list browse');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await answersArrive();
    within(screen.getByRole('alert')).getByText('The marketplace has a problem (error 500).');
    expect(numbers()).toEqual(before);
  });
});

describe('a further page that cannot be loaded', () => {
  it('is said below the rows, which stay, and is loaded with "Try again"', async () => {
    const faults = new Faults();
    const { at, user } = await renderPage(paths.browse, faults.options);
    await screen.findAllByRole('article');
    const before = at.list('browse').ids;
    faults.fail('list browse 2');
    await act(() => at.loadOffers.more('browse'));
    const notice = await screen.findByRole('alert');
    expect([textOf(notice), at.list('browse').ids]).toEqual([
      'More offers could not be loaded.The marketplace has a problem (error 500).Try again',
      before,
    ]);
    faults.over();
    at.calls.length = 0;
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await answersArrive();
    expect(at.sent('list')).toEqual(['list browse 2']);
    expect(at.list('browse').ids.slice(0, before.length)).toEqual(before);
  });
});

describe('the end of a list', () => {
  it.each([paths.browse, paths.myBets])('of %s is named without a word for its rows', async path => {
    await renderPage(path, { offers: 12 });
    const end = await screen.findByText('End of the list');
    // A screen reader would say it as soon as the list is there.
    expect(end.closest('[role="status"], [aria-live]')).toBeNull();
  });
});
