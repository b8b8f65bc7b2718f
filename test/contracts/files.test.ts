import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import type { Diagnostics, Measurement, Problem } from '../../src/application/ports/Diagnostics';
import type { FileArchives } from '../../src/application/ports/FileArchives';
import type { FileSharing, SharingOutcome } from '../../src/application/ports/FileSharing';
import { MINUTE, SECOND } from '../../src/domain/shared/Instant';
import { euros, toEuros } from '../../src/domain/shared/Money';
import { type NamedSheet, type SheetCell, type SheetRow, wallClock } from '../../src/domain/shared/Sheet';
import { BeaconDiagnostics, type ReportsJson } from '../../src/infrastructure/beacon/BeaconDiagnostics';
import { LateDiagnostics } from '../../src/infrastructure/beacon/LateDiagnostics';
import { WebFileSharing } from '../../src/infrastructure/browser/WebFileSharing';
import { ExcelSpreadsheets } from '../../src/infrastructure/excel/ExcelSpreadsheets';
import { FflateFileArchives } from '../../src/infrastructure/fflate/FflateFileArchives';
import { settled } from '../support/settled';
import {
  InMemoryDiagnostics,
  InMemoryFileArchives,
  InMemoryFileSharing,
  InMemorySpreadsheets,
} from '../twins/BrowserTwins';
import { InMemoryClock } from '../twins/InMemoryClock';

describe('fileArchives', () => {
  const PDF = 'https://files.example/1.pdf';
  const CLOSED = 'https://closed.example/2.pdf';

  /** A host that answers everybody, one that answers no other page, one that asks to sign in, and one without the file. */
  const hosts: Readonly<Record<string, () => Promise<Response>>> = {
    [PDF]: () => Promise.resolve(new Response('%PDF-1.7 one')),
    [CLOSED]: () => Promise.reject(new TypeError('Failed to fetch')),
    'https://login.example/3.pdf': () => Promise.resolve(new Response('<html>Sign in')),
    'https://gone.example/4.pdf': () => Promise.resolve(new Response('%PDF-', { status: 404 })),
  };

  const asked: string[] = [];

  const read = (address: string): Promise<Response> => {
    asked.push(address);
    return hosts[address]!();
  };

  const twin = new InMemoryFileArchives();
  for (const address of Object.keys(hosts)) if (address !== PDF) twin.unreadable.add(address);

  const namesInZip = (bytes: Uint8Array) => Object.keys(unzipSync(bytes));
  const namesInJson = (bytes: Uint8Array) => Object.keys(JSON.parse(strFromU8(bytes)) as object);

  describe.each<[string, FileArchives, (bytes: Uint8Array) => readonly string[]]>([
    ['FflateFileArchives', new FflateFileArchives(read), namesInZip],
    ['InMemoryFileArchives', twin, namesInJson],
  ])('%s as FileArchives', (_name, archives, namesIn) => {
    const zip = async (addresses: readonly string[]) => {
      const own = [{ name: 'month.xlsx', content: new Blob(['sums']) }];
      const made = await archives.zip(
        own,
        addresses.map((address, index) => ({ name: `${index + 1}.pdf`, address })),
      );
      if (!made.ok) throw new Error('No archive was made');
      const { archive, left } = made.value;
      return { names: namesIn(new Uint8Array(await archive.arrayBuffer())), left };
    };

    it('holds its own files and those that can be read, and names the others', async () => {
      const left = ['2.pdf', '3.pdf', '4.pdf'];
      expect(await zip(Object.keys(hosts))).toEqual({ names: ['month.xlsx', '1.pdf'], left });
    });

    it('holds its own files alone if no other can be read', async () => {
      expect(await zip([CLOSED])).toEqual({ names: ['month.xlsx'], left: ['1.pdf'] });
    });
  });

  describe('FflateFileArchives', () => {
    it('keeps the bytes of a file', async () => {
      const own = [{ name: 'month.xlsx', content: new Blob(['sums']) }];
      const made = await new FflateFileArchives(read).zip(own, [{ name: '1.pdf', address: PDF }]);
      const archive = made.ok ? made.value.archive : null;
      const files = unzipSync(new Uint8Array(await archive!.arrayBuffer()));
      expect([files['month.xlsx'], files['1.pdf']].map(file => strFromU8(file!))).toEqual(['sums', '%PDF-1.7 one']);
    });

    it('takes a file of many megabytes', async () => {
      const large = '%PDF-1.7 '.padEnd(8_000_000, 'x');
      const archives = new FflateFileArchives(() => Promise.resolve(new Response(large)));
      const made = await archives.zip([], [{ name: '1.pdf', address: PDF }]);
      expect(made.ok && [made.value.left, made.value.archive.size > large.length]).toEqual([[], true]);
    });

    it('asks no host for an address that the app refuses', async () => {
      asked.length = 0;
      const made = await new FflateFileArchives(read).zip([], [{ name: '1.pdf', address: 'about:invalid' }]);
      expect([made.ok && made.value.left, asked]).toEqual([['1.pdf'], []]);
    });
  });
});

describe('fileSharing', () => {
  /** What the dealer does with the list of apps. Null if the device has none. */
  type MakeSubject = (outcome: SharingOutcome | null) => FileSharing;

  function inBrowser(outcome: SharingOutcome | null): FileSharing {
    const share = async () => {
      if (outcome === 'cancelled') throw new DOMException('', 'AbortError');
      if (outcome === 'failed') throw new DOMException('', 'NotAllowedError');
    };
    const value = outcome === null ? {} : { canShare: () => true, share };
    Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
    return new WebFileSharing();
  }

  const inMemory: MakeSubject = outcome => Object.assign(new InMemoryFileSharing(), { outcome });

  describe.each<[string, MakeSubject]>([
    ['WebFileSharing', inBrowser],
    ['InMemoryFileSharing', inMemory],
  ])('%s as FileSharing', (_name, subject) => {
    const file = new Blob(['%PDF-'], { type: 'application/pdf' });

    it('can share only where the device has a list of apps', () => {
      expect(subject(null).canShare()).toBe(false);
      expect(subject('shared').canShare()).toBe(true);
    });

    it.each(['shared', 'cancelled', 'failed'] as const)('says what became of the file: %s', async outcome => {
      expect(await subject(outcome).share(file, 'record.pdf')).toBe(outcome);
    });
  });
});

describe('spreadsheets', () => {
  type ReadCell = string | number | Date | null;

  interface ReadSheet {
    readonly name: string;
    readonly rows: readonly (readonly unknown[])[];
  }

  /** What another library reads: a text, a number, a date or an empty cell. */
  async function readExcel(file: Buffer): Promise<readonly ReadSheet[]> {
    return (await readExcelFile(file, { trim: false })).map(({ sheet, data }) => ({ name: sheet, rows: data }));
  }

  const readJson = (file: Buffer): Promise<readonly ReadSheet[]> =>
    Promise.resolve(
      (JSON.parse(file.toString()) as readonly NamedSheet[]).map(({ name, rows }) => ({
        name,
        rows: rows.map(row => row.map(valueOf)),
      })),
    );

  /** What a spreadsheet holds in the cell. It has no time zone, and shows the clock of the reader. */
  function valueOf(cell: SheetCell): ReadCell {
    if (cell === null || cell === '') return null;
    if (typeof cell !== 'object') return cell;
    if ('amount' in cell) return toEuros(cell.amount);
    return new Date('date' in cell ? `${cell.date}T00:00Z` : `${wallClock(cell.at).replace(' ', 'T')}Z`);
  }

  /** Spreadsheets hold a time as a fraction of a day. */
  const toSeconds = (cell: unknown): unknown =>
    cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell;

  const texts = [
    '12/2026',
    '0017',
    '01067',
    '12345678901234567',
    '+49 170 1234567',
    '=1+1',
    '-2',
    '1e5',
    ' ß',
    '',
    '<&"\'',
  ];

  const anyCell: fc.Arbitrary<SheetCell> = fc.oneof(
    fc.constantFrom(...texts),
    fc.string({ unit: fc.constantFrom('a', '0', '/', '=', '<', '&', '"', "'", ' ', 'ß', 'ł', '😀', '_') }),
    fc.integer(),
    fc.integer({ min: -1e9, max: 1e9 }).map(cents => ({ amount: euros(cents / 100) })),
    fc.integer({ min: 0, max: 20_000 }).map(day => ({ date: new Date(day * 86_400_000).toISOString().slice(0, 10) })),
    fc.integer({ min: 0, max: 2e9 }).map(seconds => ({ at: seconds * 1000 })),
    fc.constant(null),
  );

  describe.each([
    ['ExcelSpreadsheets', new ExcelSpreadsheets(), readExcel],
    ['InMemorySpreadsheets', new InMemorySpreadsheets(), readJson],
  ])('%s as Spreadsheets', (_name, spreadsheets, read) => {
    it('writes a file that holds the tables under their names, each cell with the type of its value', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(anyCell, anyCell), { minLength: 1, maxLength: 20 }), async body => {
          const rows: readonly SheetRow[] = [['One', 'Two', 'End'], ...body.map(cells => [...cells, 'end'])];
          const sheets = [
            { name: 'Register', rows },
            { name: 'Käufe', rows: rows.slice(0, 1) },
          ];
          const written = await spreadsheets.write(sheets);
          if (!written.ok) throw new Error('No file was written');
          const found = await read(Buffer.from(await written.value.arrayBuffer()));
          expect(found.map(sheet => ({ ...sheet, rows: sheet.rows.map(row => row.map(toSeconds)) }))).toEqual(
            sheets.map(sheet => ({ ...sheet, rows: sheet.rows.map(row => row.map(cell => toSeconds(valueOf(cell)))) })),
          );
        }),
        { numRuns: 25 },
      );
    });

    it('shortens a name that Excel would refuse, and names each sheet once', async () => {
      const names = [
        'Rechnungsausgangsbuch-2026-10-Differenzbesteuert',
        'Rechnungsausgangsbuch-2026-10-Differenz',
        'A & B',
      ];
      const written = await spreadsheets.write(
        [...names, "'09/2026 [1]*'", 'a & b'].map(name => ({ name, rows: [['One']] })),
      );
      if (!written.ok) throw new Error('No file was written');
      const found = await read(Buffer.from(await written.value.arrayBuffer()));
      expect(found.map(({ name }) => name)).toEqual([
        'Rechnungsausgangsbuch-2026-10-D',
        'Rechnungsausgangsbuch-2026 (2)',
        'A & B',
        '09-2026 -1',
        'a & b (2)',
      ]);
    });
  });
});

describe('diagnostics', () => {
  interface Received {
    readonly problems: readonly { readonly kind: string; readonly where: string; readonly what: string }[];
    readonly measurements: readonly object[];
  }

  interface DiagnosticsSubject {
    readonly diagnostics: Diagnostics;
    received(): Promise<Received>;
  }

  function inMemory(): DiagnosticsSubject {
    const diagnostics = new InMemoryDiagnostics();
    return {
      diagnostics,
      received: async () => ({
        problems: diagnostics.problems.map(problem => ({ what: 'uncaught', ...problem })),
        measurements: diagnostics.measurements,
      }),
    };
  }

  function beacon(): DiagnosticsSubject {
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const clock = new InMemoryClock();
    const bodies: string[] = [];
    const diagnostics = new LateDiagnostics(
      async () =>
        new BeaconDiagnostics({
          clock,
          send: body => void bodies.push(body),
          isOnline: () => true,
          route: () => '/',
          app: '1.0.0',
          built: '2026-11-27T10:42:00Z',
          browser: 'Chrome',
        }),
      clock,
    );
    return {
      diagnostics,
      received: async () => {
        clock.advance(SECOND);
        await settled();
        clock.advance(MINUTE);
        const reports = bodies.flatMap(body => (JSON.parse(body) as ReportsJson).reports);
        return {
          problems: reports.flatMap(report =>
            'place' in report ? [{ kind: report.kind, where: report.place, what: report.code }] : [],
          ),
          measurements: reports.filter(report => !('place' in report)),
        };
      },
    };
  }

  afterEach(() => jest.restoreAllMocks());

  const problems: readonly Problem[] = [
    { kind: 'elementDropped', where: 'GET /api/v2/offers/browse', what: 'offers.hash_id' },
    { kind: 'pushUnreadable', where: 'BetsChannel', what: 'offer.id' },
    { kind: 'bookFailed', where: 'book: put', what: 'QuotaExceededError' },
    { kind: 'unexpected', where: 'POST /api/v2/bets/:id', what: 'Network response was not ok. 422' },
  ];

  const measurements: readonly Measurement[] = [
    { kind: 'vital', name: 'CLS', value: 0.25 },
    { kind: 'vital', name: 'LCP', value: 1_200 },
    { kind: 'connectionGap', milliseconds: 7_000 },
    { kind: 'lostAnswer', outcome: 'done', milliseconds: 2_000 },
  ];

  describe.each([
    ['InMemoryDiagnostics', inMemory],
    ['BeaconDiagnostics', beacon],
  ])('%s', (_name, subject) => {
    it.each(problems)('receives the problem $kind', async problem => {
      const { diagnostics, received } = subject();
      diagnostics.report(problem);
      expect((await received()).problems).toEqual([problem]);
    });

    it.each(measurements)('receives the measurement $kind', async measurement => {
      const { diagnostics, received } = subject();
      diagnostics.measured(measurement);
      expect((await received()).measurements).toMatchObject([measurement]);
    });

    it('receives what is reported before and after the page is idle, in this order', async () => {
      const { diagnostics, received } = subject();
      diagnostics.report(problems[0]!);
      expect((await received()).problems).toEqual(problems.slice(0, 1));
      diagnostics.report(problems[1]!);
      expect((await received()).problems).toEqual(problems.slice(0, 2));
    });

    it('accepts whatever a bug throws', async () => {
      await fc.assert(
        fc.asyncProperty(fc.anything(), async error => {
          const { diagnostics, received } = subject();
          diagnostics.report({ kind: 'unexpected', where: 'window', error });
          expect((await received()).problems).toMatchObject([{ kind: 'unexpected', where: 'window' }]);
        }),
      );
    });
  });
});
