/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { OpenedHandover } from '../../../../src/application/handover/OpenedHandover';
import { LAST_DEALER } from '../../../../src/application/session/SessionStore';
import { emptyPlan } from '../../../../src/domain/board/PickupPlan';
import { PICKUP_PLAN } from '../../../../src/domain/book/BookRecord';
import { newHandover, type Handover, withSignature } from '../../../../src/domain/handover/Handover';
import { MOST_PHOTOS, PHOTO_ROOM } from '../../../../src/domain/handover/PhotoRoom';
import type { LineKey } from '../../../../src/domain/handover/Statement';
import type { HashId } from '../../../../src/domain/offers/Offer';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { paths } from '../../../../src/ui/shared/paths';
import type { Workplace } from '../../../support/Workplace';
import { axeFindings } from '../../support/axeFindings';
import { answersArrive, type PageOptions, renderPage } from '../../support/renderPage';
import { savedFiles } from '../../support/savedFiles';

/** jsdom has no addresses of files. */
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} });
});

const MILEAGE = 'Mileage: 38\u00a0200\u00a0km';

const hashId = 'MB-YARD' as HashId;

const handover: Handover = newHandover({
  seenAt: Date.UTC(2026, 10, 20, 9),
  country: 'PL',
  lines: [
    { key: 'vin', value: 'WB10A1234567' },
    { key: 'totalMileage', value: 38_200 },
    { key: 'plate', value: null },
  ],
});

async function atYard(kept: Handover = handover, options: PageOptions = {}) {
  const page = await renderPage(paths.handover(hashId), {
    ...options,
    before: async at => {
      await at.twins.kept.keep(at.session.dealerKey, 'handovers', hashId, kept);
      await options.before?.(at);
    },
  });
  await screen.findByRole('radiogroup', { name: 'VIN: WB10A1234567' });
  const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
  const choose = (name: string, state: string) => page.user.click(group(name).getByRole('radio', { name: state }));
  const stored = () => page.at.twins.kept.read(page.at.session.dealerKey, 'handovers', hashId);
  return { ...page, group, choose, stored };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const linesOf = () => within(screen.getByRole('region', { name: 'Lines' }));
const aFile = (size = 100) => new File([new Uint8Array(size)], 'a.jpg', { type: 'image/jpeg' });
const picker = () => document.querySelector<HTMLInputElement>('input[capture]')!;

describe('the page at the yard', () => {
  it('has a radio group for each line with nothing preset, and says of when the statements are', async () => {
    const { group } = await atYard();
    expect(screen.getByRole('main', { name: 'Handover' })).toBeTruthy();
    expect(
      group('VIN: WB10A1234567')
        .getAllByRole('radio')
        .map(({ ariaLabel, parentElement }) => ariaLabel ?? parentElement!.textContent),
    ).toEqual(['As stated', 'Differs', 'Not checked']);
    expect(group('Number plate').getAllByRole('radio')).toHaveLength(2);
    expect(screen.getAllByRole('radio').some(radio => (radio as HTMLInputElement).checked)).toBe(false);
    expect(screen.getByText(/^As the offer said on .*2026/)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('stores each press, and shows it after a reload', async () => {
    const { choose, stored } = await atYard();
    await choose(MILEAGE, 'As stated');
    await answersArrive();
    expect((await stored())!.checks).toEqual({ totalMileage: { state: 'asStated', found: '', remark: '' } });
  });

  it('marks the sign of a VIN that differs, and says that I, O and Q do not occur in one', async () => {
    const { user, choose } = await atYard();
    await choose('VIN: WB10A1234567', 'Differs');
    const found = linesOf().getByRole('textbox', { name: 'Found' });
    await user.type(found, 'wb10a1284567');
    expect(linesOf().getByText('1 sign differs. Sign 8: stated 3, found 8.')).toBeTruthy();
    expect([...document.querySelectorAll('[data-differs="true"]')].map(sign => sign.textContent)).toEqual(['3', '8']);
    await user.clear(found);
    await user.type(found, 'WBIOA1234567');
    expect(linesOf().getByText(/^2 signs differ\. .* I, O and Q do not occur/)).toBeTruthy();
    await user.clear(found);
    await user.type(found, 'WB10A123456');
    expect(linesOf().getByText('1 sign differs. 11 of 12 signs. Sign 12: stated 7, found –.')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('asks what differs if the typed VIN is the stated one', async () => {
    const { user, choose } = await atYard();
    await choose('VIN: WB10A1234567', 'Differs');
    await user.type(linesOf().getByRole('textbox', { name: 'Found' }), 'wb10a1234567');
    expect(screen.getByText('what differs: VIN')).toBeTruthy();
  });

  it('takes one press for what is there, and counts what is missing as a difference unless the dealer does not complain', async () => {
    const { user, group, stored } = await atYard();
    await user.click(button('present'));
    expect(group('Number plate').getByRole<HTMLInputElement>('radio', { name: 'Found' }).checked).toBe(true);
    expect(screen.getByText('1 of 3 checked')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
    await user.click(button('missing'));
    expect(button('Report 1 difference')).toBeTruthy();
    const line = within(screen.getByRole('group', { name: 'Number plate' }));
    expect(line.getByRole<HTMLInputElement>('textbox', { name: 'Found' }).value).toBe('missing');
    await user.click(line.getByRole('checkbox', { name: 'Complain about this' }));
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
    await answersArrive();
    expect((await stored())!.checks).toMatchObject({ plate: { state: 'found', found: 'missing', isObjected: false } });
    expect(await axeFindings()).toEqual([]);
  });

  it.each<readonly [LineKey, readonly string[]]>([
    ['plate', ['present', 'missing']],
    ['keyCount', ['1', '2', '3', 'missing']],
    ['registration', ['present', 'missing']],
    ['title', ['present', 'missing']],
    ['serviceBooklet', ['present', 'missing']],
    ['inspection', ['present', 'missing']],
    ['gasTest', ['present', 'missing']],
    ['dampTest', ['present', 'missing']],
    ['pto', ['present', 'missing']],
    ['tyres', []],
  ])(
    'has presses for what is found most often at the line %s, which the offer does not state',
    async (key, presses) => {
      const line = { key, value: null };
      const kept = newHandover({ ...handover.statement, lines: [...handover.statement.lines.slice(0, 1), line] });
      await atYard(kept);
      const shown = document.querySelectorAll(`[data-line="${key}"] button[aria-pressed]`);
      expect([...shown].map(({ textContent }) => textContent)).toEqual(presses);
    },
  );

  it('has a line for what the offer does not name, which is a difference', async () => {
    const { user } = await atYard();
    await user.click(button('Add a line'));
    const line = within(screen.getByRole('group', { name: 'Further finding 1' }));
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
    await user.type(line.getByRole('textbox', { name: 'Found' }), 'no panniers');
    expect(button('Report 1 difference')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says beside the signatures which vehicle is signed for, because a notice may cover the title', async () => {
    await atYard();
    expect(screen.getByText('MB-YARD · WB10A1234567')).toBeTruthy();
  });

  it('enters the town of the seller as the place with one press', async () => {
    const contact = { name: 'Ada Horn', phone: '', email: '', address: ['Weg 1', '24103 Kiel'] };
    const { user } = await atYard(handover, {
      before: async ({ twins, session }) => {
        await twins.kept.keep(session.dealerKey, 'vehicles', hashId, { name: 'BMW R 1250 GS', contact });
        twins.preferences.write(LAST_DEALER, session.dealerKey);
        runInAction(() => session.sessionMissing({ reason: 'offline' }));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Enter Kiel' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Place' }).value).toBe('Kiel');
    expect(screen.queryByRole('button', { name: 'Enter Kiel' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Place: Kiel' }));
  });

  it('says that it works without a network, and lets a notice cover the title alone', async () => {
    await atYard();
    expect(screen.getByText('This page also works without a network.')).toBeTruthy();
    const title = screen.getByRole('heading', { level: 1, name: 'Handover' });
    expect(title.closest('[data-notice-place]')!.textContent).toBe('Handover');
  });

  it('says by how much a typed mileage differs', async () => {
    const { user, choose, passes } = await atYard();
    await choose(MILEAGE, 'Differs');
    await user.type(linesOf().getByRole('textbox', { name: 'Found' }), '38.900');
    expect(linesOf().getByText('700 km more than stated.').closest('[role=status]')).toBeNull();
    // Said once, and not after each digit.
    await passes(2 * SECOND);
    expect(linesOf().getAllByText('700 km more than stated.', { selector: '[role=status]' })).toHaveLength(1);
  });

  it('shows what the offer says now beside what it said first', async () => {
    const lines = handover.statement.lines.map(line =>
      line.key === 'totalMileage' ? { ...line, value: 41_000 } : line,
    );
    await atYard({ ...handover, later: { ...handover.statement, lines } });
    expect(screen.getByRole('radiogroup', { name: MILEAGE })).toBeTruthy();
    expect(linesOf().getByText('Changed since: 41 000 km')).toBeTruthy();
  });
});

describe('the photos of a line', () => {
  it('are stored and shown, and can be removed', async () => {
    const { user, choose, stored } = await atYard();
    await choose(MILEAGE, 'Differs');
    await user.upload(picker(), aFile());
    expect(await linesOf().findByRole('img', { name: 'Photo 1: Mileage' })).toBeTruthy();
    expect((await stored())!.photos).toMatchObject([{ line: 'totalMileage', bytes: 100 }]);
    await choose('VIN: WB10A1234567', 'Differs');
    expect(linesOf().getAllByRole('img', { name: /^Photo/ })).toHaveLength(1);
    expect(await axeFindings()).toEqual([]);
    await choose(MILEAGE, 'As stated');
    await user.click(button('Show photo 1'));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Photo 1: Mileage' })).getByRole('button', { name: 'Close' }),
    );
    await user.click(button('Remove photo 1'));
    expect(linesOf().getByRole('img', { name: 'Photo 1: Mileage' })).toBeTruthy();
    await user.click(button('Yes, remove'));
    expect(linesOf().queryByRole('img', { name: 'Photo 1: Mileage' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: MILEAGE }));
    expect((await stored())!.photos).toEqual([]);
  });

  it.each<[string, RegExp, (at: Workplace) => unknown, number]>([
    ['a 13th', /^A handover has 12 photos at most/, () => {}, MOST_PHOTOS],
    [
      'one for which the disk has no room',
      /^This device has no room for the photo/,
      at => {
        at.twins.book.failure = { reason: 'full' };
      },
      0,
    ],
    [
      'one beyond the 60 MB of all handovers',
      /^The photos of all handovers may use 60.MB\. The photo was not added/,
      ({ twins, session }) => {
        const photos = [{ id: '1', line: 'vin', bytes: PHOTO_ROOM } as const];
        return twins.kept.keep(session.dealerKey, 'handovers', 'MB-2', { ...handover, photos });
      },
      0,
    ],
  ])('are refused with a sentence: %s', async (_which, sentence, before, count) => {
    const photos = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      line: 'totalMileage' as const,
      bytes: 5,
    }));
    const checks = { totalMileage: { state: 'differs', found: '', remark: '' } as const };
    const { at, user, stored } = await atYard({ ...handover, photos, checks });
    await act(async () => void (await before(at)));
    await user.upload(picker(), aFile());
    const line = within(await screen.findByRole('group', { name: MILEAGE }));
    expect(await line.findByText(sentence)).toBeTruthy();
    expect((await stored())!.photos).toHaveLength(count);
  });

  it('can be taken of a line that is as stated', async () => {
    const { user, choose } = await atYard();
    await choose(MILEAGE, 'As stated');
    await user.upload(picker(), aFile());
    const line = within(screen.getByRole('group', { name: MILEAGE }));
    expect(await line.findByRole('img', { name: 'Photo 1: Mileage' })).toBeTruthy();
  });

  it('say how much of their room is used from 80 % on', async () => {
    await atYard({ ...handover, photos: [{ id: '1', line: 'vin', bytes: PHOTO_ROOM * 0.85 }] });
    expect(screen.getByText('The photos of all handovers use 85% of 60 MB. None is deleted by itself.')).toBeTruthy();
  });

  it('lead back to their line if the system discarded the page while the camera was open', async () => {
    const checks = { totalMileage: { state: 'differs', found: '', remark: '' } as const };
    await atYard(
      { ...handover, checks },
      {
        before: ({ twins, session }) =>
          twins.visitNotes.write('handoverCamera', JSON.stringify([session.dealerKey, hashId, 'totalMileage'])),
      },
    );
    expect(document.activeElement).toBe(button('Add photo'));
  });
});

describe('the signatures', () => {
  it('can be given on paper or refused with a reason, and fall with a changed line', async () => {
    const { user, choose, group, stored } = await atYard();
    const seller = within(screen.getByRole('region', { name: 'Signature of the seller' }));
    await user.type(seller.getByRole('textbox', { name: 'Name' }), 'Ada Horn');
    await user.click(seller.getByRole('button', { name: 'Not signed' }));
    await user.type(seller.getByRole('textbox', { name: 'Reason' }), 'left');
    const dealer = within(screen.getByRole('region', { name: 'Signature of the dealer' }));
    await user.click(dealer.getByRole('button', { name: 'Signed on paper' }));
    await answersArrive();
    expect(await stored()).toMatchObject({
      names: { seller: 'Ada Horn' },
      signatures: { seller: { way: 'notSigned', reason: 'left' }, dealer: { way: 'onPaper' } },
    });
    expect(await axeFindings()).toEqual([]);
    expect(
      group(MILEAGE)
        .getAllByRole('radio')
        .every(radio => (radio as HTMLInputElement).disabled),
    ).toBe(true);
    expect(screen.getByText('Signatures entered. The lines are locked.')).toBeTruthy();
    await user.click(button('Change the record'));
    expect(screen.getByText('The first change takes back the signatures.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '0 of 3 checked' }));
    await choose(MILEAGE, 'As stated');
    expect(screen.getAllByText(/^The record was changed after this signature/)).toHaveLength(2);
    expect(dealer.getByRole('button', { name: 'Signed on paper' }).getAttribute('aria-pressed')).toBe('false');
    await user.click(dealer.getByRole('button', { name: 'Signed on paper' }));
    expect(screen.getAllByText(/^The record was changed after this signature/)).toHaveLength(1);
  });

  const drawn = { way: 'drawn', strokes: [[1, 2, 3, 4]], reason: '', at: 5 } as const;
  const named = { ...handover, names: { dealer: 'Kim', seller: 'Ada' }, place: 'Kiel' };
  const signed = withSignature(withSignature(named, 'dealer', drawn), 'seller', drawn);
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const field = (within: ReturnType<typeof region>, name: string) =>
    within.getByRole<HTMLInputElement>('textbox', { name });

  it('lock their names and the place, and fall with them after the record is unlocked', async () => {
    const { user, stored } = await atYard(signed);
    const seller = region('Signature of the seller');
    const place = screen.getByRole<HTMLInputElement>('textbox', { name: 'Place' });
    expect([field(seller, 'Name').readOnly, place.readOnly]).toEqual([true, true]);
    await user.type(field(seller, 'Name'), 'x');
    await answersArrive();
    expect(await stored()).toEqual(signed);
    expect(await axeFindings()).toEqual([]);
    await user.click(button('Change the record'));
    await user.type(field(seller, 'Name'), ' Horn');
    await answersArrive();
    expect(await stored()).toMatchObject({ names: { seller: 'Ada Horn' }, takenBack: ['seller'] });
    expect(seller.getByRole('img', { name: 'Sign here' })).toBeTruthy();
    expect(region('Signature of the dealer').getByRole('img', { name: 'Signed: Kim' })).toBeTruthy();
  });

  it('come back with the version that was signed, which can be saved again', async () => {
    const { at, user, choose, stored } = await atYard(signed);
    await user.click(button('Change the record'));
    await choose(MILEAGE, 'As stated');
    savedFiles();
    await user.click(button('Save signed version'));
    expect(at.twins.handoverPapers.written[0]!.signatures.map(({ strokes }) => strokes)).toEqual([
      drawn.strokes,
      drawn.strokes,
    ]);
    await user.click(button('Restore signed version'));
    const asked = within(await screen.findByRole('dialog', { name: 'Restore the signed version?' }));
    expect(await stored()).not.toEqual(signed);
    await user.click(asked.getByRole('button', { name: 'Restore signed version' }));
    await answersArrive();
    expect(await stored()).toEqual(signed);
    expect(screen.queryByRole('button', { name: 'Restore signed version' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '0 of 3 checked' }));
  });

  it('that are cleared with one press come back with another one, unless the record was changed since', async () => {
    const { user, choose, stored } = await atYard(withSignature(named, 'seller', drawn));
    const seller = region('Signature of the seller');
    await user.click(seller.getByRole('button', { name: 'Not signed' }));
    await user.click(seller.getByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(seller.getByRole('group', { name: 'Signature of the seller' }));
    await answersArrive();
    expect(await stored()).toMatchObject({ signatures: { seller: { way: 'drawn', strokes: drawn.strokes } } });
    await user.click(seller.getByRole('button', { name: 'Clear' }));
    await choose(MILEAGE, 'As stated');
    expect(seller.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the record', () => {
  it('lists what it lacks, and is saved in the language of the dealer and the seller', async () => {
    const { at, user, choose } = await atYard();
    await choose(MILEAGE, 'Differs');
    const lacks = within(screen.getByRole('region', { name: 'Not in the record yet' }));
    expect(lacks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 lines are not checked',
      'what was found: Mileage',
      'Signature of the dealer',
      'Signature of the seller',
      'place',
    ]);
    const files = savedFiles();
    await user.click(button('Save record'));
    expect(await screen.findByText('The record is saved.')).toBeTruthy();
    expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^Handover-MB-YARD-\d{4}-\d\d-\d\d\.pdf$/)]);
    await choose(MILEAGE, 'As stated');
    expect(screen.queryByText('The record is saved.')).toBeNull();
    await choose(MILEAGE, 'Differs');
    const [paper] = at.twins.handoverPapers.written;
    expect(paper).toMatchObject({ title: 'Record of the handover / Protokół odbioru' });
    expect(paper!.lines.map(({ name, stated, result }) => [name, stated, result])).toEqual([
      ['VIN / Numer VIN', 'WB10A1234567', 'not checked / nie sprawdzono'],
      ['Mileage / Przebieg', '38\u00a0200\u00a0km', 'differs / niezgodne'],
      ['Number plate / Numer rejestracyjny', '–', 'not checked / nie sprawdzono'],
    ]);
    await user.click(button('missing'));
    await user.click(button('Save record'));
    await answersArrive();
    expect(at.twins.handoverPapers.written.at(-1)!.lines.at(-1)!.found).toContain('missing / brak');
  });

  it('says that it needs a network if its code was never loaded, and nothing is lost', async () => {
    const { at, user } = await atYard();
    at.twins.handoverPapers.failure = { reason: 'offline' };
    await user.click(button('Save record'));
    expect(await screen.findByText(/^The record needs a file that is not kept on this device/)).toBeTruthy();
  });

  it('is shared where the device has a list of apps, and says nothing if that is closed', async () => {
    const { at, user } = await atYard(handover, {
      before: ({ twins }) => {
        twins.fileSharing.outcome = 'cancelled';
      },
    });
    await user.click(button('Share'));
    expect(screen.queryByText('The record was handed to the other app.')).toBeNull();
    at.twins.fileSharing.outcome = 'shared';
    await user.click(button('Share'));
    expect(await screen.findByText('The record was handed to the other app.')).toBeTruthy();
    expect(at.twins.fileSharing.shared).toHaveLength(1);
    expect(at.twins.handoverPapers.written).toHaveLength(1);
  });

  it('has no button to share where there is no list of apps', async () => {
    await atYard();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('is deleted after a question', async () => {
    const { user, choose, stored } = await atYard();
    await choose(MILEAGE, 'As stated');
    await user.click(button('Delete record'));
    await user.click(button('Yes, delete'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'The record is deleted.' }));
    await answersArrive();
    expect(await stored()).toEqual(handover);
  });
});

describe('the report', () => {
  it('becomes the draft of the conversation, and is sent there', async () => {
    const { at, user, choose } = await atYard();
    await choose(MILEAGE, 'Differs');
    await user.type(linesOf().getByRole('textbox', { name: 'Found' }), '38 900 km');
    await user.type(screen.getByRole('textbox', { name: 'Place' }), 'Kiel');
    await user.click(button('Report 1 difference'));
    const text = at.input.valueOf('typedMessages', hashId)!;
    expect(text.split('\n')).toEqual([
      'Handover of MB-YARD (MB-YARD): differences',
      expect.stringMatching(/^Handover on .*2026, .*, Kiel$/),
      'At the handover we found what differs from the offer:',
      `- ${MILEAGE}. At the handover: 38\u00a0900\u00a0km (+700\u00a0km)`,
      'Signature of the dealer: No signature',
      'Signature of the seller: No signature',
    ]);
    expect(location.pathname).toBe(paths.conversation(hashId));
    expect(at.calls.filter(call => call.startsWith('say '))).toEqual([]);
  });
});

it('proposes the driver of the tour as the one who signs', async () => {
  await atYard(handover, {
    before: ({ twins, session }) =>
      twins.kept.keep(session.dealerKey, 'pickupPlans', PICKUP_PLAN, {
        ...emptyPlan,
        stops: [hashId],
        driver: 'Jan Lis',
      }),
  });
  const dealer = within(screen.getByRole('region', { name: 'Signature of the dealer' }));
  expect(await dealer.findByDisplayValue('Jan Lis')).toBeTruthy();
});

it('prints what the file has, with the photos and signatures', async () => {
  const { at, choose, user } = await atYard({ ...handover, place: 'Kiel', names: { seller: 'Ada Horn' } });
  await choose(MILEAGE, 'Differs');
  await user.upload(picker(), aFile());
  await linesOf().findByRole('img', { name: 'Photo 1: Mileage' });
  const drawn = { way: 'drawn', strokes: [[1, 2, 3, 4]], reason: '', at: 5 } as const;
  act(() => at.container.get(OpenedHandover).change(before => withSignature(before, 'seller', drawn)));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = document.querySelector<HTMLElement>('[data-sheet]')!;
  expect(sheet.textContent).toContain('Record of the handover / Protokół odbioru');
  expect(sheet.textContent).toContain('Ada Horn');
  expect(sheet.textContent).toContain('Kiel');
  expect(sheet.querySelectorAll('img')).toHaveLength(1);
  expect(sheet.querySelectorAll('polyline')).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('stays in sight while the profile is asked for again, because the network comes and goes at a yard', async () => {
  const { at, user } = await atYard(handover, {
    before: workplace => {
      workplace.twins.preferences.write(LAST_DEALER, workplace.session.dealerKey);
      runInAction(() => workplace.session.sessionMissing({ reason: 'offline' }));
    },
  });
  const place = screen.getByRole('textbox', { name: 'Place' });
  at.twins.line.failNext({ reason: 'offline' });
  act(() => at.session.checkStarted());
  expect(screen.getByRole('textbox', { name: 'Place' })).toBe(place);
  await answersArrive();
  expect(at.session.state).toMatchObject({ step: 'unauthorized', failure: { reason: 'offline' } });
  expect(screen.getByRole('textbox', { name: 'Place' })).toBe(place);
  await user.click(button('Try again'));
  await screen.findByRole('navigation', { name: 'Main menu' });
  await user.type(await screen.findByRole('textbox', { name: 'Place' }), 'Kiel');
  await answersArrive();
  expect(await at.twins.kept.read(at.twins.preferences.read(LAST_DEALER)!, 'handovers', hashId)).toMatchObject({
    place: 'Kiel',
  });
});

it('works after a start without a network from what the device has kept', async () => {
  const { at, user, choose } = await atYard(
    { ...handover, buyer: { firm: 'Albrecht KG, Hamburg', name: 'Kim Brandt' } },
    {
      before: workplace => {
        workplace.twins.preferences.write(LAST_DEALER, workplace.session.dealerKey);
        runInAction(() => workplace.session.sessionMissing({ reason: 'offline' }));
      },
    },
  );
  const dealer = at.twins.preferences.read(LAST_DEALER)!;
  expect(screen.getByRole('main', { name: 'Handover' })).toBeTruthy();
  await choose(MILEAGE, 'Differs');
  const dealerName = within(screen.getByRole('region', { name: 'Signature of the dealer' })).getByRole('textbox');
  expect((dealerName as HTMLInputElement).value).toBe('Kim Brandt');
  savedFiles();
  await user.click(button('Save record'));
  expect(at.twins.handoverPapers.written[0]!.facts).toContainEqual(['Dealer / Kupujący', 'Albrecht KG, Hamburg']);
  await user.click(button('Report 1 difference'));
  await answersArrive();
  expect(await at.twins.kept.read(dealer, 'typedMessages', hashId)).toContain(`- ${MILEAGE}`);
  expect(screen.getByText(/^The message is prepared in the conversation/)).toBeTruthy();
  expect(await at.twins.kept.read(dealer, 'handovers', hashId)).toMatchObject({ report: { sentAt: null } });
  expect(await axeFindings()).toEqual([]);
});
