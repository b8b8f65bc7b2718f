/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { success } from '../../../../src/domain/shared/Result';
import { axeFindings } from '../../support/axeFindings';
import { goBack } from '../../support/goBack';
import { reloaded } from '../../support/reloaded';
import { answersArrive, renderPage } from '../../support/renderPage';

const MY_BETS = '/purchasing/my-bets';

const group = () => screen.findByRole('toolbar', { name: 'Your bids by standing' });
const summary = async () => within(await group());
const rows = () => [...document.querySelectorAll('[aria-label="My bets"] article')];

describe('the standings of My bets', () => {
  it('are one stop of the Tab key, and the arrows move among them', async () => {
    const { user } = await renderPage(MY_BETS);
    const [first, second] = (await summary()).getAllByRole('button');
    act(() => first!.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    await user.click(second!);
    act(() => first!.focus());
    await user.tab();
    expect(document.activeElement).toBe(second);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Raise several' }));
  });

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

  it.each([MY_BETS, `${MY_BETS}?view=pages`])(
    'say no number at %s until all own bids are read, however many pages they have',
    async address => {
      let rest = () => {};
      const isRestDue = new Promise<void>(resolve => (rest = resolve));
      await renderPage(address, {
        through: ports => ({
          ...ports,
          offers: {
            open: (...question) => ports.offers.open(...question),
            homeScreen: signal => ports.offers.homeScreen(signal),
            list: async (tab, question, signal) => {
              const told = await ports.offers.list(tab, { ...question, page: 1 }, signal);
              if (tab !== 'ownBids' || !told.ok) return told;
              const all = told.value.offers;
              if (question.page > 1) await isRestDue;
              const offers = all.slice(question.page * 2 - 2, question.page * 2);
              const totalPages = Math.ceil(all.length / 2);
              return success({ ...told.value, offers, received: offers.length, totalCount: all.length, totalPages });
            },
          },
        }),
      });
      const leading = async () => (await summary()).getByRole('button', { name: /^Leading/ }).textContent;
      expect(await leading()).toBe(' Leading ');
      rest();
      await answersArrive();
      expect(await leading()).toMatch(/^ Leading \d+$/);
    },
  );

  it('ask a server whose numbers contradict its pages only some times', async () => {
    const { at } = await renderPage(MY_BETS, {
      through: ports => ({
        ...ports,
        offers: {
          open: (...question) => ports.offers.open(...question),
          homeScreen: signal => ports.offers.homeScreen(signal),
          list: async (...question) => {
            const told = await ports.offers.list(...question);
            return told.ok ? success({ ...told.value, totalCount: told.value.offers.length * 2, totalPages: 1 }) : told;
          },
        },
      }),
    });
    await answersArrive();
    expect(at.calls.filter(call => call.startsWith('list ownBids')).length).toBeLessThan(40);
  });
});
