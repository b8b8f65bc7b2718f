/** @jest-environment jsdom */
import '../support/jsdomPage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import de from '../../../locales/de/commands.json';
import en from '../../../locales/en/commands.json';
import pl from '../../../locales/pl/commands.json';
import { SellingStore } from '../../../src/application/selling/SellingStore';
import { foundCommands } from '../../../src/domain/commands/Command';
import { noFilters } from '../../../src/domain/offers/list/BrowseFilters';
import { defaultQuestion } from '../../../src/domain/offers/list/BrowseQuestion';
import { type HashId, offerName } from '../../../src/domain/offers/Offer';
import { savedAs } from '../../../src/domain/search/SavedSearch';
import { clientName } from '../../../src/domain/selling/clients/Client';
import { commandPages } from '../../../src/ui/commands/commandPages';
import { listPaths, paths } from '../../../src/ui/shared/paths';
import { isComplete } from '../../infrastructure/demo/market/aMarketplace';
import { anIssuedInvoice } from '../../support/anIssuedInvoice';
import { axeFindings } from '../support/axeFindings';
import { type PageOptions, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';

describe('CommandDialog', () => {
  async function opened(path: string, options: PageOptions = {}) {
    const page = await renderPage(path, options);
    await startUp(page);
    const open = async () => {
      await page.user.keyboard('{Control>}k{/Control}');
      return screen.findByRole('combobox', { name: 'What are you looking for?' });
    };
    const type = async (query: string) => {
      const field = await open();
      await page.user.type(field, query);
      return field;
    };
    return { ...page, open, type, field: await open() };
  }

  const dialog = () => screen.getByRole('dialog', { name: 'Commands' });
  const isOpen = () => screen.queryByRole('dialog', { name: 'Commands' }) !== null;
  const names = () =>
    within(dialog())
      .queryAllByRole('option')
      .map(option => option.firstElementChild?.textContent);
  const activeName = () => within(dialog()).getByRole('option', { selected: true }).firstElementChild?.textContent;

  describe('the commands', () => {
    it('find a screen by another word for it, go there on Enter, and name its keys', async () => {
      const { user, field } = await opened(paths.browse);
      expect(document.activeElement).toBe(field);
      await user.type(field, 'bid');
      expect(activeName()).toBe('My bets');
      expect(field.getAttribute('aria-activedescendant')).toBe(
        within(dialog()).getByRole('option', { selected: true }).id,
      );
      const option = within(dialog()).getByRole('option', { selected: true });
      expect(option.querySelector('kbd')?.textContent).toBe('g b');
      // Its parts are heard apart.
      expect(option.textContent).toBe('My bets, Want to buy, g b');
      expect(await axeFindings(dialog())).toEqual([]);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(location.pathname).toBe(paths.myBets));
      expect(isOpen()).toBe(false);
    });

    it('list what the screen offers, and do it', async () => {
      const { at, user } = await opened(paths.browse);
      expect(names()).toEqual(
        expect.arrayContaining(['Open the filters', 'Refresh the list', 'Show as a table', 'Sign out']),
      );
      await user.click(within(dialog()).getByRole('option', { name: /^Show as a table/ }));
      await waitFor(() => expect(at.appearance.layoutOf('browse')).toBe('table'));
    });

    it('offer nothing of a list that is not on screen', async () => {
      await opened(paths.language);
      expect(names()).not.toContain('Open the filters');
      expect(names()).not.toContain('Refresh the list');
    });

    it('find a loaded offer by its labels, and open the offer of a typed number', async () => {
      const { at, user, field, open } = await opened(paths.browse);
      const [offer] = at.dealer.list('browse', defaultQuestion).offers.map(isComplete);
      const name = offerName(offer!);
      // One letter fits almost every offer, so it finds none.
      await user.type(field, name.toLowerCase()[0]!);
      expect(names()).not.toContain(name);
      await user.type(field, name.toLowerCase().slice(1));
      expect(names()).toContain(name);
      await user.clear(field);
      await user.type(field, 'ZZ-9999');
      expect(names()).toEqual(['Open offer ZZ-9999']);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(location.pathname).toBe(paths.offer('ZZ-9999' as HashId)));
      await open();
      await waitFor(() => expect(names()[0]).toBe('Open offer ZZ-9999'));
    });

    it('count what is found after a pause, and not after each letter', async () => {
      const { user, field, passes } = await opened(paths.browse);
      const counted = () => textOf(within(dialog()).getAllByRole('status')[0]);
      const before = counted();
      await user.type(field, 'in');
      expect([names().length > 1, counted()]).toEqual([true, before]);
      await passes(2_000);
      expect(counted()).toBe(`${names().length} entries`);
    });

    it('say that nothing is found', async () => {
      const { user, field } = await opened(paths.browse);
      await user.type(field, 'qqqq');
      expect(names()).toEqual([]);
      within(dialog()).getByText(/^Nothing found/);
      await user.keyboard('{Enter}');
      expect(isOpen()).toBe(true);
    });

    it('find a saved search, and list first what was chosen last', async () => {
      const { user, field, open } = await opened(paths.language, {
        before: async ({ twins, session }) => {
          const filters = { ...noFilters, vehicleType: 'Camper' as const };
          const value = savedAs('Campers near Munich', { ...defaultQuestion, filters, buyNowOnly: true }, 0);
          await twins.book.put(session.dealerKey, 'searches', [{ key: 's1', changedAt: 0, value }]);
        },
      });
      await user.type(field, 'munich');
      expect(names()).toEqual(['Campers near Munich']);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(location.pathname).toBe(paths.browse));
      expect(location.search).toContain('Camper');
      await open();
      await waitFor(() => expect(names()[0]).toBe('Campers near Munich'));
    });

    it('find clients and motorbikes whose lists were not opened, fetched once, and say how many were searched', async () => {
      const { at, user, field, open } = await opened(paths.language, { as: 'seller' });
      const clients = jest.spyOn(at.twins.clients, 'list');
      const { rows, totalCount } = at.container.get(SellingStore).clients;
      const client = clientName(rows[0]!);
      expect(totalCount).toBeGreaterThan(rows.length);
      await user.type(field, client);
      await waitFor(() => expect(names()).toContain(client));
      expect(dialog().textContent).toContain(`Clients: the first ${rows.length} of ${totalCount}`);
      const [motorbike] = at.container.get(SellingStore).motorbikes.rows;
      await user.clear(field);
      await user.type(field, motorbike!.vin || motorbike!.model);
      await waitFor(() => expect(dialog().textContent).toContain(motorbike!.model));
      await user.keyboard('{Escape}');
      await open();
      expect(clients).not.toHaveBeenCalled();
    });

    it('close a month of the register from any screen, and also while the register is in sight', async () => {
      const { user, field, open } = await opened(paths.language, {
        as: 'seller',
        before: ({ twins, session }) => twins.kept.issueOnly(session.dealerKey, [anIssuedInvoice('R 1')]),
      });
      const closing = () => screen.findByRole('dialog', { name: 'Close a month' });
      await user.type(field, 'close month');
      expect(activeName()).toBe('Close the month');
      await user.keyboard('{Enter}');
      await closing();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close a month' })).toBeNull());
      expect(location.pathname + location.search).toBe(paths.issuedInvoices);
      await user.type(await open(), 'close month');
      await user.keyboard('{Enter}');
      await closing();
    });

    it('list no screen of selling while selling is locked', async () => {
      const { user, field } = await opened(paths.language);
      await user.type(field, 'clients');
      expect(names()).not.toContain('Clients');
    });

    it('do what was typed if Enter comes before the list shows it', async () => {
      const { field } = await opened(paths.browse);
      act(() => {
        // Commits the text, and leaves the list with what it showed before.
        flushSync(() => fireEvent.change(field, { target: { value: 'bidding' } }));
        fireEvent.keyDown(field, { key: 'Enter' });
      });
      await waitFor(() => expect(location.pathname).toBe(paths.myBets));
      expect(isOpen()).toBe(false);
    });

    it('walk through the entries in a circle', async () => {
      const { user } = await opened(paths.language);
      const all = names();
      expect(activeName()).toBe(all[0]);
      await user.keyboard('{ArrowUp}');
      expect(activeName()).toBe(all.at(-1));
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(activeName()).toBe(all[1]);
    });

    it('never send anything, whichever entry is chosen', async () => {
      const { at, user } = await opened(paths.browse);
      // The roles of each of the pages that the entries open take long to compute.
      const inDialog = (selector: string) => [...document.querySelectorAll<HTMLElement>(`dialog[open] ${selector}`)];
      const entries = () => inDialog('[role="option"]');
      const count = entries().length;
      expect(count).toBe(names().length);
      for (let place = 0; place < count; place += 1) {
        if (entries().length === 0) await user.keyboard('{Control>}k{/Control}');
        const entry = entries()[place];
        if (entry) await user.click(entry);
        await act(() => new Promise(resolve => requestAnimationFrame(() => resolve(undefined))));
        const closing = inDialog('button').filter(button =>
          /^(Close|Cancel|Stay here)$/.test(button.ariaLabel ?? button.textContent),
        );
        for (const close of closing) await user.click(close);
      }
      const money = (['bid', 'buy', 'pickup', 'transport'] as const).flatMap(kind => at.sent(kind));
      expect(money).toEqual([]);
    });
  });

  describe('the keys of the screens', () => {
    it('go to a screen after g, but not in a field, and not once they are switched off', async () => {
      const page = await renderPage(paths.language);
      await startUp(page);
      const { user } = page;
      await user.keyboard('gd');
      await waitFor(() => expect(location.pathname).toBe(paths.inRealization));
      await user.keyboard('g');
      await page.passes(2_000);
      await user.keyboard('b');
      expect(location.pathname).toBe(paths.inRealization);

      await user.click(screen.getByRole('button', { name: 'Settings' }));
      await user.click(screen.getByRole('link', { name: 'Language' }));
      await user.click(await screen.findByRole('switch', { name: 'Single letters and signs as shortcuts' }));
      (document.activeElement as HTMLElement).blur();
      await user.keyboard('gb');
      expect(location.pathname).toBe(paths.language);
      await user.keyboard('?');
      expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
      expect(page.at.twins.preferences.read('letterKeys')).toBe('off');
    });
  });
});

describe('commandPages', () => {
  it('the commands lead to every list of offers', () => {
    expect(commandPages.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.values(listPaths)));
  });

  it.each([
    ['frage', de, 'messages'],
    ['fragen', de, 'messages'],
    ['monat', de, 'closeMonth'],
    ['abschließen', de, 'closeMonth'],
    ['monat abschließen', de, 'closeMonth'],
    ['zapytaj', pl, 'messages'],
    ['miesiąc', pl, 'closeMonth'],
    ['zamknij', pl, 'closeMonth'],
    ['ask', en, 'messages'],
    ['close month', en, 'closeMonth'],
    ['tour', de, 'pickup'],
    ['trasa', pl, 'pickup'],
    ['tour', en, 'pickup'],
  ] as const)('%j finds a page by its synonyms', (query, { synonyms }, page) => {
    const commands = commandPages.map(({ id }) => ({ id, group: 'pages' as const, name: '', synonyms: synonyms[id] }));
    expect(foundCommands(commands, query)[0]?.id).toBe(page);
  });
});
