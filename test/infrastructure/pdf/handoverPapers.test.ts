/** @jest-environment node */
import {
  newHandover,
  type Signature,
  withCheck,
  withPhoto,
  withSignature,
} from '../../../src/domain/handover/Handover';
import { handoverPdf } from '../../../src/infrastructure/pdf/handoverPapers';
import type { PdfFonts } from '../../../src/infrastructure/pdf/PdfFonts';
import { handoverPaper } from '../../../src/ui/board/handover/handoverPaper';
import { pdfPages, pdfText } from '../../support/pdfText';
import { shippedFonts } from '../../support/shippedFonts';

/** The parts of a JPEG that say its size, and no picture. */
const aJpeg = (width: number, height: number) =>
  Uint8Array.of(
    ...[255, 216, 255, 224, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[255, 192, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3],
    ...[1, 34, 0, 2, 17, 1, 3, 17, 1, 255, 217],
  );

const drawn: Signature = { way: 'drawn', strokes: [[100, 100, 500, 200, 900, 100]], reason: '', at: 5 };

const statement = {
  seenAt: Date.UTC(2026, 10, 20, 9),
  country: 'PL',
  lines: [
    { key: 'vin', value: 'WB10A1234567' },
    { key: 'totalMileage', value: 38_200 },
    { key: 'serviceBooklet', value: 'run' },
    { key: 'plate', value: null },
    { key: 'remark 1', value: 'Bak ma wgniecenie.' },
  ],
} as const;

const subject = {
  number: 'MB-1',
  vehicle: 'BMW R 1250 GS',
  dealer: 'Albrecht Mobile KG',
  seller: 'Łucja Ćwik',
  languages: ['de', 'pl'],
  madeAt: Date.UTC(2026, 10, 30, 9),
} as const;

const begun = withSignature(
  withCheck(newHandover(statement), 'totalMileage', { state: 'differs', found: '38 900 km', remark: 'laut Tacho' }),
  'seller',
  drawn,
);

describe('the record of a handover as a PDF', () => {
  let fonts: PdfFonts;
  beforeAll(async () => {
    fonts = await shippedFonts();
  });
  const fileOf = (handover = begun, files: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map()) =>
    handoverPdf(handoverPaper(handover, files, subject), fonts);

  it('says each line in both languages, with what was found, as text that can be copied', () => {
    const text = pdfText(fileOf()).join(' ');
    for (const said of [
      'Übergabeprotokoll / Protokół odbioru',
      'WB10A1234567',
      'Kilometerstand / Przebieg',
      '38 900 km',
      'laut Tacho',
      'weicht ab / niezgodne',
      'gepflegt / prowadzona',
      'Bak ma wgniecenie.',
      'Łucja Ćwik',
      'Podpis sprzedającego',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(said);
  });

  it('contains each photo as it is, and nothing else of a file', () => {
    const photos = Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      bytes: aJpeg(1_600, 1_200 + index),
    }));
    const files = new Map(photos.map(({ id, bytes }) => [id, bytes]));
    const handover = photos.reduce(
      (changed, { id, bytes }) => withPhoto(changed, { id, line: 'totalMileage', bytes: bytes.length }),
      begun,
    );
    const bytes = fileOf(handover, files);
    const file = new TextDecoder('latin1').decode(bytes);
    expect([...file.matchAll(/\/Subtype \/Image/g)]).toHaveLength(12);
    expect(pdfPages(bytes)).toBeGreaterThan(1);
    const texts = pdfText(bytes);
    expect(texts.filter(text => /^Foto \/ Zdjęcie \d+: /.test(text))).toHaveLength(12);
    // An id is the moment in which a photo was added. The photo may be older.
    const captions = texts.join(' ').replaceAll('\u00a0', ' ');
    expect(captions.match(/, hinzugefügt \/ dodano 01\.01\.1970, 00:00/g)).toHaveLength(12);
  });

  it('names the vehicle with its VIN and number on each page, and repeats the heads of the table', () => {
    const long = Array.from({ length: 500 }, (_, index) => `Wort${index}`).join(' ');
    const bytes = fileOf(withCheck(begun, 'vin', { state: 'differs', found: '', remark: long }));
    const texts = pdfText(bytes);
    expect(texts.filter(text => text === 'MB-1 · BMW R 1250 GS · WB10A1234567')).toHaveLength(pdfPages(bytes));
    expect(texts.filter(text => text.startsWith('Bei der Übergabe')).length).toBeGreaterThan(1);
  });

  it('says which sign of a VIN differs, by how much a mileage does, and sums up the differences', () => {
    const vin = { state: 'differs', found: 'wb10a1284567', remark: '' } as const;
    const text = pdfText(fileOf(withCheck(withCheck(begun, 'vin', vin), 'totalMileage', { found: '38900' })))
      .join(' ')
      .replaceAll('\u00a0', ' ');
    expect(text).toContain('WB10A1284567 (Stelle / znak 8: 8 statt / zamiast 3)');
    expect(text).toContain('38 900 km (+700 km)');
    expect(text).toContain('2: Fahrgestellnummer (FIN) / Numer VIN; Kilometerstand / Przebieg');
  });

  it('has in both languages what was pressed, and that the dealer complains about it', () => {
    const text = pdfText(
      fileOf(withCheck(begun, 'plate', { state: 'found', found: 'missing', isObjected: true })),
    ).join(' ');
    expect(text).toContain('fehlt / brak');
    expect(text).toContain('beanstandet / zgłoszono zastrzeżenie');
  });

  it('says nothing of what was typed before a line was found to be as stated', () => {
    const text = pdfText(fileOf(withCheck(begun, 'totalMileage', { state: 'asStated' }))).join(' ');
    expect(text).toContain('wie angegeben / zgodne');
    expect(text).not.toContain('laut Tacho');
  });

  it('has a question mark for signs that its fonts lack, and every other word of a remark', () => {
    const said = 'Kratzer 👍🏽👨‍👩‍👧 am Tank ✅, 油漏れ links, e\u0301 \ud83d Żółć \u200bЩука';
    const differing = withCheck(begun, 'vin', { state: 'differs', found: '🏍', remark: said });
    const text = pdfText(fileOf({ ...differing, place: 'Łódź 🇵🇱' })).join(' ');
    expect(text).toContain('Kratzer ? am Tank ?, ? links, é');
    expect(text).toContain('Żółć');
    expect(text).toContain('Щука');
    expect(text).toContain('Łódź ?');
    expect(text).not.toContain('\ufffd');
  });

  it('is written whatever sign is typed', () => {
    const signs = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).join('');
    const remark = (signs.match(/[^]{64}/g) ?? []).join(' ');
    expect(pdfPages(fileOf(withCheck(begun, 'vin', { state: 'differs', found: '', remark })))).toBeGreaterThan(1);
  });

  it('always has the same bytes for the same record', () => {
    expect(fileOf()).toEqual(fileOf());
  });

  it('never leaves the heading of the photos alone at the foot of a page', () => {
    const bytes = aJpeg(1_600, 1_200);
    const files = new Map([['1', bytes]]);
    const withOne = withPhoto(begun, { id: '1', line: 'totalMileage', bytes: bytes.length });
    const ends = new Set<number>();
    for (let words = 0; words < 400; words += 20) {
      const remark = Array.from({ length: words }, (_, index) => `Wort${index}`).join(' ');
      const file = fileOf(withCheck(withOne, 'vin', { state: 'differs', found: '', remark }), files);
      const texts = pdfText(file);
      expect(texts[texts.indexOf('Fotos / Zdjęcia') + 1]).toMatch(/^Foto \/ Zdjęcie 1: /);
      ends.add(pdfPages(file));
    }
    // Some remarks end near the foot of a page.
    expect(ends.size).toBeGreaterThan(1);
  });

  it('breaks a long remark, also over pages', () => {
    const long = Array.from({ length: 900 }, (_, index) => `Wort${index}`).join(' ');
    const bytes = fileOf(withCheck(begun, 'vin', { state: 'differs', found: '', remark: long }));
    expect(pdfPages(bytes)).toBeGreaterThan(1);
    const text = pdfText(bytes).join(' ');
    expect(text).toContain('Wort0');
    expect(text).toContain('Wort899');
  });
});
