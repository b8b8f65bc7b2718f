/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { euros } from '../../../src/domain/shared/Money';
import { failed, success } from '../../../src/domain/shared/Result';
import { paths } from '../../../src/ui/shared/paths';
import { descriptionOf } from '../support/descriptionOf';
import { openSearchSelect } from '../support/openSearchSelect';
import { answersArrive, renderPage } from '../support/renderPage';
import { startUp } from '../support/startUp';
import { textOf } from '../support/textOf';

describe('LanguagePage', () => {
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent.trim().replace(/\s/g, ' '));

  describe('the page of the language', () => {
    it('marks the chosen language as pressed until its texts have loaded, and then changes and stores it', async () => {
      let arrive = (): void => undefined;
      const { at, user } = await renderPage(paths.language);
      const arrival = new Promise<boolean>(resolve => (arrive = () => resolve(true)));
      jest.spyOn(at.twins.texts, 'fetch').mockReturnValue(arrival);
      await screen.findByRole('radio', { name: 'English' });
      expect(radio('English').checked).toBe(true);
      await user.click(radio('Polski'));
      expect([radio('Polski').checked, radio('Polski').ariaBusy]).toEqual([true, 'true']);
      expect(statuses()).toContain('Loading…');
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('pl');
      expect([document.documentElement.lang, at.dealer.profile().dealer.language]).toEqual(['en', 'en']);

      arrive();
      await screen.findByRole('heading', { name: 'Język' });
      await answersArrive();
      expect([radio('Polski').checked, radio('Polski').ariaBusy]).toEqual([true, 'false']);
      expect([document.documentElement.lang, at.dealer.profile().dealer.language]).toEqual(['pl', 'pl']);
      expect(statuses()).toContain('Zapisano w profilu.');
    });
  });

  it.each([
    ['en', /^Version 1\.0\.0\+4f2a9c1e, as of 27 Nov 2026, \d\d:\d\d [A-Z]+/],
    ['de', /^Version 1\.0\.0\+4f2a9c1e, Stand 27\.11\.2026, \d\d:\d\d [A-Z]+/],
    ['pl', /^Wersja 1\.0\.0\+4f2a9c1e, stan z 27 lis 2026, \d\d:\d\d [A-Z]+/],
  ] as const)('the settings name the version of the page and its time with the zone in %s', async (language, text) => {
    await renderPage(paths.language, { language });
    await screen.findByText(text);
  });

  describe('the choice of the language in the menu', () => {
    it('stores the language in the profile, and says that this failed or that it is not known', async () => {
      const page = await renderPage('/browsing/browse');
      const { at, user } = page;
      await startUp(page);
      const stored = () => at.dealer.profile().dealer.language;
      const choose = async (name: string, language: string) => {
        await user.selectOptions(screen.getByRole('combobox', { name }), language);
        await answersArrive();
      };
      const tryAgain = async () => {
        await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
        await answersArrive();
      };
      await choose('Language', 'pl');
      expect(stored()).toBe('pl');
      at.twins.line.failNext({ reason: 'serverFailed', status: 500 });
      await choose('Język', 'de');
      await screen.findByText(/^Keine Antwort erhalten\. Wir prüfen/);
      await page.passes(70_000);
      await screen.findByText(/^Die Sprache gilt hier. Wir konnten nicht/);
      at.twins.line.failNext({ reason: 'refused', status: 422, message: 'Not now.' });
      await tryAgain();
      const notice = () => screen.queryByText(/^Die Sprache gilt hier, /);
      expect([notice(), stored()]).toEqual([expect.anything(), 'pl']);
      await tryAgain();
      expect([notice(), stored()]).toEqual([null, 'de']);
    });
  });
});

describe('the form of a new password', () => {
  const next = 'Evening!Walk9';

  async function atThePage() {
    const page = await renderPage(paths.password);
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    await screen.findByLabelText('Current password');
    const type = async (name: string, text: string) => {
      await page.user.clear(field(name));
      await page.user.type(field(name), text);
    };
    const save = async () => {
      await page.user.click(screen.getByRole('button', { name: 'Change password' }));
      await answersArrive();
    };
    return { ...page, field, type, save };
  }

  it('marks each rule that is met, and names the first one that is not when it is sent', async () => {
    const { at, field, type, save } = await atThePage();
    const change = jest.spyOn(at.twins.passwords, 'change');
    const met = () =>
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter(text => text.endsWith('met'));
    await type('Current password', 'Morning!Ride1');
    expect(met()).toEqual([]);
    await type('New password', 'walking');
    await type('Repeat new password', 'x');
    expect(met()).toEqual(['A lowercase letter (a–z)met']);
    await save();
    expect(descriptionOf(field('New password'))).toMatch(/^The password must contain a lowercase letter/);
    expect(document.activeElement).toBe(field('New password'));
    await type('New password', 'Walk!ng');
    expect(met()).toEqual(['A lowercase letter (a–z)met', 'An uppercase letter (A–Z)met', 'One of ! @ # $ % ^ & *met']);
    await save();
    expect(descriptionOf(field('New password'))).toMatch(/^The password is too short/);
    await type('New password', next);
    await save();
    expect(descriptionOf(field('Repeat new password'))).toBe('The two entries do not match.');
    expect(document.activeElement).toBe(field('Repeat new password'));
    expect(change).not.toHaveBeenCalled();
  });

  it('does not call a change failed whose answer is lost, and keeps what was typed', async () => {
    const { at, field, type, save } = await atThePage();
    at.twins.line.loseNextAnswer();
    await type('Current password', 'Morning!Ride1');
    await type('New password', next);
    await type('Repeat new password', next);
    await save();
    const said = screen.getByText(/^We could not find out whether the password was changed\./);
    expect(said.closest('[role="alert"]')).toBeTruthy();
    expect(screen.queryByText('The password could not be changed.')).toBeNull();
    expect(field('New password').value).toBe(next);
  });
});

describe('the form of the profile', () => {
  async function atTheProfile() {
    const page = await renderPage(paths.profile);
    await screen.findByRole('textbox', { name: 'Place' });
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    const retype = async (name: string, text: string) => {
      await page.user.clear(field(name));
      await page.user.type(field(name), text);
    };
    const save = async () => {
      await page.user.click(screen.getByRole('button', { name: 'Save changes' }));
      await answersArrive();
    };
    const said = (text: string) => screen.queryByText(text)?.closest('[role="status"]') ?? null;
    return { ...page, field, retype, save, said };
  }

  it('shows a refusal beside its field, and keeps everything that was typed', async () => {
    const { user, field, retype, save, said } = await atTheProfile();
    await retype('Place', 'Kiel');
    await retype('IBAN', 'DE00 1');
    await save();
    screen.getByText('Your changes were not saved.');
    expect(descriptionOf(field('IBAN'))).toBe('This is not a valid IBAN.');
    expect([document.activeElement, field('Place').value]).toEqual([field('IBAN'), 'Kiel']);
    await user.type(field('Place'), ', Nord');
    expect([document.activeElement, field('Place').value]).toEqual([field('Place'), 'Kiel, Nord']);
    await retype('IBAN', 'DE89 3704 0044 0532 0130 00');
    await save();
    expect([said('All changes are saved.'), field('Place').value]).toEqual([expect.anything(), 'Kiel, Nord']);
  });
});

describe('TradingPage', () => {
  const country = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your country' });
  const shown = ({ selectedOptions }: HTMLSelectElement) => selectedOptions[0]?.textContent;

  describe('the country of a seller in the settings', () => {
    it('is proposed from the profile, and is stored only when it is chosen', async () => {
      const { user, passes, at } = await renderPage(paths.trading, { as: 'seller' });
      expect(shown(await country())).toBe('Germany (as in your profile)');
      const hint = 'Assumed from your zip code or VAT ID.';
      expect(document.body.textContent).toContain(hint);
      const stored = async () => at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
      expect(await stored()).toEqual({ ok: true });
      await user.selectOptions(await country(), 'Poland');
      await passes(1_000);
      expect(await stored()).toMatchObject({ value: { value: { sellerCountry: 'pl' } } });
      expect(await screen.findByText('Saved.')).toBeTruthy();
      expect(document.body.textContent).not.toContain(hint);
    });

    it('says which date the months of the register follow, and stores it only when it is chosen', async () => {
      const { user, passes, at } = await renderPage(paths.trading, { as: 'seller' });
      const basis = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Months of the register follow' });
      expect(shown(basis)).toBe('the delivery date');
      await user.selectOptions(basis, 'the invoice date');
      await passes(1_000);
      const stored = await at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
      expect(stored).toMatchObject({ value: { value: { monthBasis: 'invoiceDate' } } });
    });

    it('is not set if the profile does not show it', async () => {
      await renderPage(paths.trading, {
        as: 'seller',
        before: ({ session, dealer }) => {
          const profile = dealer.profile();
          session.profileArrived({ ...profile, dealer: { ...profile.dealer, ftin: '', zipCode: '' } }, 0);
        },
      });
      expect(shown(await country())).toBe('Not set');
    });
  });

  describe('the yard', () => {
    it('comes first, and each group of settings has a heading', async () => {
      await renderPage(paths.trading, { as: 'seller' });
      await country();
      const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
      expect(headings.map(textOf)).toEqual(['Yard', 'Start', 'Bidding', 'Invoices', 'Calculation']);
      for (const heading of headings) screen.getByRole('group', { name: textOf(heading) });
    });

    it('is proposed from the profile, chosen by the name of a town, and named by its distance to the closest one', async () => {
      const { user, passes, at } = await renderPage(paths.trading, { as: 'seller' });
      const yard = async () => {
        await passes(1_000);
        const stored = await at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
        return stored.ok && stored.value?.value.yard;
      };
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Town' })).toHaveProperty('disabled', false));
      const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' }).value;
      expect(town()).toBe('Not chosen');
      expect(screen.queryByRole('img', { name: 'Map without a yard', hidden: true })).toBeNull();
      const proposal = screen.getByRole('button', { name: 'Take Hamburg from your profile' });
      await user.click(proposal);
      expect(await yard()).toEqual({ latitude: 53.551, longitude: 10.001 });
      expect([town(), proposal.isConnected]).toEqual(['Hamburg', false]);
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Town' }));
      const removals = () =>
        screen
          .getAllByRole('button', { name: /^Remove/ })
          .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
      expect(removals()).toEqual(['Remove: Town, Hamburg']);
      await user.type(await openSearchSelect(user, screen, 'Town'), 'kie{Enter}');
      expect(await yard()).toEqual({ latitude: 54.321, longitude: 10.135 });
      await user.click(screen.getByRole('button', { name: 'Coordinates' }));
      await user.clear(screen.getByRole('textbox', { name: 'Latitude' }));
      await user.type(screen.getByRole('textbox', { name: 'Latitude' }), '54');
      await user.type(screen.getByRole('textbox', { name: 'Longitude' }), '10.135');
      await user.tab();
      expect(await yard()).toMatchObject({ latitude: 54 });
      expect(town()).toBe('36\u00a0km from Kiel');
      expect(removals()).toEqual(['Remove yard']);
      await user.click(screen.getByRole('button', { name: 'Remove yard' }));
      expect(await yard()).toBeUndefined();
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Town' }));
    });
  });

  describe('where the day begins', () => {
    const trading = async ({ at, passes }: Awaited<ReturnType<typeof renderPage>>) => {
      await passes(1_000);
      const stored = await at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
      return stored.ok ? stored.value?.value : undefined;
    };

    it('is the landing page with all vehicle types until the dealer chooses', async () => {
      const page = await renderPage(paths.trading);
      const start = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Start with' });
      const types = within(screen.getByRole('group', { name: 'My vehicle types' }));
      const type = (name: string) => types.getByRole<HTMLInputElement>('switch', { name });
      expect([shown(start), type('Motorbikes').checked]).toEqual(['Home', false]);
      await page.user.selectOptions(start, 'Today');
      await page.user.click(type('Motorbikes'));
      await page.user.click(type('Campers'));
      expect(await trading(page)).toEqual({ startPage: 'today', vehicleTypes: ['Motorbike', 'Camper'] });
      await page.user.click(type('Motorbikes'));
      await page.user.click(type('Campers'));
      expect(await trading(page)).toEqual({ startPage: 'today' });
    });
  });

  describe('the commission', () => {
    it('of the own deals stands beside its field, and a press takes it', async () => {
      const page = await renderPage(paths.trading, { offers: 200 });
      await startUp(page);
      const take = await screen.findByRole('button', { name: /^Take \d/ });
      const rate = Number(/[\d.]+/.exec(take.textContent)![0]);
      expect(take.parentElement!.textContent).toMatch(
        /Your \d+ deals cost [\d.]+\s?% in the median \([\d.]+ to [\d.]+\)/,
      );
      const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'On the bid' });
      expect(screen.queryByRole('textbox', { name: 'On the bid' })).toBeNull();
      await page.user.click(take);
      await page.passes(1_000);
      expect(Number(field().value)).toBe(rate);
      expect(rate).toBeGreaterThan(0);
    });
  });

  const stored = async ({ at, passes }: Awaited<ReturnType<typeof renderPage>>) => {
    await passes(1_000);
    const found = await at.twins.book.read(at.session.dealerKey, 'settings', 'trading');
    return (found.ok && found.value?.value) || {};
  };

  describe('the calculation', () => {
    const groups = {
      Transport: ['At least', 'Per km'],
      Reconditioning: ['Base', 'Per point below 100'],
      Commission: ['On the bid', 'At least'],
      'Fixed costs, margin': ['Fixed costs', 'Target margin', 'Markup on the trade price'],
    } as const;
    const openGroups = () =>
      Object.keys(groups).filter(name => !screen.queryByRole('button', { name: `Set: ${name}` }));

    it('stores what each field has, and says with an example what may be bid then, and why', async () => {
      const page = await renderPage(paths.trading);
      const { user } = page;
      const bid = async (name: string) => textOf(await screen.findByRole('status', { name }));
      const example = () =>
        textOf(screen.getByText(/^Example: sold for 10 000\s€, 200\skm of transport, score 80$/).nextElementSibling);
      expect([await bid('Break-even bid'), example(), openGroups()]).toEqual([
        '10 000 €',
        'You set no target margin: a bid of this amount earns nothing.',
        [],
      ]);
      let amount = 1;
      for (const [group, fields] of Object.entries(groups)) {
        await user.click(screen.getByRole('button', { name: `Set: ${group}` }));
        const inGroup = within(screen.getByRole('group', { name: group }));
        expect(document.activeElement).toBe(inGroup.getByRole('textbox', { name: fields[0] }));
        for (const name of fields) await user.type(inGroup.getByRole('textbox', { name }), `${amount++}`);
      }
      await user.tab();
      expect(await stored(page)).toEqual({
        calculation: {
          transportFloor: euros(1),
          transportPerKm: euros(2),
          reconditioningBase: euros(3),
          reconditioningPerPoint: euros(4),
          commissionRate: 5,
          commissionFloor: euros(6),
          fixedCosts: euros(7),
          target: { percent: 8 },
        },
        markup: { percent: 9 },
      });
      expect([await bid('Maximum bid'), example()]).toEqual([
        '7 989 €',
        'VAT on the margin, 19%: -321.08 € · Transport: -400 € · Reconditioning: -83 € · Fixed costs: -7 € · Commission: -399.45 € · Profit: 800.47 €',
      ]);
    });

    it.each([
      ['Transport', { calculation: { transportPerKm: euros(1) } }],
      ['Reconditioning', { calculation: { reconditioningPerPoint: euros(1) } }],
      ['Commission', { calculation: { commissionFloor: euros(1) } }],
      ['Fixed costs, margin', { markup: { percent: 18 } }],
    ])('shows the fields of %s if only the last of them is set', async (group, value) => {
      await renderPage(paths.trading, {
        before: async ({ twins, session }) => {
          await twins.book.put(session.dealerKey, 'settings', [{ key: 'trading', changedAt: 1, value }]);
        },
      });
      await screen.findByRole('group', { name: group });
      expect(openGroups()).toEqual([group]);
    });
  });

  describe('the position of the device', () => {
    const located = async () => {
      const page = await renderPage(paths.trading);
      type Located = Awaited<ReturnType<typeof page.at.twins.geolocation.locate>>;
      let answer: ((located: Located) => void) | undefined;
      jest.spyOn(page.at.twins.geolocation, 'locate').mockReturnValue(new Promise(resolve => (answer = resolve)));
      await page.user.click(await screen.findByRole('button', { name: 'Use my position' }));
      const arrives = (located: Located) => act(async () => answer?.(located));
      return { ...page, arrives };
    };
    const kiel = { latitude: 54.321, longitude: 10.135 };

    it.each([
      [success(kiel), 'Saved.', kiel],
      [failed({ reason: 'refused' } as const), 'The browser does not give your position to this page.', undefined],
      [failed({ reason: 'unavailable' } as const), 'Your position could not be found.', undefined],
    ])('that is %j says so, and sets the yard only if it is found', async (result, sentence, yard) => {
      const page = await located();
      screen.getByText('Looking for your position…');
      await page.arrives(result);
      await screen.findByText(sentence);
      expect((await stored(page)).yard).toEqual(yard);
    });

    it('sets nothing once the page is left', async () => {
      const page = await located();
      await page.user.click(screen.getByRole('link', { name: 'Language' }));
      await page.arrives(success(kiel));
      expect(await stored(page)).toEqual({});
    });
  });

  it('the drawing of the map sets the yard by a press on it, and not by one beside it', async () => {
    const page = await renderPage(paths.trading);
    await page.user.click(await screen.findByRole('button', { name: 'Choose on the map' }));
    const drawing = screen.getByRole('img', { name: 'Map without a yard' });
    const box = { left: 0, top: 0, width: 100, height: 100 } as DOMRect;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
    fireEvent.click(drawing.parentElement!, { clientX: 50, clientY: 50 });
    expect(await stored(page)).toEqual({});
    const image = drawing.matches('img') ? drawing : drawing.querySelector('img')!;
    fireEvent.click(image, { clientX: 50, clientY: 50 });
    expect((await stored(page)).yard).toEqual({ latitude: 49.0409, longitude: 10.5 });
  });
});
