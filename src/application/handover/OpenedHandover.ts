import { injectable } from 'inversify';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import {
  buyerOf,
  differingLines,
  type Handover,
  type HandoverPhoto,
  keptPhotos,
  newHandover,
  photoKey,
  withPhoto,
  withStatement,
} from '../../domain/handover/Handover';
import { photoBytes, photoRefusal, type PhotoRefusal } from '../../domain/handover/PhotoRoom';
import { type LineKey, statementOf } from '../../domain/handover/Statement';
import type { HashId } from '../../domain/offers/Offer';
import type { OfferDetail } from '../../domain/offers/OfferDetail';
import type { StatedInRow } from '../../domain/valuation/NotStated';
import { Book } from '../book/Book';
import { TypedInput } from '../forms/TypedInput';
import { OfflineBook } from '../offline/OfflineBook';
import { type Cancel, Clock } from '../ports/Clock';
import { type BookFailure, DealerBook } from '../ports/DealerBook';
import { Pictures } from '../ports/Pictures';
import { VisitStorage } from '../ports/Preferences';
import { SessionStore } from '../session/SessionStore';
import { together } from '../shared/together';

/** The record that is open, and whose it is. */
interface OpenRecord {
  readonly dealer: string;
  readonly hashId: HashId;
  value: Handover;
  isDirty: boolean;
  isWriting: boolean;
}

/** Nothing is known about the offer. */
const unknownRow: StatedInRow = {
  vehicleType: 'Motorbike',
  unstated: ['vehicleType'],
  year: null,
  productionYear: null,
  totalMileage: null,
};

/** The tab keeps for which line the camera was opened: the system may discard the page meanwhile. */
const CAMERA = 'handoverCamera';

/**
 * The record of one handover, kept with each change. It needs no profile, because the app may have been started without a
 * network.
 */
@injectable()
export class OpenedHandover {
  /** Null until it is read. */
  handover: Handover | null = null;
  /** The photos by their ids. */
  readonly files = observable.map<string, Uint8Array<ArrayBuffer>>(undefined, { deep: false });
  /** Why the last change is not on disk, or why nothing can be read. */
  failure: BookFailure | null = null;
  /** Why the last photo was not taken, and of which line. */
  refusal: { readonly line: LineKey; readonly reason: PhotoRefusal } | null = null;
  /** A photo is being made smaller and stored. */
  isTaking = false;
  /** The bytes of the photos of the other records. */
  private others = 0;
  /** The line for which the camera was opened before the page was loaded. */
  returnedTo: LineKey | null = null;
  private open: OpenRecord | null = null;
  /** One photo after the other, because each needs much memory. */
  private taking: Promise<void> = Promise.resolve();

  constructor(
    private readonly dealerBook: DealerBook,
    private readonly book: Book,
    private readonly offline: OfflineBook,
    private readonly input: TypedInput,
    private readonly session: SessionStore,
    private readonly pictures: Pictures,
    private readonly visit: VisitStorage,
    private readonly clock: Clock,
  ) {
    makeObservable<this, 'others'>(this, {
      handover: observableRef,
      failure: observableRef,
      refusal: observableRef,
      isTaking: observableRef,
      others: observableRef,
      returnedTo: observableRef,
    });
  }

  /** The bytes of the photos of all records. */
  get used(): number {
    return this.others + (this.handover ? photoBytes([this.handover]) : 0);
  }

  /** Opens the record of a deal and follows the other tabs, until it is cancelled. */
  run(hashId: HashId): Cancel {
    const dealer = this.offline.dealerKey;
    if (dealer === null) return () => {};
    let isLeft = false;
    void this.read(dealer, hashId, () => isLeft);
    const stop = this.dealerBook.onChange(dealer, 'handovers', change => {
      const { open } = this;
      if (change.kind === 'replaced' || (change.kind === 'removed' && change.key === hashId))
        return void this.read(dealer, hashId, () => isLeft);
      const changed = change.kind === 'put' ? change.records.find(({ key }) => key === hashId) : undefined;
      if (!changed) void this.measure(dealer, hashId);
      // What was typed here since is stored after it.
      else if (open && !open.isDirty && !open.isWriting) this.shows(open, changed.value);
    });
    return together(stop, () => {
      isLeft = true;
      this.open = null;
      runInAction(() => {
        this.handover = null;
        this.failure = null;
        this.refusal = null;
        this.returnedTo = null;
        this.others = 0;
        this.files.clear();
      });
    });
  }

  /** The offer was read. What it says is kept beside what it said first, with who buys it. */
  offerRead(hashId: HashId, row: StatedInRow, detail: OfferDetail): void {
    if (this.open?.hashId !== hashId) return;
    const { dealer } = this.session;
    this.change(handover => {
      const stated = withStatement(handover, statementOf(row, detail, this.clock.now()));
      return stated.buyer || !dealer ? stated : { ...stated, buyer: buyerOf(dealer) };
    });
  }

  /** The change shows at once, and is stored after those before it. Photos that the record does not need any more are deleted. */
  change(changed: (handover: Handover) => Handover): void {
    const { open } = this;
    if (!open) return;
    const before = open.value;
    const value = changed(before);
    if (value === before) return;
    open.isDirty = true;
    this.shows(open, value);
    void this.write(open);
    const kept = new Set(keptPhotos(value).map(({ id }) => id));
    for (const { id } of keptPhotos(before)) if (!kept.has(id)) void this.forget(open, id);
  }

  /** The camera or the list of files opens for a line. */
  cameraOpened(line: LineKey): void {
    const { open } = this;
    if (open) this.visit.write(CAMERA, JSON.stringify([open.dealer, open.hashId, line]));
  }

  /** Adds a photo once it is on disk, or says why not. */
  addPhoto(line: LineKey, file: Blob): Promise<void> {
    this.visit.remove(CAMERA);
    this.taking = this.taking.then(() => this.take(line, file));
    return this.taking;
  }

  /** Deletes the record and its photos. What the offer said stays. */
  deleteAll(): void {
    this.change(({ statement, later, buyer }) => ({ ...newHandover(statement, buyer), later }));
  }

  /**
   * Prepares the message to support about what differs, as the draft of the offer's conversation. The text begins with the
   * heading. What the dealer has typed there stays in front of it. Sends nothing.
   */
  async report(heading: string, text: string): Promise<void> {
    const { open } = this;
    if (!open) return;
    await this.draftReport(open, heading, text);
    this.change(handover => ({
      ...handover,
      report: {
        heading,
        lines: differingLines(handover).map(({ key }) => key),
        preparedAt: this.clock.now(),
        sentAt: null,
      },
    }));
  }

  private async draftReport({ dealer, hashId }: OpenRecord, heading: string, text: string): Promise<void> {
    if (this.offline.isInUse) {
      const typed = await this.dealerBook.read(dealer, 'typedMessages', hashId);
      const value = withReport((typed.ok && typed.value?.value) || '', heading, text);
      await this.dealerBook.put(dealer, 'typedMessages', [{ key: hashId, changedAt: this.clock.deviceNow(), value }]);
      return;
    }
    await this.input.reread('typedMessages', hashId);
    const typed = this.input.valueOf('typedMessages', hashId) ?? '';
    this.input.type('typedMessages', hashId, withReport(typed, heading, text));
  }

  private async take(line: LineKey, file: Blob): Promise<void> {
    const { open } = this;
    if (!open) return;
    runInAction(() => {
      this.refusal = null;
      this.isTaking = true;
    });
    const refusal = await this.stored(open, line, file);
    runInAction(() => {
      this.isTaking = false;
      this.refusal = refusal && { line, reason: refusal };
    });
  }

  /** Why the photo is not stored. Null if it is on disk. */
  private async stored(open: OpenRecord, line: LineKey, file: Blob): Promise<PhotoRefusal | null> {
    const { dealer, hashId } = open;
    const full = photoRefusal(open.value, 0, 0);
    if (full) return full;
    const picture = await this.pictures.photoOf(file);
    if (!picture.ok) return 'unreadable';
    const bytes = picture.value;
    await this.measure(dealer, hashId);
    const refusal = photoRefusal(open.value, this.others + photoBytes([open.value]), bytes.length);
    if (refusal) return refusal;
    const photo: HandoverPhoto = { id: this.freeId(open.value), line, bytes: bytes.length };
    const key = photoKey(hashId, photo.id);
    const answer = await this.dealerBook.put(dealer, 'handoverPhotos', [
      { key, changedAt: this.clock.now(), value: { line, bytes } },
    ]);
    if (!answer.ok) {
      // Otherwise it would stay in the memory of this tab, and be stored when there is room again.
      await this.forget(open, photo.id);
      return answer.failure.reason === 'full' ? 'diskFull' : 'notKept';
    }
    if (this.open === open) {
      runInAction(() => this.files.set(photo.id, bytes));
      this.change(handover => withPhoto(handover, photo));
    }
    return null;
  }

  private freeId(handover: Handover): string {
    const photos = keptPhotos(handover);
    let id = this.clock.now();
    while (photos.some(photo => photo.id === String(id))) id += 1;
    return String(id);
  }

  private async forget({ dealer, hashId }: OpenRecord, id: string): Promise<void> {
    runInAction(() => this.files.delete(id));
    const key = photoKey(hashId, id);
    await this.dealerBook.remove(dealer, 'handoverPhotos', { key, removedAt: this.clock.now() });
  }

  private async read(dealer: string, hashId: HashId, isLeft: () => boolean): Promise<void> {
    await this.book.moved();
    const [record, photos] = await Promise.all([
      this.dealerBook.read(dealer, 'handovers', hashId),
      this.dealerBook.readAll(dealer, 'handoverPhotos', photoKey(hashId, '')),
      this.measure(dealer, hashId),
    ]);
    if (isLeft()) return;
    // A record that cannot be read stays as it is.
    if (!record.ok || !photos.ok) {
      const failure = record.ok ? (photos.ok ? null : photos.failure) : record.failure;
      return runInAction(() => {
        this.failure = failure;
      });
    }
    const files = photos.value.map(({ key, value }) => ({ id: key.slice(photoKey(hashId, '').length), ...value }));
    const value = record.value?.value ?? newHandover(statementOf(unknownRow, undefined, this.clock.now()));
    const open: OpenRecord = { dealer, hashId, value, isDirty: false, isWriting: false };
    this.open = open;
    runInAction(() => {
      this.files.replace(files.map(({ id, bytes }) => [id, bytes] as const));
      this.returnedTo = this.takeCamera(open);
    });
    this.shows(open, value);
    // The page may have been discarded after the photo was stored and before the record was.
    const lost = files.filter(({ id }) => !keptPhotos(value).some(photo => photo.id === id));
    for (const { id, line, bytes } of lost)
      this.change(handover => withPhoto(handover, { id, line, bytes: bytes.length }));
  }

  private takeCamera({ dealer, hashId }: OpenRecord): LineKey | null {
    const kept = this.visit.read(CAMERA);
    this.visit.remove(CAMERA);
    try {
      const [ofDealer, ofDeal, line] = JSON.parse(kept ?? '[]') as readonly unknown[];
      return ofDealer === dealer && ofDeal === hashId && typeof line === 'string' ? (line as LineKey) : null;
    } catch {
      return null;
    }
  }

  private async measure(dealer: string, hashId: HashId): Promise<void> {
    const records = await this.dealerBook.readAll(dealer, 'handovers');
    if (!records.ok) return;
    const others = records.value.filter(({ key }) => key !== hashId).map(({ value }) => value);
    runInAction(() => (this.others = photoBytes(others)));
  }

  private shows(open: OpenRecord, value: Handover): void {
    open.value = value;
    if (this.open === open) runInAction(() => (this.handover = value));
  }

  private async write(open: OpenRecord): Promise<void> {
    if (open.isWriting) return;
    open.isWriting = true;
    const { hashId: key } = open;
    const stop = this.book.keepOverReload(() => ({ collection: 'handovers', key, value: open.value, isRead: true }));
    // After the dealer has signed out, a write would create the database again.
    while (open.isDirty && this.offline.dealerKey === open.dealer) {
      open.isDirty = false;
      const record = { key, changedAt: this.clock.now(), value: open.value };
      const answer = await this.dealerBook.put(open.dealer, 'handovers', [record]);
      if (this.open === open) runInAction(() => (this.failure = answer.ok ? null : answer.failure));
    }
    stop();
    open.isWriting = false;
  }
}

/** An earlier report goes to the end of what was typed, so it is replaced as a whole. */
function withReport(typed: string, heading: string, text: string): string {
  const own = typed.split(heading)[0]!.trim();
  return own === '' ? text : `${own}\n\n${text}`;
}
