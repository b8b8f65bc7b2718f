/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { ClientId } from '../../../../src/domain/selling/clients/Client';
import type { IssuedInvoice } from '../../../../src/domain/selling/invoices/IssuedInvoice';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { failed, success } from '../../../../src/domain/shared/Result';
import { ClientSums } from '../../../../src/ui/selling/clients/ClientSums';
import { anIssuedInvoice, aSnapshotInvoice } from '../../../support/anIssuedInvoice';
import { axeFindings } from '../../support/axeFindings';
import { descriptionOf } from '../../support/descriptionOf';
import { factsOf } from '../../support/factsOf';
import { goBack } from '../../support/goBack';
import { reloaded } from '../../support/reloaded';
import { answersArrive, type PageOptions, renderPage } from '../../support/renderPage';
import { renderView } from '../../support/renderView';
import { textOf } from '../../support/textOf';

describe('the sums of the invoices of a client', () => {
  const ofDay = (number: string, date: string, more: Partial<IssuedInvoice> = {}) => ({
    ...aSnapshotInvoice(number),
    date,
    ...more,
  });

  const voided = { reason: 'Wrong name', replacement: '' };
  const payment = { date: '2026-11-25' as LocalDate, amount: null };
  const source = 'Gross, of the invoices issued in this browser. Void ones are not counted.';
  const unpaid = { Billed: '12 177.00 €', Paid: '0.00 €', 'Still to be paid': '12 177.00 €' };
  const stated = { 'Net stated': '9 900.00 €', 'VAT stated': '2 277.00 €' };

  it.each<[string, readonly IssuedInvoice[], Readonly<Record<string, string>>, readonly string[]]>([
    ['there is none yet', [], {}, ['No invoice yet']],
    [
      'one of three is paid',
      [ofDay('1', '2026-11-20', { payment }), ofDay('2', '2026-11-03'), ofDay('3', '2026-11-21')],
      {
        Billed: '36 531.00 €',
        Paid: '12 177.00 €',
        'Still to be paid': '24 354.00 €',
        Invoices: '3',
        Latest: '21 Nov 2026',
        'Oldest unpaid': '3 Nov 2026',
        'Net stated': '29 700.00 €',
        'VAT stated': '6 831.00 €',
      },
      [source],
    ],
    [
      'a later one is void',
      [ofDay('1', '2026-11-03'), ofDay('2', '2026-11-20', { voided })],
      { ...unpaid, Invoices: '1', Latest: '3 Nov 2026', 'Oldest unpaid': '3 Nov 2026', ...stated },
      [source],
    ],
    [
      'all are void',
      [ofDay('1', '2026-11-03', { voided })],
      { Billed: '0.00 €', Paid: '0.00 €', 'Still to be paid': '0.00 €', Invoices: '0' },
      [source],
    ],
    [
      'a later one may not exist',
      [ofDay('1', '2026-11-03'), ofDay('2', '2026-11-20', { isConfirmed: false })],
      { ...unpaid, Invoices: '1', Latest: '3 Nov 2026', 'Oldest unpaid': '3 Nov 2026', ...stated },
      ['1 invoice without an answer is not counted', source],
    ],
  ])('say all that is known if %s', async (_, invoices, facts, sentences) => {
    await renderView(<ClientSums invoices={invoices} />);
    const sums = screen.getByRole('complementary', { name: 'Invoices together' });
    expect([factsOf(sums), [...sums.querySelectorAll('p')].map(textOf)]).toEqual([facts, sentences]);
  });
});

describe('ClientsPage', () => {
  const LIST = '/selling/clients';
  const CREATE = `${LIST}/create`;
  const seller = { as: 'seller' } as const satisfies PageOptions;

  const rows = () =>
    within(screen.getByRole('table', { name: 'Clients' }))
      .getAllByRole('row')
      .slice(1);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  async function atTheList(options: PageOptions = {}) {
    const page = await renderPage(LIST, { ...seller, ...options });
    await screen.findByText('1-20 of 47 results');
    return page;
  }

  describe('the list of clients', () => {
    it('has 20 rows per page, and is at the page of its address after a return', async () => {
      const { at, user } = await atTheList();
      const asked = jest.spyOn(at.twins.clients, 'list');
      const bar = within(screen.getByRole('navigation', { name: 'Pages: Clients' }));
      expect(bar.getAllByRole('button')).toHaveLength(3);
      await user.click(bar.getByRole('button', { name: 'Page 3' }));
      expect((await screen.findByText('41-47 of 47 results')).role).toBe('status');
      expect([rows().length, bar.getByRole('button', { name: 'Page 3' }).ariaCurrent]).toEqual([7, 'page']);
      await user.click(within(rows()[0]!).getByRole('link'));
      await screen.findByRole('button', { name: 'Edit Customer' });
      await goBack();
      await screen.findByText('41-47 of 47 results');
      expect(asked.mock.calls.map(([{ page, perPage }]) => [page, perPage])).toEqual([
        [3, 20],
        [3, 20],
      ]);
    });

    it('does not ask again on return whether a client is deleted', async () => {
      const { user } = await renderPage('/selling/vehicles', seller);
      await user.click(screen.getByRole('link', { name: 'Clients' }));
      const [remove] = await screen.findAllByRole('button', { name: /^Delete/ });
      await user.click(remove!);
      expect(screen.getByRole('dialog', { name: 'Delete Customer' })).toBeTruthy();
      await goBack();
      expect(location.pathname).toBe('/selling/vehicles');
      await user.click(screen.getByRole('link', { name: 'Clients' }));
      expect(rows()).toHaveLength(20);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('says before a client is deleted how many of its invoices stay in the register, and nothing if there are none', async () => {
      const { user } = await atTheList({
        before: async ({ twins, session }) => {
          const page = await twins.clients.list({ page: 1, perPage: 20 });
          const client = (page.ok && page.value.rows[0]!.id) || (0 as ClientId);
          const invoices = ['R 1', 'R 2'].map(number => anIssuedInvoice(number, { clientId: client }));
          await twins.kept.issueOnly(session.dealerKey, [
            ...invoices,
            anIssuedInvoice('R 3', { clientId: 999 as ClientId }),
          ]);
        },
      });
      const [first, second] = screen.getAllByRole('button', { name: /^Delete/ });
      const dialog = () => within(screen.getByRole('dialog', { name: 'Delete Customer' }));
      await user.click(first!);
      await dialog().findByText('2 issued invoices of this client stay in the register as they were issued.');
      await user.click(dialog().getByRole('button', { name: 'Cancel' }));
      await user.click(second!);
      await answersArrive();
      expect(dialog().queryByText(/invoices? of this client/)).toBeNull();
    });

    it('says which client was deleted, and has the focus in its title then', async () => {
      const { user } = await atTheList();
      const name = textOf(within(rows()[0]!).getByRole('link'));
      await user.click(within(rows()[0]!).getByRole('button', { name: /^Delete/ }));
      const dialog = within(screen.getByRole('dialog', { name: 'Delete Customer' }));
      dialog.getByText(name);
      await user.click(dialog.getAllByRole('button').at(-1)!);
      await screen.findByText(`${name} has been deleted.`);
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Clients' }));
      screen.getByText('1-20 of 46 results');
    });

    it('says that access was refused, and keeps the session', async () => {
      const { user } = await renderPage(LIST, {
        ...seller,
        before: ({ twins }) =>
          void jest.spyOn(twins.clients, 'list').mockResolvedValueOnce(failed({ reason: 'unauthorized' })),
      });
      const notice = within(await screen.findByRole('alert'));
      expect(notice.getByText('The clients could not be loaded.')).toBeTruthy();
      expect(notice.getByText(/^Access refused\. Your purchases are not affected/)).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'Search' }));
      await screen.findByRole('region', { name: 'All offers' });
      expect(document.querySelector('article')).toBeTruthy();
    });

    it('keeps its rows if a page fails, and can be tried again', async () => {
      const { at, user } = await atTheList();
      const before = rows().map(({ textContent }) => textContent);
      const refusal = failed({ reason: 'refused', status: 403, message: 'Not today.' } as const);
      jest.spyOn(at.twins.clients, 'list').mockResolvedValueOnce(refusal);
      await user.click(button('Page 2'));
      const notice = (await screen.findByText('The clients could not be loaded.')).closest('[role=alert]');
      expect(notice?.textContent).toContain('Not today.');
      expect(rows().map(({ textContent }) => textContent)).toEqual(before);
      await user.click(button('Try again'));
      await screen.findByText('21-40 of 47 results');
    });

    it('prints the rows of each page that was loaded', async () => {
      const { user } = await atTheList();
      await user.click(button('Page 2'));
      await screen.findByText('21-40 of 47 results');
      expect(rows()).toHaveLength(20);
      act(() => void dispatchEvent(new Event('beforeprint')));
      expect(document.querySelectorAll('[data-sheet] tbody tr')).toHaveLength(40);
      act(() => void dispatchEvent(new Event('afterprint')));
    });

    it('delays no other page while it is slow', async () => {
      const { user } = await renderPage(LIST, {
        ...seller,
        before: ({ twins }) => void jest.spyOn(twins.clients, 'list').mockReturnValue(new Promise(() => {})),
      });
      await screen.findByRole('heading', { name: 'Clients' });
      await user.click(screen.getByRole('link', { name: 'Search' }));
      await answersArrive();
      expect(document.querySelector('article')).toBeTruthy();
    });
  });

  describe('a client', () => {
    const inReach = {
      'Phone number': '+49 40 5550199',
      Street: 'Elbchaussee',
      'House number': '7b',
      'Zip code': '22765',
      Place: 'Hamburg',
    };

    async function fill(user: Awaited<ReturnType<typeof renderPage>>['user'], texts: Readonly<Record<string, string>>) {
      for (const [name, text] of Object.entries(texts)) {
        await user.click(field(name));
        await user.paste(text);
      }
    }

    it('who is a private person needs neither company nor tax number, and can be edited', async () => {
      const page = await renderPage(CREATE, seller);
      const { user } = page;
      await user.click(await screen.findByRole('radio', { name: 'Private person' }));
      expect([screen.queryByLabelText('Company name'), screen.queryByLabelText('Tax number')]).toEqual([null, null]);
      await fill(user, { 'First name': 'Żaneta', 'Last name': 'Ostrowska', ...inReach });
      // What is missing is said with the button, and not after each field.
      const said = within(screen.getByRole('form')).getAllByRole('status').map(textOf);
      expect(said.filter(Boolean)).toEqual([]);
      expect(descriptionOf(button('Create Client'))).toBe('Not saved yet.');
      await user.click(button('Create Client'));
      await user.click(await screen.findByRole('link', { name: 'Żaneta Ostrowska' }));
      await screen.findByRole('heading', { name: 'Żaneta Ostrowska' });
      expect(screen.getAllByText('Żaneta Ostrowska')).toHaveLength(1);
      expect([screen.getByText('No email'), screen.getByText('No documents found')]).toHaveLength(2);
      await user.click(button('Write invoice'));
      await screen.findByRole('textbox', { name: 'Invoice number' });
      await user.click(button('Cancel'));
      await screen.findByText('No invoice yet');

      await user.click(button('Edit Customer'));
      const firstName = await screen.findByLabelText('First name');
      expect(document.activeElement).toBe(firstName);
      expect([button('Save Changes').disabled, button('Save Changes').ariaDisabled]).toEqual([false, 'true']);
      await fill(user, { Email: 'zaneta@żółw.example' });
      await user.click(button('Save Changes'));
      await screen.findByText('The changes have been saved.');
      expect(location.pathname).toMatch(/\/selling\/clients\/\d+$/);
      await reloaded(page, seller);
      await screen.findByText('zaneta@żółw.example');
      expect(screen.queryByText('The changes have been saved.')).toBeNull();
    });

    it('is left unchanged by Cancel of the form, which leads to the list', async () => {
      const { at, user } = await atTheList();
      const update = jest.spyOn(at.twins.clients, 'change');
      const [link] = within(rows()[0]!).getAllByRole('link');
      await user.click(link!);
      await user.click(await screen.findByRole('button', { name: 'Edit Customer' }));
      await screen.findByLabelText('VAT number');
      await user.click(button('Cancel'));
      await screen.findByText('1-20 of 47 results');
      expect(location.pathname).toBe(LIST);
      expect(update).not.toHaveBeenCalled();
    });

    it('whose form is half-filled is left only after a question, and is restored later', async () => {
      const { user } = await atTheList();
      await user.click(button('Add New Customer'));
      await user.type(await screen.findByLabelText('Company name'), 'Half');
      await user.click(button('Cancel'));
      const leaving = () => within(screen.getByRole('dialog', { name: 'Leave this form?' }));
      await user.click(leaving().getByRole('button', { name: 'Stay here' }));
      expect(location.pathname).toBe(CREATE);
      await user.click(button('Cancel'));
      await user.click(leaving().getByRole('button', { name: 'Leave' }));
      await screen.findByText('1-20 of 47 results');
      await user.click(button('Add New Customer'));
      expect(field('Company name').value).toBe('Half');
    });

    it('is said to be created by a region that stood before', async () => {
      const { user, at } = await renderPage(CREATE, seller);
      let answer = () => {};
      const answered = new Promise<void>(resolve => (answer = resolve));
      jest.spyOn(at.twins.clients, 'add').mockReturnValueOnce(answered.then(() => success(undefined)));
      await fill(user, { 'Company name': 'Neu GmbH', 'Tax number': '27/123/45678', ...inReach });
      await user.click(button('Create Client'));
      await screen.findByText('1-20 of 47 results');
      const regions = screen.getAllByRole('status');
      answer();
      expect(regions).toContain(await screen.findByText('Neu GmbH has been created.'));
      // The count would say the same once more.
      expect(regions.filter(({ textContent }) => textContent.includes('results'))).toEqual([]);
      await user.click(button('Add New Customer'));
      await screen.findByLabelText('Company name');
      expect(screen.queryByText('Neu GmbH has been created.')).toBeNull();
    });

    it('cannot be created before all is stated, and the button that can be reached says what is missing', async () => {
      const { user, at } = await renderPage(CREATE, seller);
      const create = jest.spyOn(at.twins.clients, 'add');
      await fill(user, { 'Company name': 'Halb GmbH' });
      act(() => button('Create Client').focus());
      expect(document.activeElement).toBe(button('Create Client'));
      expect(descriptionOf(button('Create Client'))).toMatch(/Tax number.*Zip code/);
      await user.click(button('Create Client'));
      await user.type(field('Company name'), '{Enter}');
      expect(create).not.toHaveBeenCalled();
    });

    it('whose fields the server refuses is announced once, with the focus in the first of them', async () => {
      const fields = { companyName: 'is odd', taxNumber: 'is taken', street: 'is unknown', place: 'is unknown' };
      const { user, at } = await renderPage(CREATE, seller);
      const refusal = failed({ reason: 'refused', status: 422, message: null, fields } as const);
      await fill(user, { 'Company name': 'Neu GmbH', 'Tax number': '27/123/45678', ...inReach });
      await user.click(button('Create Client'));
      await user.click(await screen.findByRole('link', { name: 'Neu GmbH' }));
      await screen.findByRole('heading', { name: 'Neu GmbH' });
      await user.click(button('Edit Customer'));
      jest.spyOn(at.twins.clients, 'change').mockResolvedValueOnce(refusal);
      await screen.findByLabelText('Company name');
      await fill(user, { Email: 'neu@example.com' });
      await user.click(button('Save Changes'));
      await screen.findByText('is taken');
      const alerts = screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
      expect(alerts).toHaveLength(1);
      expect(document.activeElement).toBe(field('Company name'));
      expect(descriptionOf(field('Company name'))).toBe('is odd');
    });

    it('who was refused can be sent again with everything that was typed, also after a reload', async () => {
      const refusal = failed({ reason: 'refused', status: 422, message: 'Tax number is taken.' } as const);
      const page = await renderPage(CREATE, seller);
      const create = jest.spyOn(page.at.twins.clients, 'add').mockResolvedValueOnce(refusal);
      await fill(page.user, { 'Company name': 'Zweimal GmbH', 'Tax number': '27/123/45678', ...inReach });
      await page.user.click(button('Create Client'));
      const notice = async () =>
        (await screen.findByText('Zweimal GmbH could not be created')).closest('[role=alert]')!;
      expect((await notice()).textContent).toContain('Tax number is taken.');
      expect(location.pathname).toBe(LIST);
      expect(await axeFindings(await notice())).toEqual([]);
      const { user } = await reloaded(page, seller);
      expect((await notice()).textContent).toContain('Tax number is taken.');
      await user.click(button('Restore form'));
      expect([
        location.pathname,
        (await screen.findByLabelText<HTMLInputElement>('Company name')).value,
        field('Zip code').value,
      ]).toEqual([CREATE, 'Zweimal GmbH', '22765']);
      await user.click(button('Create Client'));
      await screen.findByText('1-20 of 48 results');
      expect(rows()[0]!.textContent).toContain('Zweimal GmbH');
      expect(screen.queryByText('Zweimal GmbH could not be created')).toBeNull();
      expect(create).toHaveBeenCalledTimes(2);
    });

    it.each(['', '/edit'])(
      'who does not exist is stated to be missing, at the address that ends with "%s"',
      async ending => {
        await renderPage(`${LIST}/999999${ending}`, seller);
        await screen.findByText('Client not found');
      },
    );

    it('without documents has one button that leads, and a press begins the invoice of a motorbike that waits for a buyer', async () => {
      const { user } = await atTheList();
      await user.click(within(rows().at(-1)!).getByRole('link'));
      await screen.findByText('No documents found');
      const leading = screen.getAllByRole('button').filter(({ className }) => /\bprimary\b/.test(className));
      expect(leading.map(textOf)).toEqual(['Write invoice']);
      const unsold = within(await screen.findByRole('region', { name: 'Sell to this client' }));
      const [first] = unsold.getAllByRole('listitem');
      await user.click(within(first!).getByRole('button', { name: /^Sell: / }));
      const vin = await screen.findByRole<HTMLInputElement>('textbox', { name: 'VIN' });
      expect([vin.value !== '', textOf(first).includes(vin.value)]).toEqual([true, true]);
    });

    it('has invoices as documents, and those issued here are listed', async () => {
      const { user } = await renderPage('/selling/invoices', seller);
      const [first] = (await screen.findAllByRole('row')).slice(1);
      expect(first!.textContent).toMatch(/15\s498.00\s€/);
      await user.click(within(first!).getAllByRole('link')[0]!);
      const documents = within(await screen.findByRole('region', { name: 'Documents' }));
      expect(documents.getAllByRole('row')).toHaveLength(3);
      await user.click(button('Add Document'));
      const dialog = within(screen.getByRole('dialog', { name: 'Add Document' }));
      const radio = (name: string) => dialog.getByRole<HTMLInputElement>('radio', { name });
      expect(radio('Invoice').checked).toBe(true);
      for (const name of ['Contract', 'Other']) {
        expect(radio(name).disabled).toBe(true);
        expect(document.getElementById(radio(name).getAttribute('aria-describedby')!)?.textContent).toBe(
          'Contracts and other documents cannot be created here yet.',
        );
      }
      await user.click(dialog.getByRole('button', { name: 'Create Document' }));
      expect(location.pathname).toMatch(/\/selling\/clients\/\d+\/invoices\/create$/);
    });
  });
});
