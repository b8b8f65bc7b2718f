import { runInAction } from 'mobx';
import { PickupTour } from '../../../src/application/board/PickupTour';
import { BookStore } from '../../../src/application/book/BookStore';
import { ConversationStore } from '../../../src/application/conversations/ConversationStore';
import { SendMessage } from '../../../src/application/conversations/SendMessage';
import { Handovers } from '../../../src/application/handover/Handovers';
import { OpenedHandover } from '../../../src/application/handover/OpenedHandover';
import { Offers } from '../../../src/application/ports/Offers';
import { LAST_DEALER } from '../../../src/application/session/SessionStore';
import { withStop } from '../../../src/domain/board/PickupPlan';
import {
  handoverCount,
  newHandover,
  photoKey,
  type Signature,
  withCheck,
  withoutPhoto,
  withSignature,
  withSignedVersion,
} from '../../../src/domain/handover/Handover';
import { PHOTO_ROOM } from '../../../src/domain/handover/PhotoRoom';
import { isPickedUp } from '../../../src/domain/offers/Deal';
import type { HashId } from '../../../src/domain/offers/Offer';
import { SECOND } from '../../../src/domain/shared/Instant';
import { failed } from '../../../src/domain/shared/Result';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { aHeldOffer, atTheList, Workplace, type WorkplaceOptions } from '../../support/Workplace';

watchActions();

describe('Handovers', () => {
  async function withDeals() {
    const at = new Workplace({ offers: 600 });
    at.container.get(PickupTour).run();
    await at.loadOffers.refresh('inRealization');
    await settled();
    const deals = at
      .list('inRealization')
      .ids.filter(hashId => at.offer(hashId).deal && !isPickedUp(at.offer(hashId).deal!));
    const stop = at.container.get(Handovers).run();
    await settled();
    const kept = (hashId: HashId) => at.twins.kept.read(at.session.dealerKey, 'handovers', hashId);
    return { at, deals, stop, kept };
  }

  /** From now on, the offer states another VIN. */
  function changeVin(at: Workplace, hashId: HashId): void {
    const detail = at.opened.detailOf(hashId)!;
    const vehicle = { ...detail.vehicle, vin: 'WB1CHANGED' };
    jest
      .spyOn(at.twins.offers, 'open')
      .mockResolvedValue({ ok: true, value: { offer: at.offer(hashId), detail: { ...detail, vehicle } } });
  }

  it('the offers of the tour are read once, and what they say is kept', async () => {
    const { at, deals, kept } = await withDeals();
    const [first, second] = deals;
    expect(at.sent('open')).toEqual([]);
    at.container.get(PickupTour).change(plan => withStop(withStop(plan, first!, true), second!, true));
    await settled();
    // The second stop starts a new reading, which ends the one of the first.
    expect(at.opened.detailOf(second!)).toBeDefined();
    const { vehicle } = at.opened.detailOf(first!)!;
    const { buyer, statement } = (await kept(first!))!;
    expect(buyer!.firm).toContain(at.session.dealer!.companyName);
    expect(statement.seenAt).toBe(at.twins.clock.now());
    expect(statement.lines.find(({ key }) => key === 'vin')!.value).toBe(vehicle?.vin ?? null);
    const read = at.sent('open').length;
    at.container.get(Handovers).run();
    await settled();
    expect(at.sent('open')).toHaveLength(read);
  });

  it('a deal that the dealer opens is kept too, and what has changed since stands beside it', async () => {
    const { at, deals, kept } = await withDeals();
    const hashId = deals[0]!;
    await at.opened.read(hashId);
    await settled();
    const before = (await kept(hashId))!.statement;
    changeVin(at, hashId);
    await at.opened.read(hashId);
    await settled();
    const { statement, later } = (await kept(hashId))!;
    expect(statement).toEqual(before);
    expect(later!.lines.find(({ key }) => key === 'vin')!.value).toBe('WB1CHANGED');
  });

  it('an offer that has changed is compared alone, and not with all other deals', async () => {
    const { at, deals } = await withDeals();
    const second = deals[1]!;
    for (const hashId of deals.slice(0, 3)) await at.opened.read(hashId);
    await settled();
    await at.passes(60_000);
    changeVin(at, second);
    const asked = jest.spyOn(at.container.get(BookStore), 'get');
    await at.opened.read(second);
    await settled();
    const ofDeals = asked.mock.calls.filter(([collection]) => collection === 'handovers').map(([, hashId]) => hashId);
    expect(new Set(ofDeals)).toEqual(new Set([second]));
  });

  /** Seven offers of a list, and a server that answers about none of them. */
  async function silent() {
    const at = new Workplace();
    await at.loadOffers.refresh('browse');
    const open = jest
      .spyOn(at.container.get(Offers), 'open')
      .mockImplementation(
        (_id, signal) =>
          new Promise(resolve => signal!.addEventListener('abort', () => resolve(failed({ reason: 'aborted' })))),
      );
    const hashIds = at.list('browse').ids.slice(0, 7);
    const controller = new AbortController();
    let hasEnded = false;
    const read = at.container.get(Handovers).readOffers(hashIds, controller.signal);
    void read.then(() => (hasEnded = true));
    await settled();
    return { at, hashIds, controller, asked: () => open.mock.calls.length, hasEnded: () => hasEnded };
  }

  describe('Handovers', () => {
    it('reads all vehicles, and none that is known', async () => {
      const at = new Workplace();
      await at.loadOffers.refresh('browse');
      const hashIds = at.list('browse').ids.slice(0, 7);
      await at.opened.read(hashIds[0]!);
      at.calls.length = 0;
      await at.container.get(Handovers).readOffers(hashIds, new AbortController().signal);
      expect(hashIds.every(hashId => at.opened.detailOf(hashId))).toBe(true);
      expect(at.calls).toHaveLength(6);
    });

    it('reads three vehicles at a time, and ends after fifteen seconds however many are missing', async () => {
      const { at, asked, hasEnded } = await silent();
      expect(asked()).toBe(3);
      await at.passes(14 * SECOND);
      expect(hasEnded()).toBe(false);
      await at.passes(SECOND);
      expect([asked(), hasEnded()]).toEqual([3, true]);
    });

    it('ends when it is cancelled, and then no vehicle is being read', async () => {
      const { at, hashIds, controller, asked, hasEnded } = await silent();
      controller.abort();
      await settled();
      expect([asked(), hasEnded()]).toEqual([3, true]);
      const steps = hashIds.map(hashId => at.opened.statusOf(hashId).step);
      expect(steps).toEqual(['failed', 'failed', 'failed', 'idle', 'idle', 'idle', 'idle']);
    });
  });
});

describe('OpenedHandover', () => {
  const hashId = 'MB-1' as HashId;
  const statement = {
    seenAt: 1,
    country: 'DE',
    lines: [
      { key: 'vin', value: 'WB10A1' },
      { key: 'totalMileage', value: 38_200 },
    ],
  } as const;
  const drawn: Signature = { way: 'drawn', strokes: [[1, 2, 3, 4]], reason: '', at: 5 };
  const aPhoto = (size = 1_000) => new Blob([new Uint8Array(size)], { type: 'image/jpeg' });

  async function opened(options: WorkplaceOptions = {}, before: (at: Workplace) => unknown = () => {}) {
    const at = new Workplace(options);
    const { dealerKey } = at.session;
    if (!options.beside) await at.twins.kept.keep(dealerKey, 'handovers', hashId, newHandover(statement));
    await before(at);
    const keep = at.container.get(OpenedHandover);
    const leave = keep.run(hashId);
    await settled();
    const stored = () => at.twins.kept.read(dealerKey, 'handovers', hashId);
    const photos = () => at.twins.kept.readAll(dealerKey, 'handoverPhotos');
    return { at, keep, leave, stored, photos, dealerKey };
  }

  describe('a record', () => {
    it('is stored with each change, and is there after a reload', async () => {
      const { at, keep, leave, stored } = await opened();
      keep.change(handover => withCheck(handover, 'vin', { state: 'asStated' }));
      keep.change(handover => withSignature(handover, 'seller', drawn));
      keep.change(handover => ({ ...handover, place: 'Kiel' }));
      await settled();
      expect(await stored()).toEqual(keep.handover);
      leave();
      expect(keep.handover).toBeNull();
      const again = await opened({ beside: at });
      expect(again.keep.handover).toMatchObject({
        checks: { vin: { state: 'asStated' } },
        signatures: { seller: drawn },
        place: 'Kiel',
      });
    });

    it('that the browser has not stored yet is there after a reload', async () => {
      const { at, keep } = await opened();
      const put = jest.spyOn(at.twins.book, 'put').mockReturnValue(new Promise(() => {}));
      keep.change(handover => ({ ...handover, place: 'Kiel' }));
      keep.change(handover => withCheck(handover, 'vin', { state: 'asStated' }));
      at.twins.browserWindow.hide();
      put.mockRestore();
      const again = await opened({ beside: at });
      expect(again.keep.handover).toMatchObject({ place: 'Kiel', checks: { vin: { state: 'asStated' } } });
    });

    it('of a deal that this device knows nothing about has lines to fill in', async () => {
      const at = new Workplace();
      const keep = at.container.get(OpenedHandover);
      keep.run('MB-UNKNOWN' as HashId);
      await settled();
      expect(keep.handover!.statement.seenAt).toBeNull();
      expect(keep.handover!.statement.lines.every(({ value }) => value === null)).toBe(true);
      expect(await at.twins.kept.read(at.session.dealerKey, 'handovers', 'MB-UNKNOWN')).toBeUndefined();
    });

    it('follows the change of another tab, and keeps what is being typed here', async () => {
      const here = await opened();
      const there = await opened({ beside: here.at });
      there.keep.change(handover => withCheck(handover, 'vin', { state: 'differs', found: 'WB10A2' }));
      await settled();
      expect(here.keep.handover).toEqual(there.keep.handover);
      here.keep.change(handover => ({ ...handover, place: 'Ki' }));
      here.keep.change(handover => ({ ...handover, place: 'Kiel' }));
      await settled();
      expect(there.keep.handover).toMatchObject({ place: 'Kiel', checks: { vin: { found: 'WB10A2' } } });
    });

    it('stays in sight if it cannot be stored, says why, and is stored with the next change', async () => {
      const { at, keep, stored } = await opened();
      at.twins.book.failure = { reason: 'full' };
      keep.change(handover => ({ ...handover, place: 'Kiel' }));
      await settled();
      expect(keep.failure).toEqual({ reason: 'full' });
      expect(keep.handover!.place).toBe('Kiel');
      at.twins.book.failure = null;
      keep.change(handover => ({ ...handover, place: 'Kiel 2' }));
      await settled();
      expect(keep.failure).toBeNull();
      expect((await stored())!.place).toBe('Kiel 2');
    });

    it('that cannot be read is not replaced', async () => {
      const { keep, stored } = await opened({}, at =>
        at.twins.kept.keep(at.session.dealerKey, 'handovers', hashId, { later: 1 } as never),
      );
      expect(keep.failure).toEqual({ reason: 'setAside' });
      keep.change(handover => ({ ...handover, place: 'Kiel' }));
      await settled();
      expect(keep.handover).toBeNull();
      expect(await stored()).toBeUndefined();
    });

    it('is kept after a start without a network, in the book of the dealer of this device', async () => {
      const { at, keep, stored } = await opened({}, workplace => {
        workplace.twins.preferences.write(LAST_DEALER, workplace.session.dealerKey);
        runInAction(() => workplace.session.sessionMissing({ reason: 'offline' }));
      });
      keep.change(handover => withCheck(handover, 'vin', { state: 'asStated' }));
      await keep.addPhoto('vin', aPhoto());
      await settled();
      expect(handoverCount((await stored())!)).toMatchObject({ unchecked: 1 });
      expect((await stored())!.photos).toHaveLength(1);
      expect(at.calls).toEqual([]);
    });

    it('is not stored while the dealer signs out', async () => {
      const { at, keep, stored } = await opened();
      runInAction(() => at.session.signOutStarted());
      keep.change(handover => ({ ...handover, place: 'Kiel' }));
      await settled();
      expect((await stored())!.place).toBe('');
    });
  });

  describe('a photo', () => {
    it('is on disk as bytes before it is in the record', async () => {
      const { keep, photos, dealerKey, at } = await opened();
      const put = jest.spyOn(at.twins.book, 'put');
      await keep.addPhoto('totalMileage', aPhoto(500));
      await settled();
      expect(put.mock.calls.map(([, collection]) => collection)).toEqual(['handoverPhotos', 'handovers']);
      const [photo] = keep.handover!.photos;
      expect(photo).toMatchObject({ line: 'totalMileage', bytes: 500 });
      const stored = (await photos()).get(photoKey(hashId, photo!.id))!;
      expect(ArrayBuffer.isView(stored.bytes)).toBe(true);
      expect(stored.bytes.length).toBe(500);
      expect(keep.used).toBe(500);
      expect(dealerKey).not.toBe('');
    });

    it('that was stored before the page was discarded is in the record again, at its line', async () => {
      const { at, keep } = await opened({}, ({ twins, session }) =>
        twins.kept.keep(session.dealerKey, 'handoverPhotos', photoKey(hashId, '7'), {
          line: 'vin',
          bytes: new Uint8Array(9),
        }),
      );
      expect(keep.handover!.photos).toEqual([{ id: '7', line: 'vin', bytes: 9 }]);
      expect(keep.files.get('7')!.length).toBe(9);
      expect(at.twins.visitNotes.all).toEqual({});
    });

    it('takes back the signatures, and so does its removal', async () => {
      const { keep } = await opened();
      keep.change(handover => withSignature(handover, 'dealer', drawn));
      await keep.addPhoto('vin', aPhoto());
      expect(keep.handover).toMatchObject({ signatures: {}, takenBack: ['dealer'] });
      keep.change(handover => withSignature(handover, 'dealer', drawn));
      const { id } = keep.handover!.photos[0]!;
      keep.change(handover => withoutPhoto(handover, id));
      await settled();
      expect(keep.handover).toMatchObject({ photos: [], signatures: {}, takenBack: ['dealer'] });
    });

    it('stays on disk as long as the version that was signed has it', async () => {
      const { at, keep, photos } = await opened();
      await keep.addPhoto('vin', aPhoto());
      keep.change(handover => withSignature(handover, 'dealer', drawn));
      const signed = keep.handover!;
      keep.change(handover => withoutPhoto(handover, signed.photos[0]!.id));
      await settled();
      expect((await photos()).size).toBe(1);
      const again = await opened({ beside: at });
      expect(again.keep.handover!.photos).toEqual([]);
      expect(again.keep.used).toBe(1_000);
      again.keep.change(withSignedVersion);
      await settled();
      expect(again.keep.handover).toEqual(signed);
      expect(again.keep.files.size).toBe(1);
      again.keep.change(handover => withSignature(handover, 'dealer', null));
      again.keep.change(handover => withoutPhoto(handover, signed.photos[0]!.id));
      await settled();
      expect((await photos()).size).toBe(0);
      expect(again.keep.files.size).toBe(0);
    });

    it('is refused after 12 of a deal, and those that were there stay', async () => {
      const { keep, photos } = await opened();
      await Promise.all(Array.from({ length: 13 }, () => keep.addPhoto('vin', aPhoto(10))));
      await settled();
      expect(keep.refusal?.reason).toBe('tooMany');
      expect(keep.handover!.photos).toHaveLength(12);
      expect((await photos()).size).toBe(12);
    });

    it('is refused beyond the room for the photos of all records', async () => {
      const other = {
        ...newHandover(statement),
        photos: [{ id: '1', line: 'vin', bytes: PHOTO_ROOM - 1_500 } as const],
      };
      const { keep } = await opened({}, at => at.twins.kept.keep(at.session.dealerKey, 'handovers', 'MB-2', other));
      expect(keep.used).toBe(PHOTO_ROOM - 1_500);
      await keep.addPhoto('vin', aPhoto(1_000));
      expect(keep.refusal).toBeNull();
      await keep.addPhoto('vin', aPhoto(1_000));
      expect(keep.refusal?.reason).toBe('noRoom');
      expect(keep.handover!.photos).toHaveLength(1);
    });

    it('for which the disk has no room is refused, is not kept in memory, and leaves the others', async () => {
      const { at, keep, photos } = await opened();
      await keep.addPhoto('vin', aPhoto(10));
      const real = at.twins.book.put.bind(at.twins.book);
      jest.spyOn(at.twins.book, 'put').mockImplementation(async (dealer, collection, records) => {
        at.twins.book.failure = collection === 'handoverPhotos' ? { reason: 'full' } : null;
        const answer = await real(dealer, collection, records);
        at.twins.book.failure = null;
        return answer;
      });
      await keep.addPhoto('vin', aPhoto(20));
      await settled();
      expect(keep.refusal?.reason).toBe('diskFull');
      expect(keep.handover!.photos.map(({ bytes }) => bytes)).toEqual([10]);
      expect([...(await photos()).values()].map(({ bytes }) => bytes.length)).toEqual([10]);
    });

    it('is refused if it is no picture', async () => {
      const { keep } = await opened();
      await keep.addPhoto('vin', new Blob(['text'], { type: 'text/plain' }));
      expect(keep.refusal).toEqual({ line: 'vin', reason: 'unreadable' });
      await keep.addPhoto('vin', aPhoto());
      expect(keep.refusal).toBeNull();
    });
  });

  it('the line for which the camera was opened is known after the page was discarded, once and for this deal', async () => {
    const { at, keep } = await opened();
    keep.cameraOpened('totalMileage');
    const again = await opened({ beside: at });
    expect(again.keep.returnedTo).toBe('totalMileage');
    expect((await opened({ beside: at })).keep.returnedTo).toBeNull();
    keep.cameraOpened('totalMileage');
    await keep.addPhoto('totalMileage', aPhoto());
    expect((await opened({ beside: at })).keep.returnedTo).toBeNull();
  });

  it('the deletion of a record leaves what the offer said, and no photo', async () => {
    const { keep, stored, photos } = await opened();
    keep.change(handover => withCheck(handover, 'vin', { state: 'asStated' }));
    await keep.addPhoto('vin', aPhoto());
    keep.deleteAll();
    await settled();
    expect(await stored()).toEqual(newHandover(statement));
    expect((await photos()).size).toBe(0);
    expect(keep.used).toBe(0);
  });

  const HEADING = 'Handover of MB-1';
  const TEXT = `${HEADING}\nMileage: 38 200 km, found 38 900 km`;

  async function withDifference() {
    const at = await atTheList();
    const { hashId } = aHeldOffer(at, () => true);
    const mileage = { ...statement, lines: statement.lines.slice(1) };
    const handover = withCheck(newHandover(mileage), 'totalMileage', { state: 'differs', found: '38 900' });
    await at.twins.kept.keep(at.session.dealerKey, 'handovers', hashId, handover);
    const keep = at.container.get(OpenedHandover);
    keep.run(hashId);
    at.container.get(Handovers).noteReports();
    await settled();
    return { at, hashId, keep, draft: () => at.input.valueOf('typedMessages', hashId) };
  }

  describe('a report of the differences', () => {
    it('becomes the draft of the conversation, and nothing is sent', async () => {
      const { at, keep, draft } = await withDifference();
      const calls = at.calls.length;
      await keep.report(HEADING, TEXT);
      await settled();
      expect(draft()).toBe(TEXT);
      expect(at.calls).toHaveLength(calls);
      expect(keep.handover!.report).toEqual({
        heading: HEADING,
        lines: ['totalMileage'],
        preparedAt: at.twins.clock.now(),
        sentAt: null,
      });
      expect(handoverCount(keep.handover!).unreported).toBe(1);
    });

    it('comes after what the dealer has typed there, and replaces an earlier report', async () => {
      const { at, hashId, keep, draft } = await withDifference();
      at.input.type('typedMessages', hashId, 'Hello');
      await keep.report(HEADING, `${HEADING}\nold`);
      await keep.report(HEADING, TEXT);
      expect(draft()).toBe(`Hello\n\n${TEXT}`);
    });

    it('counts as sent once the message is in the conversation', async () => {
      const { at, hashId, keep } = await withDifference();
      await keep.report(HEADING, TEXT);
      await at.container.get(ConversationStore).open(hashId);
      await at.container.get(SendMessage).sendTyped(hashId);
      await settled();
      expect(keep.handover!.report!.sentAt).not.toBeNull();
      expect(handoverCount(keep.handover!)).toEqual({ unchecked: 0, differ: 1, unreported: 0 });
      keep.change(handover => ({ ...handover, place: 'Kiel' }));
      await settled();
      const stored = await at.twins.kept.read(at.session.dealerKey, 'handovers', hashId);
      expect(stored!.report!.sentAt).toBe(keep.handover!.report!.sentAt);
    });

    it('that is the second one counts as sent once it is sent itself', async () => {
      const { at, hashId, keep } = await withDifference();
      await keep.report(HEADING, TEXT);
      await at.container.get(ConversationStore).open(hashId);
      await at.container.get(SendMessage).sendTyped(hashId);
      await at.passes(60_000);
      await keep.report(HEADING, TEXT);
      await settled();
      expect(keep.handover!.report!.sentAt).toBeNull();
      await at.container.get(SendMessage).sendTyped(hashId);
      await settled();
      expect(keep.handover!.report!.sentAt).not.toBeNull();
    });

    it('waits in the book after a start without a network', async () => {
      const { at, hashId, keep } = await withDifference();
      const { dealerKey } = at.session;
      at.twins.preferences.write(LAST_DEALER, dealerKey);
      runInAction(() => at.session.sessionMissing({ reason: 'offline' }));
      await keep.report(HEADING, TEXT);
      expect(await at.twins.kept.read(dealerKey, 'typedMessages', hashId)).toBe(TEXT);
    });
  });
});
