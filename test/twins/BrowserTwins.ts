import type { AppShell } from '../../src/application/ports/AppShell';
import type { Cancel } from '../../src/application/ports/Clock';
import type { Deployment } from '../../src/application/ports/Deployment';
import type { Diagnostics, Measurement, Problem } from '../../src/application/ports/Diagnostics';
import type { ArchivedFile, FileArchive, FileArchives, OwnFile } from '../../src/application/ports/FileArchives';
import type { FileSharing, SharingOutcome } from '../../src/application/ports/FileSharing';
import type { Geolocation, GeolocationFailure } from '../../src/application/ports/Geolocation';
import type { HandoverPapers, PaperFailure } from '../../src/application/ports/HandoverPapers';
import type { PictureFailure, Pictures } from '../../src/application/ports/Pictures';
import type { Preferences } from '../../src/application/ports/Preferences';
import type { Site } from '../../src/application/ports/Site';
import type { SheetFailure, Spreadsheets } from '../../src/application/ports/Spreadsheets';
import type {
  NotificationPermissionState,
  SystemNotification,
  SystemNotifications,
} from '../../src/application/ports/SystemNotifications';
import type { TaxIds } from '../../src/application/ports/TaxIds';
import type { TextFile, Texts } from '../../src/application/ports/Texts';
import type { HandoverPaper } from '../../src/domain/handover/HandoverPaper';
import type { CheckedKind, CheckedNumber } from '../../src/domain/selling/checks/CheckedNumber';
import type { Language } from '../../src/domain/shared/Language';
import { failed, type Result, success } from '../../src/domain/shared/Result';
import { type NamedSheet, sheetNames } from '../../src/domain/shared/Sheet';
import type { Position } from '../../src/domain/valuation/Distance';
import { germanCheckDigit, nipCheckDigit } from '../../src/infrastructure/demo/market/people/People';

export class InMemoryPreferences implements Preferences {
  private readonly kept = new Map<string, string>();

  read(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  write(key: string, value: string): void {
    this.kept.set(key, value);
  }

  remove(key: string): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }

  get all(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.kept);
  }
}

export class InMemoryVisitStorage extends InMemoryPreferences {}

/** Site settings with everything off by default. */
export class InMemorySite implements Site {
  readonly nativeApp: Site['nativeApp'] = null;
  readonly map: Site['map'] = null;
  readonly flagUrl: Site['flagUrl'] = null;
  readonly registrationUrl: Site['registrationUrl'] = null;
  readonly idleMinutes: Site['idleMinutes'] = null;
  readonly draftDays: Site['draftDays'] = 30;

  constructor(settings: Partial<Site> = {}) {
    Object.assign(this, settings);
  }
}

/** Every language is available, except those in `outOfReach`. */
export class InMemoryTexts implements Texts {
  readonly outOfReach = new Set<Language>();

  async fetch(language: Language): Promise<boolean> {
    return !this.outOfReach.has(language);
  }

  async read(): Promise<TextFile> {
    return {};
  }

  requestFeatures(): void {}
}

export class InMemoryDeployment implements Deployment {
  readonly current = { version: '1.0.0+4f2a9c1e', builtAt: Date.UTC(2026, 10, 27, 10, 42) };
  readonly removed = new Set<unknown>();

  async hasRemoved(error: unknown): Promise<boolean> {
    return this.removed.has(error);
  }
}

/** The host has a newer version after each `release`. */
export class InMemoryAppShell implements AppShell {
  isKept = false;
  /** The version that the next load starts. */
  version = 1;
  private newest = 1;
  private lookedAt = 1;
  private readonly callbacks = new Set<() => void>();

  keep(onNewer: () => void): Cancel {
    this.isKept = true;
    this.callbacks.add(onNewer);
    return () => void this.callbacks.delete(onNewer);
  }

  async askHost(): Promise<void> {
    if (this.newest === this.lookedAt) return;
    this.lookedAt = this.newest;
    for (const callback of this.callbacks) callback();
  }

  async useNewest(): Promise<void> {
    this.version = this.newest;
  }

  async remove(): Promise<void> {
    this.isKept = false;
    await this.useNewest();
  }

  release(): void {
    this.deploy();
    if (this.isKept) void this.askHost();
  }

  /** The host has a newer version, and the browser has not looked for it yet. */
  deploy(): void {
    this.newest += 1;
    if (!this.isKept) this.version = this.newest;
  }
}

export class InMemoryDiagnostics implements Diagnostics {
  readonly problems: Problem[] = [];
  readonly measurements: Measurement[] = [];

  report(problem: Problem): void {
    this.problems.push(problem);
  }

  measured(measurement: Measurement): void {
    this.measurements.push(measurement);
  }
}

export class InMemoryGeolocation implements Geolocation {
  answer: Result<Position, GeolocationFailure> = failed({ reason: 'unavailable' });

  locate(): Promise<Result<Position, GeolocationFailure>> {
    return Promise.resolve(this.answer);
  }
}

/** Accepts every file whose type is an image, and answers with a picture that says what the file was. */
export class InMemoryPictures implements Pictures {
  preload(): void {}

  async avatarOf(file: Blob): Promise<Result<string, PictureFailure>> {
    if (!isPicture(file)) return failed({ reason: 'unreadable' });
    return success(`data:image/png;base64,${btoa(`${file.type} ${file.size}`)}`);
  }

  /** As many bytes as the file has, so that a test can fill the room for photos. */
  async photoOf(file: Blob): Promise<Result<Uint8Array<ArrayBuffer>, PictureFailure>> {
    if (!isPicture(file)) return failed({ reason: 'unreadable' });
    const bytes = new Uint8Array(file.size);
    bytes.set([255, 216, 255].slice(0, file.size));
    return success(bytes);
  }
}

const isPicture = ({ type, size }: Blob): boolean => type.startsWith('image/') && size > 0;

/** Its files contain the rows as JSON. */
export class InMemorySpreadsheets implements Spreadsheets {
  /** Why no file can be written. */
  failure: SheetFailure | null = null;

  write(sheets: readonly NamedSheet[]): Promise<Result<Blob, SheetFailure>> {
    const names = sheetNames(sheets.map(({ name }) => name));
    const named = sheets.map((sheet, at) => ({ ...sheet, name: names[at] }));
    return Promise.resolve(
      this.failure ? failed(this.failure) : success(new Blob([JSON.stringify(named)], { type: 'application/json' })),
    );
  }
}

/** Its files contain the paper as JSON. */
export class InMemoryHandoverPapers implements HandoverPapers {
  /** The papers that were written. */
  readonly written: HandoverPaper[] = [];
  /** Why none can be written. */
  failure: PaperFailure | null = null;

  prepare(): void {}

  async write(paper: HandoverPaper): Promise<Result<Blob, PaperFailure>> {
    if (this.failure) return failed(this.failure);
    this.written.push(paper);
    return success(new Blob([JSON.stringify(paper)], { type: 'application/pdf' }));
  }
}

export class InMemoryFileSharing implements FileSharing {
  /** What the dealer does with the list of apps. Null if the device has none. */
  outcome: SharingOutcome | null = null;
  readonly shared: string[] = [];

  canShare(): boolean {
    return this.outcome !== null;
  }

  async share(_file: Blob, name: string): Promise<SharingOutcome> {
    if (this.outcome === 'shared') this.shared.push(name);
    return this.outcome ?? 'failed';
  }
}

/** Its archives contain the addresses by name as JSON. */
export class InMemoryFileArchives implements FileArchives {
  /** The addresses that their hosts let nobody read. */
  readonly unreadable = new Set<string>();

  async zip(own: readonly OwnFile[], pdfs: readonly ArchivedFile[]): Promise<Result<FileArchive, never>> {
    const isReadable = ({ address }: ArchivedFile) => !this.unreadable.has(address);
    const made = own.map(({ name, content }) => [name, content.type]);
    const read = pdfs.filter(isReadable).map(({ name, address }) => [name, address]);
    return success({
      archive: new Blob([JSON.stringify(Object.fromEntries([...made, ...read]))], { type: 'application/json' }),
      left: pdfs.filter(file => !isReadable(file)).map(({ name }) => name),
    });
  }
}

/** Records what is shown. */
export class InMemorySystemNotifications implements SystemNotifications {
  state: NotificationPermissionState = 'unasked';
  /** What the dealer will answer. */
  answer: NotificationPermissionState = 'granted';
  shown: readonly SystemNotification[] = [];
  private readonly presses = new Map<string, () => void>();

  permission(): NotificationPermissionState {
    return this.state;
  }

  ask(): Promise<NotificationPermissionState> {
    if (this.state === 'unasked') this.state = this.answer;
    return Promise.resolve(this.state);
  }

  show(notification: SystemNotification, onPress: () => void): boolean {
    if (this.state !== 'granted') return false;
    this.shown = [...this.shown.filter(({ tag }) => tag !== notification.tag), notification];
    this.presses.set(notification.tag, onPress);
    return true;
  }

  /** Simulates a press on the notification with this tag. */
  press(tag: string): void {
    this.shown = this.shown.filter(shown => shown.tag !== tag);
    this.presses.get(tag)?.();
  }
}

const fits: Readonly<Record<CheckedKind, (digits: string) => boolean>> = {
  germanVatId: digits => /^\d{9}$/.test(digits) && germanCheckDigit(digits.slice(0, 8)) === Number(digits[8]),
  polishNip: digits => /^\d{10}$/.test(digits) && nipCheckDigit(digits.slice(0, 9)) === Number(digits[9]),
};

export class InMemoryTaxIds implements TaxIds {
  fits({ kind, digits }: CheckedNumber): boolean {
    return fits[kind](digits);
  }
}
