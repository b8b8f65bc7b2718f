/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { success } from '../../../../src/domain/shared/Result';
import { axeFindings } from '../../support/axeFindings';
import { goBack } from '../../support/goBack';
import { reloaded } from '../../support/reloaded';
import { answersArrive, renderPage } from '../../support/renderPage';

const MY_BETS = '/purchasing/my-bets';

const group = () => screen.findByRole('group', { name: 'Your bids by standing' });
const summary = async () => within(await group());
const rows = () => [...document.querySelectorAll('[aria-label="My bets"] article')];

describe('the standings of My bets', () => {
  it('filter the list by a press, and the address keeps the filter', async () => {
    const page = await renderPage(MY_BETS);
    const outbid = async () => (await summary()).getByRole('button', { name: /^Outbid/ });
    await page.user.click(await outbid());
    const count = Number((await outbid()).textContent.replace(/\D/g, ''));
    expect([rows().length, count > 0]).toEqual([count, true]);
    expect(rows().filter(row => !row.textContent.includes('Outbid'))).toEqual([]);
    expect(await axeFindings(await group(), rows()[0]!)).toEqual([]);
    await page.user.click(await outbid());
    expect(rows().length).toBeGreaterThan(count);
    await goBack();
    expect([(await outbid()).ariaPressed, rows().length]).toEqual(['true', count]);
    await reloaded(page);
    expect([(await outbid()).ariaPressed, rows().length]).toEqual(['true', count]);
  });

  it('say that they count only the loaded bids until all are loaded', async () => {
    let lists = 2;
    const { user } = await renderPage(MY_BETS, {
      through: ports => ({
        ...ports,
        offers: {
          open: (...question) => ports.offers.open(...question),
          homeScreen: signal => ports.offers.homeScreen(signal),
          list: async (...question) => {
            const told = await ports.offers.list(...question);
            return told.ok
              ? success({ ...told.value, totalCount: told.value.offers.length * lists, totalPages: 1 })
              : told;
          },
        },
      }),
    });
    expect((await summary()).getByText('of those loaded')).toBeTruthy();
    lists = 1;
    await user.click(screen.getAllByRole('button', { name: 'Refresh' }).at(-1)!);
    await answersArrive();
    expect((await summary()).queryByText('of those loaded')).toBeNull();
  });
});
