/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { Offers } from '../../../../src/application/ports/Offers';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { euros } from '../../../../src/domain/shared/Money';
import { success } from '../../../../src/domain/shared/Result';
import { paths } from '../../../../src/ui/shared/paths';
import { aDeal } from '../../../domain/deals/aDeal';
import { axeFindings } from '../../support/axeFindings';
import { goBack } from '../../support/goBack';
import { answersArrive, renderPage } from '../../support/renderPage';
import { plainRow, withRows } from '../../support/withRows';

const address = () => location.pathname + location.search;

async function withFilters(path: string) {
  const page = await renderPage(path, { offers: 200 });
  await screen.findAllByRole('article');
  // The hidden browse list has a button of this name, too.
  await page.user.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
  return { ...page, form: within(screen.getByRole('form', { name: 'Filters' })) };
}

describe('the filters of the sold offers', () => {
  it.each([paths.soldOnPlatform, paths.archived])(
    'at %s are in the address, and the list asks with them',
    async path => {
      const { at, user, form } = await withFilters(path);
      at.calls.length = 0;
      await user.selectOptions(form.getByRole('combobox', { name: 'Vehicle type' }), 'Motorbike');
      expect(address()).toBe(`${path}?type=Motorbike`);
      await user.selectOptions(form.getByRole('combobox', { name: 'Year from' }), '2019');
      await answersArrive();
      expect(address()).toBe(`${path}?type=Motorbike&yearFrom=2019`);
      const tab = path === paths.archived ? 'archived' : 'sold';
      expect(at.list(tab).question.filters).toMatchObject({ vehicleType: 'Motorbike', productionYearFrom: 2019 });
      for (const hashId of at.list(tab).ids) expect(at.offer(hashId).vehicleType).toBe('Motorbike');
      expect(await axeFindings(screen.getByRole('form', { name: 'Filters' }))).toEqual([]);
      await goBack();
      expect(address()).toBe(`${path}?type=Motorbike`);
      await user.click(screen.getByRole('button', { name: 'Clear filters' }));
      expect(address()).toBe(path);
    },
  );

  it('apply what is typed after two seconds, or at once with Enter', async () => {
    const { user, passes, form } = await withFilters(paths.soldOnPlatform);
    const number = form.getByRole<HTMLInputElement>('textbox', { name: 'Offer number' });
    await user.type(number, 'mb');
    await passes(2 * SECOND - 1);
    expect(address()).toBe(paths.soldOnPlatform);
    await passes(1);
    expect(address()).toBe(`${paths.soldOnPlatform}?number=mb`);
    await user.type(number, '-1{Enter}');
    expect(address()).toBe(`${paths.soldOnPlatform}?number=mb-1`);
    expect(number.value).toBe('mb-1');
  });

  it('say that nothing fits, and not that nothing was ever sold', async () => {
    await renderPage(`${paths.archived}?number=nothing`, { offers: 200 });
    await screen.findByRole('heading', { name: 'No matching offers' });
  });
});

describe('the archive', () => {
  const deal = (price: number) => aDeal({ clientPrice: euros(price), commission: euros(100), vehiclePickedUp: true });
  const archivedAt = Date.UTC(2026, 10, 20, 9);
  const row = { ...plainRow, archivedAt, inArchive: true };

  it('adds up the purchases with their commissions, and says how many have no amount', async () => {
    await renderPage(
      paths.archived,
      withRows('archived', [
        { ...row, deal: deal(1000) },
        { ...row, deal: deal(2500) },
        { ...row, deal: aDeal({ clientPrice: null }) },
      ]),
    );
    const sum = (await screen.findByText('3 700 €')).parentElement!;
    expect(sum.textContent?.replace(/\s/g, ' ')).toBe('Total with commission 3 700 €1 without an amount');
  });

  it('says in its table when a deal ended, and not that it was sold then', async () => {
    await renderPage(paths.archived, {
      ...withRows('archived', [{ ...row, deal: deal(1000) }]),
      before: at => runInAction(() => void (at.appearance.isWindowWide = true)),
    });
    const table = within(await screen.findByRole('table'));
    await table.findByRole('columnheader', { name: 'Archived' });
    expect(table.queryByRole('columnheader', { name: 'Sold' })).toBeNull();
  });

  it('says that the sum is that of the loaded purchases if there are more', async () => {
    await renderPage(paths.archived, { offers: 600 });
    await screen.findByText('20 of 27 purchases loaded');
  });

  it('says that there are at least the loaded purchases if the server counts fewer', async () => {
    const counted = (offers: Offers): Offers => ({
      list: async (...asked) => {
        const answer = await offers.list(...asked);
        return answer.ok ? success({ ...answer.value, totalCount: 5 }) : answer;
      },
      open: (...asked) => offers.open(...asked),
      homeScreen: signal => offers.homeScreen(signal),
    });
    await renderPage(paths.archived, { offers: 600, through: ports => ({ ...ports, offers: counted(ports.offers) }) });
    await screen.findByText('20 of at least 20 purchases loaded');
  });

  it('shows on each row when it was archived, and the total', async () => {
    await renderPage(
      paths.archived,
      withRows('archived', [
        { ...row, deal: deal(1000) },
        { ...row, archivedAt: null },
      ]),
    );
    const [known, unknown] = await screen.findAllByRole('article');
    const valueOf = (tile: HTMLElement, name: string) =>
      within(tile).getByText(name).closest('dt')!.nextElementSibling?.textContent?.replace(/\s/g, ' ');
    expect(valueOf(known!, 'Archived on')).toBe('20 Nov 2026');
    expect(valueOf(known!, 'Total with commission')).toBe('1 100 €');
    expect([valueOf(unknown!, 'Archived on'), valueOf(unknown!, 'Total with commission')]).toEqual(['–', '–']);
  });
});

it('the sold offers say when they were sold', async () => {
  await renderPage(paths.soldOnPlatform, { offers: 200 });
  await screen.findAllByRole('article');
  const dates = screen.getAllByText('Sold on').map(name => name.closest('dt')!.nextElementSibling?.textContent);
  expect(dates.filter(date => /^\d+ \w+ 2026$/.test(date ?? '')).length).toBeGreaterThan(3);
});
