/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { OfferLists } from '../../../src/application/offers/list/OfferLists';
import { Offers } from '../../../src/application/ports/Offers';
import { OwnTrading } from '../../../src/application/settings/OwnTrading';
import { PICKUP_PLAN } from '../../../src/domain/book/BookRecord';
import type { HashId } from '../../../src/domain/offers/Offer';
import { DAY, SECOND } from '../../../src/domain/shared/Instant';
import { type LocalDate, localDateAt } from '../../../src/domain/shared/LocalDate';
import { failed } from '../../../src/domain/shared/Result';
import { paths } from '../../../src/ui/shared/paths';
import type { Workplace } from '../../support/Workplace';
import { axeFindings } from '../support/axeFindings';
import { answersArrive, type PageOptions, renderPage } from '../support/renderPage';
import { savedFiles, textOf } from '../support/savedFiles';

describe('the page of a pickup', () => {
  /** The dealer ticks all vehicles on the board that can be picked up, and plans the tour. */
  async function planTour(options: PageOptions = {}, beforeTour: (at: Workplace) => unknown = () => {}) {
    const page = await renderPage(paths.dealBoard, { offers: 600, ...options });
    await screen.findAllByRole('article');
    for (const box of screen.getAllByRole('button', { name: /^For pickup/ })) await page.user.click(box);
    beforeTour(page.at);
    await page.user.click(screen.getByRole('link', { name: 'Plan pickup' }));
    const tour = within(await screen.findByRole('region', { name: 'Tour' }));
    const stops = () => tour.getAllByRole('listitem').map(({ dataset }) => dataset.offer as HashId);
    const button = (name: RegExp | string) => screen.getByRole('button', { name });
    return { ...page, tour, stops, button };
  }

  it('lists the ticked vehicles, and moves one earlier or later by its buttons', async () => {
    const { user, stops, tour, button } = await planTour();
    const [first, second, ...rest] = stops();
    expect(rest.length).toBeGreaterThan(0);
    const later = tour.getAllByRole('button', { name: /^Later/ })[0]!;
    await user.click(later);
    expect(stops()).toEqual([second, first, ...rest]);
    expect(document.activeElement).toBe(later);
    expect(tour.getByRole('status').textContent).toMatch(/ is now stop 2\.$/);
    await user.click(tour.getAllByRole('button', { name: /^Earlier/ })[1]!);
    expect(stops()).toEqual([first, second, ...rest]);
    // A held key repeats.
    act(() => later.focus());
    await user.keyboard('{Enter>3/}');
    expect(stops()).toEqual([second, first, ...rest]);
    expect(document.activeElement).toBe(later);
    await user.click(tour.getAllByRole('button', { name: /^Earlier/ })[0]!);
    expect(tour.getByRole('status').textContent).toMatch(/ is now stop 2\.$/);
    await user.click(tour.getAllByRole('button', { name: /^Earlier/ })[1]!);
    expect(stops()).toEqual([first, second, ...rest]);
    await user.click(tour.getAllByRole('button', { name: /^Leave out/ })[0]!);
    expect(stops()).toEqual([second, ...rest]);
    expect(button('Print sheet')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says what was added to the tour in a region that stood before', async () => {
    const { at, user } = await renderPage(paths.dealBoard, { offers: 600 });
    await screen.findAllByRole('article');
    const [deal] = screen.getAllByRole('button', { name: /^For pickup/ });
    const { offer } = deal!.closest<HTMLElement>('[data-offer]')!.dataset;
    act(() => at.container.get(PickupTour).add(offer as HashId));
    const said: string[] = [];
    const changes = new MutationObserver(records => {
      for (const { target, addedNodes } of records)
        if (target instanceof Element && target.getAttribute('role') === 'status' && addedNodes.length > 0)
          said.push(target.textContent);
    });
    changes.observe(document.body, { subtree: true, childList: true });
    await user.click(screen.getByRole('link', { name: 'Plan pickup' }));
    await screen.findByRole('region', { name: 'Tour' });
    expect(said).toEqual([expect.stringMatching(/ was added to the tour as stop 1\. It has no date yet\.$/)]);
    changes.disconnect();
    // The number of stops would be said besides.
    expect(screen.getByText('1 stop').closest('[aria-live], [role=status]')).toBeNull();
  });

  it.each([
    ['en', /^Pickup of 2 vehicles on Friday,? 4 December\.$/],
    ['de', /^Abholung von 2 Fahrzeugen am Freitag, 4\. Dezember\.$/],
    ['pl', /^Odbiór 2 pojazdów: piątek, 4 grudnia\.$/],
  ] as const)('says once for how many vehicles a date is saved (%s)', async (language, sentence) => {
    const { at, user } = await renderPage(paths.pickup, { offers: 600, language });
    await waitFor(() => expect(document.querySelector('section [data-offer]')).not.toBeNull());
    const { ids } = at.container.get(OfferLists).of('inRealization');
    act(() => ids.slice(0, 2).forEach(id => at.container.get(PickupTour).add(id)));
    const field = await screen.findByRole('textbox', { description: /4\.12/ });
    const said = () =>
      screen.getAllByRole('status').filter(({ textContent }) => sentence.test(textContent.replaceAll('\u00a0', ' ')));
    await user.type(field, '4.12.{Enter}');
    expect(said()).toHaveLength(1);
    act(() => at.container.get(PickupTour).add(ids[2]!));
    expect(said()).toHaveLength(1);
    await user.tab();
    expect(said()).toHaveLength(0);
  });

  it('says how far it is between two stops whose places are known, and how it knows', async () => {
    const { tour, passes } = await planTour();
    await passes(SECOND);
    await answersArrive();
    const [first, second] = tour.getAllByRole('listitem');
    expect(first!.querySelector('[data-leg]')).toBeNull();
    expect(second!.querySelector('[data-leg]')!.textContent).toMatch(
      /^about [\d\s]+\skm by road from the previous stop \(straight line × 1\.3\)$/,
    );
  });

  it('says how far the first stop is from the yard, and how long the whole tour is', async () => {
    const { at, tour, passes } = await planTour();
    const yard = { latitude: 52.52, longitude: 13.4 };
    await act(() => at.container.get(OwnTrading).change({ yard }));
    await passes(SECOND);
    await answersArrive();
    const kmIn = (text: string | null) => Number(/^\D*([\d\s]+)\skm/.exec(text!)![1]!.replace(/\s/g, ''));
    const legs = tour.getAllByRole('listitem').map(stop => stop.querySelector('[data-leg]')?.textContent ?? null);
    expect(legs[0]).toMatch(/ by road from your yard \(straight line × 1\.3\)$/);
    const total = tour.getByText(/^Total from your yard, without the way back: /);
    expect(kmIn(total.textContent)).toBe(legs.map(kmIn).reduce((sum, km) => sum + km));
  });

  it('hints at two times that are too close for the way between their stops', async () => {
    const { user, tour, stops, passes } = await planTour();
    await passes(SECOND);
    await answersArrive();
    const hints = () =>
      [...document.querySelectorAll(`[data-offer="${stops()[1]}"] [data-hint]`)].map(({ textContent }) => textContent);
    const times = tour.getAllByRole('textbox', { name: 'Time' });
    await user.type(times[0]!, '09:00');
    await user.type(times[1]!, '09:06');
    await user.tab();
    expect(hints()).toEqual([
      expect.stringMatching(/^About [\d\s]+\skm take [\d.]+\sh at 80\skm\/h\. The times leave 0\.1\sh\.$/),
    ]);
  });

  it('offers an order that makes the tour shorter, and takes it on a press', async () => {
    const { at, user, stops, passes } = await planTour();
    await act(() => at.container.get(OwnTrading).change({ yard: { latitude: 52.52, longitude: 13.4 } }));
    await passes(SECOND);
    await answersArrive();
    const press = () => screen.queryByRole('button', { name: /^Take a shorter order: about [\d\s]+\skm by road/ });
    // The demo's own order may be the shortest one. The reverse of the shortest one is not.
    if (press()) await user.click(press()!);
    expect(press()).toBeNull();
    const shortest = stops();
    act(() => at.container.get(PickupTour).change(plan => ({ ...plan, stops: shortest.toReversed() })));
    await user.click(press()!);
    expect([...stops()].sort()).toEqual([...shortest].sort());
    expect(press()).toBeNull();
  });

  it('hints at a date after the 48 hours, and at a time before that of the previous stop, and accepts both', async () => {
    const { at, user, tour, stops, passes } = await planTour();
    const [first, second] = stops();
    act(() => runInAction(() => at.purchases.found(first!, { boughtAt: at.twins.clock.now() })));
    const hintsOf = (hashId: HashId) =>
      [...document.querySelectorAll(`[data-offer="${hashId}"] [data-hint]`)].map(({ textContent }) => textContent);
    const times = tour.getAllByRole('textbox', { name: 'Time' });
    await user.type(times[0]!, '14:00');
    await user.type(times[1]!, '09:00');
    await user.tab();
    expect([hintsOf(first!), hintsOf(second!)]).toEqual([[], ['This time is before that of the previous stop.']]);
    const planned = at.container.get(PickupTour);
    const onDay = (days: number) => localDateAt(at.twins.clock.now() + days * DAY);
    act(() => planned.change(plan => ({ ...plan, date: onDay(1) })));
    expect(hintsOf(first!)).toEqual([]);
    act(() => planned.change(plan => ({ ...plan, date: onDay(3) })));
    await passes(SECOND);
    expect(hintsOf(first!)).toEqual([
      expect.stringMatching(/^Later than the 48\shours .* to be arranged \(by .*\d\)\. Agree on it with the seller\.$/),
    ]);
    expect(planned.plan.date).toBe(onDay(3));
  });

  it('offers the vehicles that are not on the tour, also while it is empty', async () => {
    const { user } = await renderPage(paths.pickup, { offers: 600 });
    await screen.findByRole('heading', { name: 'No vehicle is chosen' });
    const others = () => within(screen.getByRole('region', { name: 'Still to be picked up' }));
    const presses = others().getAllByRole('button', { name: /^For pickup: / });
    await user.click(presses[0]!);
    const tour = within(await screen.findByRole('region', { name: 'Tour' }));
    expect(tour.getAllByRole('listitem')).toHaveLength(1);
    expect(others().getAllByRole('button', { name: /^For pickup: /, pressed: true })).toHaveLength(1);
    expect(others().getAllByRole('button', { name: /^For pickup: / })).toHaveLength(presses.length);
    expect(await axeFindings()).toEqual([]);
  });

  it('keeps the focus on the press that puts a vehicle on the tour, says where it is, and leads from there to the date', async () => {
    const { user } = await renderPage(paths.pickup, { offers: 600 });
    const others = within(await screen.findByRole('region', { name: 'Still to be picked up' }));
    const [first, second] = others.getAllByRole('button', { name: /^For pickup/ });
    const standing = others.getByRole('status');
    expect(others.queryByRole('button', { name: 'Choose the date' })).toBeNull();
    act(() => first!.focus());
    await user.keyboard('{Enter}');
    expect([document.activeElement, first!.ariaPressed]).toEqual([first, 'true']);
    expect(standing.textContent).toMatch(/ was added to the tour as stop 1\. It has no date yet\.$/);
    await user.keyboard('{Enter}');
    expect([document.activeElement, first!.ariaPressed]).toEqual([first, 'false']);
    expect(standing.textContent).toMatch(/ is no longer on the tour\.$/);
    act(() => second!.focus());
    await user.keyboard('{Enter}');
    expect(standing.textContent).toMatch(/ as stop 1\./);
    const date = await screen.findByRole('textbox', { name: 'Date of the tour' });
    await user.click(others.getByRole('button', { name: 'Choose the date' }));
    expect(document.activeElement).toBe(date);
    await user.type(date, '4.12.{Enter}');
    expect(others.queryByRole('button', { name: 'Choose the date' })).toBeNull();
    // Not said once more with the date.
    expect(standing.textContent).toBe('');
    expect(await axeFindings()).toEqual([]);
  });

  it('gives the focus to another vehicle when one is taken off the tour, and names the vehicle of each time', async () => {
    const { user } = await renderPage(paths.pickup, { offers: 600 });
    const others = within(await screen.findByRole('region', { name: 'Still to be picked up' }));
    const [first] = others.getAllByRole('button', { name: /^For pickup/ });
    const firstName = first!.ariaLabel;
    act(() => first!.focus());
    await user.keyboard('{Enter}');
    const tour = within(screen.getByRole('region', { name: 'Tour' }));
    const vehicle = tour.getByRole('heading').textContent;
    expect(firstName).toContain(vehicle);
    expect(tour.getByRole('textbox', { name: 'Time' }).getAttribute('aria-description')).toBe(vehicle);
    act(() => tour.getByRole('button', { name: 'Leave out' }).focus());
    await user.keyboard('{Enter}');
    expect(document.activeElement!.ariaLabel).toMatch(/^For pickup: /);
  });

  it('keeps the plan for the next visit', async () => {
    const { user, stops, passes, at } = await planTour();
    const before = stops();
    await user.type(screen.getByRole('textbox', { name: 'Driver' }), 'Kim Brandt');
    await passes(SECOND);
    await answersArrive();
    const stored = await at.twins.kept.read(at.session.dealerKey, 'pickupPlans', PICKUP_PLAN);
    expect(stored).toMatchObject({ stops: before, driver: 'Kim Brandt' });
  });

  it('saves an entry for each stop on the date of the tour, for the whole day if it has no time', async () => {
    const { at, user, tour, button, stops } = await planTour();
    const files = savedFiles();
    await user.click(button('Add to calendar'));
    expect(screen.getByText('Choose the date of the tour first.')).toBeTruthy();
    expect(files).toEqual([]);
    const date = '2026-11-27' as LocalDate;
    act(() => at.container.get(PickupTour).change(plan => ({ ...plan, date })));
    await user.type(tour.getAllByLabelText('Time')[0]!, '1030');
    await user.click(button('Add to calendar'));
    expect(files.map(({ name }) => name)).toEqual(['Pickup.ics']);
    const text = await textOf(files[0]!.blob);
    expect(text).toContain(`UID:${stops()[0]}.pickup@paddock`);
    expect([...text.matchAll(/DTSTART(;VALUE=DATE)?:/g)].map(([, isDay]) => isDay !== undefined)).toEqual(
      stops().map((_, place) => place > 0),
    );
    expect(screen.getByText(/^Saved \d calendar entr(y|ies)\.$/)).toBeTruthy();
  });

  it('writes a typed time as hours and minutes when the dealer leaves its field', async () => {
    const { user, tour } = await planTour();
    const times = tour.getAllByLabelText<HTMLInputElement>('Time');
    await user.type(times[0]!, '9');
    expect(times[0]!.value).toBe('9');
    await user.type(times[1]!, '930');
    await user.tab();
    expect([times[0]!.value, times[1]!.value]).toEqual(['09:00', '09:30']);
  });

  it('says at the field and after saving the calendar that a typed time cannot be read', async () => {
    const { at, user, tour, button } = await planTour();
    savedFiles();
    const date = '2099-11-27' as LocalDate;
    act(() => at.container.get(PickupTour).change(plan => ({ ...plan, date })));
    const time = tour.getAllByLabelText('Time')[0]!;
    await user.type(time, 'ab 10');
    expect(time.getAttribute('aria-invalid')).toBeNull();
    await user.click(button('Add to calendar'));
    expect(tour.getByText('Type a time from 00:00 to 23:59, such as 10:30.')).toBeTruthy();
    expect(time.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/ 1 stop has no readable time and takes the whole day\.$/)).toBeTruthy();
  });

  it('says that the date of the tour is in the past', async () => {
    const { at } = await planTour();
    const choose = (date: string) =>
      act(() => at.container.get(PickupTour).change(plan => ({ ...plan, date: date as LocalDate })));
    choose('2099-11-27');
    expect(screen.queryByText('This date is in the past.')).toBeNull();
    choose('2001-11-27');
    expect(await screen.findByText('This date is in the past.')).toBeTruthy();
  });

  it('saves a contact for each seller', async () => {
    const { user, button, stops } = await planTour();
    const files = savedFiles();
    await user.click(button('Save contacts'));
    expect(files.map(({ name }) => name)).toEqual(['Contacts.vcf']);
    expect((await textOf(files[0]!.blob)).match(/BEGIN:VCARD/g)).toHaveLength(stops().length);
  });

  it('prints a sheet for each stop, with the number of the offer', async () => {
    const { user, button, at, stops } = await planTour();
    await user.click(button('Print sheet'));
    const preview = screen.getByRole('region', { name: 'Pickup sheet' });
    await answersArrive();
    expect(at.twins.browserWindow.prints).toBe(1);
    expect(document.activeElement).toBe(preview);
    const sheets = within(preview).getAllByRole('article');
    expect(sheets.map(sheet => within(sheet).getByText('Offer number').nextElementSibling?.textContent)).toEqual(
      stops(),
    );
    expect(await axeFindings(preview)).toEqual([]);
  });

  it('has the VIN, the colour, the own firm and the driver on each sheet, and a line to fill in for the plate', async () => {
    const { user, button, at, stops } = await planTour();
    await user.type(screen.getByRole('textbox', { name: 'Driver' }), 'Kim Brandt');
    await user.click(button('Print sheet'));
    await answersArrive();
    const sheets = within(screen.getByRole('region', { name: 'Pickup sheet' })).getAllByRole('article');
    for (const [place, sheet] of sheets.entries()) {
      const vehicle = at.opened.detailOf(stops()[place]!)!.vehicle!;
      expect(sheet.textContent).toContain(vehicle.vin ?? '');
      expect(sheet.textContent).toContain('Kim Brandt');
      expect(sheet.textContent).toContain(at.session.dealer!.companyName);
      const plate = within(sheet).getByText('Number plate').nextElementSibling as HTMLElement;
      expect(plate.dataset.blank).toBe('true');
    }
  });

  it('does not print if the dealer leaves while the vehicles are read', async () => {
    const { user, button, at, passes } = await planTour({}, ({ twins }) => (twins.line.latency = 5 * SECOND));
    await user.click(button('Print sheet'));
    await user.click(screen.getAllByRole('link', { name: 'Deal board' })[0]!);
    for (let vehicles = at.list('inRealization').ids.length; vehicles > 0; vehicles -= 1) await passes(5 * SECOND);
    expect(at.twins.browserWindow.prints).toBe(0);
  });

  it('says which vehicles could not be read, and leaves lines to fill in on their sheets', async () => {
    const { user, button, at } = await planTour({}, ({ container }) =>
      jest.spyOn(container.get(Offers), 'open').mockResolvedValue(failed({ reason: 'offline' })),
    );
    await user.click(button('Print sheet'));
    await answersArrive();
    const preview = screen.getByRole('region', { name: 'Pickup sheet' });
    expect(within(preview).getByRole('status').textContent).toMatch(/^The data of \d vehicles? could not be read\./);
    expect(at.twins.browserWindow.prints).toBe(1);
    const vins = within(preview).getAllByText('VIN');
    expect(vins.map(name => (name.nextElementSibling as HTMLElement).dataset.blank)).toEqual(vins.map(() => 'true'));
  });

  it('does not show the commission on a sheet, because the seller sees it', async () => {
    const { user, button, at, stops } = await planTour();
    await user.click(button('Print sheet'));
    const preview = screen.getByRole('region', { name: 'Pickup sheet' });
    expect(stops().some(id => at.offer(id).deal!.commission! > 0)).toBe(true);
    expect(preview.textContent).not.toMatch(/commission/i);
  });

  it('authorises the driver in the language of each seller, or in another one', async () => {
    const { user, button, at, stops } = await planTour({ language: 'en' });
    await user.type(screen.getByRole('textbox', { name: 'Driver' }), 'Kim Brandt');
    await user.click(button('Driver’s authorisation'));
    const preview = screen.getByRole('region', { name: 'Driver’s authorisation' });
    const papers = () => within(preview).getAllByRole('article');
    await within(preview).findAllByRole('article');
    await answersArrive();
    const languageOf: Record<string, string> = { DE: 'de', AT: 'de', PL: 'pl', IT: 'it', NL: 'nl' };
    expect(papers().map(({ lang }) => lang)).toEqual(stops().map(id => languageOf[at.offer(id).region!] ?? 'en'));
    await user.selectOptions(within(preview).getByRole('combobox', { name: 'Language' }), 'Polish');
    await answersArrive();
    expect(papers().map(({ lang }) => lang)).toEqual(stops().map(() => 'pl'));
    await user.selectOptions(within(preview).getByRole('combobox', { name: 'Language' }), 'Italian');
    expect(within(papers()[0]!).getByRole('heading').textContent).toBe('Delega al ritiro di un veicolo');
    await user.selectOptions(within(preview).getByRole('combobox', { name: 'Language' }), 'Polish');
    const [paper] = papers();
    expect(within(paper!).getByRole('heading').textContent).toBe('Upoważnienie do odbioru pojazdu');
    expect(paper!.textContent).toContain('Kim Brandt');
    expect(paper!.textContent).toContain(at.session.dealer!.companyName);
    await user.click(within(preview).getByRole('button', { name: 'Print' }));
    expect(at.twins.browserWindow.prints).toBe(1);
    expect(await axeFindings(preview)).toEqual([]);
  });

  it('opens the stops in the map app, in their order', async () => {
    const { stops, at } = await planTour();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the tour in Google Maps' });
    const route = new URL(link.href).searchParams;
    const places = stops().map(id => {
      const { street, zipCode, place } = at.offer(id).deal!;
      return `${street}, ${zipCode} ${place}`;
    });
    expect([...(route.get('waypoints')?.split('|') ?? []), route.get('destination')]).toEqual(places);
    expect(link.rel).toBe('noopener noreferrer');
  });

  it('says what to do if no vehicle is chosen', async () => {
    await renderPage(paths.pickup, { offers: 600 });
    await screen.findByText('No vehicle is chosen');
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Deal board' })).toHaveLength(1);
  });
});

describe('the message to a seller', () => {
  async function openMessage() {
    const page = await renderPage(paths.dealBoard, { offers: 600 });
    const { user } = page;
    const [box] = await screen.findAllByRole('button', { name: /^For pickup/ });
    await user.click(box!);
    await user.click(screen.getByRole('link', { name: 'Plan pickup' }));
    await user.click(await screen.findByRole('button', { name: /^Write to the seller/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to the seller' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'English');
    const message = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await dialog.findByRole('textbox', { name: 'Message' });
    const [hashId] = page.at.list('inRealization').ids.filter(id => message().value.includes(id));
    return { ...page, dialog, message, offer: page.at.offer(hashId!) };
  }

  it('is filled with the vehicle, the number and the seller, and is sent by another app only', async () => {
    const { dialog, message, offer, at } = await openMessage();
    const { sellerFirstName, sellerLastName, sellerEmail } = offer.deal!;
    expect(message().value).toContain(`Hello ${sellerFirstName} ${sellerLastName},`);
    expect(message().value).toContain(`${offer.label1} ${offer.label2}`.trim());
    expect(message().value).not.toMatch(/suggest|\{\{/i);
    const mail = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Email' });
    expect(mail.href).toContain(`mailto:${sellerEmail}?subject=`);
    expect(decodeURIComponent(mail.href)).toContain('Kind regards');
    expect(dialog.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).rel).toBe('noopener noreferrer');
    // The tour reads its offers, so that they can be checked at the yard without a network.
    expect(at.calls.filter(call => !/^(list|open) /.test(call))).toEqual([]);
    expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  });

  it('follows the chosen occasion and language', async () => {
    const { dialog, message, user } = await openMessage();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'Send the pickup date');
    expect(message().value).toContain('we confirm the handover');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'German');
    await answersArrive();
    expect(message().value).toContain('wir bestätigen die Übergabe');
    expect(message().lang).toBe('de');
  });

  it('asks before another language or occasion replaces what the dealer has changed', async () => {
    const { dialog, message, user } = await openMessage();
    await user.type(message(), '!');
    const changed = message().value;
    const language = () => dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    const answer = async (name: string) =>
      user.click(
        within(await screen.findByRole('dialog', { name: 'Replace your text?' })).getByRole('button', { name }),
      );

    await user.selectOptions(language(), 'German');
    await answer('Keep my text');
    expect([message().value, message().lang, language().value]).toEqual([changed, 'en', 'en']);

    await user.selectOptions(dialog.getByRole('combobox', { name: 'Template' }), 'Send the pickup date');
    expect(message().value).toBe(changed);
    await answer('Fill from the template again');
    expect(message().value).toContain('we confirm the handover');

    await user.selectOptions(language(), 'German');
    await answersArrive();
    expect(message().value).toContain('wir bestätigen die Übergabe');
  });

  it('names the planned time in the language of the message', async () => {
    const { at, dialog, user } = await openMessage();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const date = '2026-11-27' as LocalDate;
    act(() => at.container.get(PickupTour).change(plan => ({ ...plan, date })));
    await user.type(screen.getByLabelText(/^Time/), '10:00');
    await user.click(screen.getByRole('button', { name: /^Write to the seller/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Message to the seller' }));
    await user.selectOptions(again.getByRole('combobox', { name: 'Language' }), 'German');
    await answersArrive();
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toContain(
      '\nTerminvorschlag: 27.11.2026, 10:00 Uhr\n',
    );
  });

  it('names the planned day if the stop has no time', async () => {
    const { at, dialog, message } = await openMessage();
    expect(message().value).not.toContain('We suggest');
    const date = '2026-11-27' as LocalDate;
    act(() => at.container.get(PickupTour).change(plan => ({ ...plan, date })));
    expect(message().value).toMatch(/\nWe suggest (27 Nov 2026|Nov 27, 2026)\.\n/);
    expect(dialog.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain('2026');
  });

  it('keeps what the dealer has changed, until it is filled again', async () => {
    const { dialog, message, user, offer } = await openMessage();
    await user.type(message(), '!');
    const changed = message().value;
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: /^Write to the seller/ }));
    const again = within(await screen.findByRole('dialog'));
    expect((await again.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value).toBe(changed);
    await user.click(again.getByRole('button', { name: 'Fill from the template again' }));
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).not.toBe(changed);
    expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toContain(offer.hashId);
  });

  it('keeps the own template in the book, and fills the message from it', async () => {
    const { dialog, message, user, at, offer, passes } = await openMessage();
    await user.click(dialog.getByRole('button', { name: 'Edit template' }));
    const template = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit template' });
    fireEvent.change(template, { target: { value: 'About {{number}}' } });
    await passes(SECOND);
    expect(message().value).toBe(`About ${offer.hashId}`);
    const stored = await at.twins.book.read(at.session.dealerKey, 'wordings', 'handover en');
    expect(stored.ok && stored.value?.value).toBe('About {{number}}');
    fireEvent.change(template, { target: { value: '' } });
    expect([template.value, message().value]).toEqual(['', '']);
    await user.click(dialog.getByRole('button', { name: 'Take back my changes to the template' }));
    await answersArrive();
    expect(template.value).toContain('Hello {{seller}},');
    expect(await at.twins.book.read(at.session.dealerKey, 'wordings', 'handover en')).toEqual({ ok: true });
  });

  it('shows the end that does not fit into a link', async () => {
    const { dialog, message } = await openMessage();
    await act(async () => fireEvent.change(message(), { target: { value: `${'long '.repeat(400)}the very end` } }));
    const notes = dialog.getAllByText(/^Too long for the link/);
    expect(notes).toHaveLength(3);
    expect(dialog.getAllByText(/the very end$/).filter(({ tagName }) => tagName === 'BLOCKQUOTE')).toHaveLength(3);
  });
});
