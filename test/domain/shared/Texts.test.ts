import * as fc from 'fast-check';
import { edited, newHistory, redone, undone } from '../../../src/domain/shared/EditHistory';
import { corrected, type Failure, leavesOutcomeOpen, refusalOf } from '../../../src/domain/shared/Failure';
import { decimalSign, isLanguage, languageOf, languages } from '../../../src/domain/shared/Language';
import { containsWords } from '../../../src/domain/shared/TextSearch';
import { visibleText } from '../../../src/domain/shared/visibleText';
import { documentAddress, fileAddress, imageAddress, webAddress } from '../../../src/domain/shared/WebAddress';

describe('Language', () => {
  describe('languageOf', () => {
    it.each([
      [['de-AT', 'en'], 'de'],
      [['fr', 'PL-pl', 'de'], 'pl'],
      [['fr', 'it'], 'en'],
      [[], 'en'],
    ])('chooses for the browser languages %j the language %s', (tags, language) =>
      expect(languageOf(tags)).toBe(language),
    );
  });

  describe('isLanguage', () => {
    it.each(['', 'DE', 'de-AT', 'fr', null, undefined, 1])('rejects %j', text => expect(isLanguage(text)).toBe(false));

    it.each(['de', 'pl', 'en'])('accepts %s', text => expect(isLanguage(text)).toBe(true));
  });

  it.each([
    ['de', ','],
    ['pl', ','],
    ['en', '.'],
  ])('decimalSign of %s is %s', (language, sign) => expect(decimalSign(language)).toBe(sign));

  it('languages are German, Polish and English', () => expect([...languages].sort()).toEqual(['de', 'en', 'pl']));
});

describe('containsWords', () => {
  it.each([
    ['Müller Zweirad GmbH', 'muller', true],
    ['Müller Zweirad GmbH', 'gmbh mül', true],
    ['Łucja Ćwik', 'lucja cwik', true],
    ['Hafenstraße 12', 'HAFENSTRASSE', true],
    ['Müller Zweirad GmbH', 'müller ag', false],
    ['Müller', 'mueller', true],
    ['Mueller', 'müller', true],
    ['Mueller', 'muller', true],
    ['BMW R 1250 GS Adventure', 'r1250gs', true],
    ['BMW R 1250 GS Adventure', 'r1250gs adv', true],
    ['BMW R1250GS', 'r 1250 gs', true],
    ['Yamaha XSR-700', 'xsr700', true],
    ['WBAE12345', 'e123', true],
    ['BMW R 1250 GS Adventure', 'sad', false],
    ['BMW R 1250 GS', '-', false],
    ['Müller', '  ', true],
    ['Østergård', 'ostergard', true],
    ['Ægir', 'aegir', true],
  ])('%j has %j: %j', (text, query, expected) => expect(containsWords(text, query)).toBe(expected));

  it('folds a query once for all texts of a list', () => {
    const folded = jest.spyOn(String.prototype, 'normalize');
    const found = Array.from({ length: 100 }, (_, row) => `Row ${row}`).filter(text => containsWords(text, 'Rów 70'));
    expect(found).toEqual(['Row 70']);
    expect(folded).toHaveBeenCalledTimes(1);
    folded.mockRestore();
  });

  it('always finds a text by any of its words', () => {
    const word = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'aäłßéŻz9-@.') });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), words =>
        expect(words.every(each => containsWords(words.join(' '), each.toUpperCase()))).toBe(true),
      ),
    );
  });
});

describe('visibleText', () => {
  const invisible = fc.string({
    unit: fc.constantFrom(...' \t\u00a0\u00ad\u200b\u200d\u200e\u202e\u2060\u2069\u3164\ufeff\u2800'),
  });
  const seen = fc.string({ unit: fc.constantFrom(...'aZ9-äłЖ漢'), minLength: 1 });

  it('is always empty for a text of spaces, zero-width marks and direction marks', () => {
    fc.assert(fc.property(invisible, text => expect(visibleText(text)).toBe('')));
  });

  it('never changes a text without direction marks that shows something', () => {
    fc.assert(fc.property(seen, seen, (one, other) => expect(visibleText(`${one} ${other}`)).toBe(`${one} ${other}`)));
  });

  it('isolates the marks that turn the direction, whatever the name contains', () => {
    expect(visibleText('\u202eSG 0521 R')).toBe('\u2068\u202eSG 0521 R\u2069');
    fc.assert(
      fc.property(invisible, seen, invisible, (before, name, after) => {
        const text = visibleText(`\u202e${before}${name}${after}`);
        expect(text).toContain(name);
        expect(text.match(/[\u2066-\u2069]/g)).toEqual(['\u2068', '\u2069']);
        expect([text.at(0), text.at(-1)]).toEqual(['\u2068', '\u2069']);
      }),
    );
  });
});

describe('WebAddress', () => {
  const refused = [
    null,
    undefined,
    '',
    '   ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://files.example/a',
    'data:text/html,<script>alert(1)</script>',
    '//elsewhere.example/a',
    '/relative',
    'https:elsewhere.example',
    'https:/elsewhere.example',
    'ht\ntps://elsewhere.example',
    'https://',
    'https://[half',
    'https://a b.example',
  ];

  describe('webAddress', () => {
    it.each([
      'https://a.example/x.pdf',
      'http://a.example',
      'HTTPS://A.example/?q=1#f',
      'https://a.example/{z}/{x}/ü y',
    ])('accepts %s unchanged', text => expect(webAddress(text)).toBe(text));

    it('trims blanks', () => expect(webAddress(' https://a.example/x \n')).toBe('https://a.example/x'));

    it.each([...refused, 'blob:https://a.example/1', 'data:image/png;base64,AAAA'])('refuses %j', text =>
      expect(webAddress(text)).toBeNull(),
    );
  });

  describe('imageAddress', () => {
    it.each([
      'https://a.example/x.jpg',
      'blob:https://a.example/1',
      'data:image/png;base64,AAAA',
      'DATA:image/svg+xml,x',
    ])('accepts %s', text => expect(imageAddress(text)).toBe(text));

    it('trims blanks', () => expect(imageAddress(' blob:https://a.example/1\n')).toBe('blob:https://a.example/1'));

    it.each([...refused, 'data:imagery/x', 'data:text/html,data:image/png', 'x blob:y'])('refuses %j', text =>
      expect(imageAddress(text)).toBeNull(),
    );
  });

  it('webAddress and imageAddress never accept another scheme and never throw', () => {
    const scheme = fc.constantFrom(
      '',
      'http://',
      'https://',
      'javascript:',
      'data:',
      'data:image/',
      'blob:',
      'https:',
      '\t',
    );
    const text = fc.tuple(scheme, fc.string({ unit: 'binary' }), fc.webUrl()).map(parts => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.webUrl(), fc.string()), anything => {
        const web = webAddress(anything);
        const image = imageAddress(anything);
        if (web !== null) expect(['http:', 'https:']).toContain(new URL(web, 'about:blank').protocol);
        if (image !== null) expect(image).toMatch(/^(https?:\/\/|blob:|data:image\/)/i);
        if (web !== null) expect(image).toBe(web);
      }),
      { numRuns: 500 },
    );
  });

  it('webAddress accepts every valid web address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), url =>
        expect(webAddress(url)).toBe(url),
      ),
    );
  });

  describe('documentAddress', () => {
    it.each(['https://a.example/x.pdf', ' http://a.example/x.pdf\n'])('returns the address %j', text =>
      expect(documentAddress(text)).toBe(text.trim()),
    );

    it.each([null, undefined, '', '   '])('returns null for %j, because there is no document', text =>
      expect(documentAddress(text)).toBeNull(),
    );

    it.each([...refused.filter(text => text?.trim()), 'blob:https://a.example/1'])(
      'returns for %j an address that is never opened',
      text => {
        expect(documentAddress(text)).toBe('about:invalid');
        expect(fileAddress('about:invalid')).toBeNull();
      },
    );
  });

  describe('fileAddress', () => {
    it.each([
      'https://a.example/x.pdf',
      'HTTPS://a.example/x.pdf',
      'http://a.example/x.pdf',
      'http://localhost:8080/x.pdf',
      'blob:https://a.example/1',
      'BLOB:x',
    ])('accepts %s', text => expect(fileAddress(text)).toBe(text));

    it('trims blanks', () => expect(fileAddress(' blob:https://a.example/1\n')).toBe('blob:https://a.example/1'));

    it.each([...refused.filter(text => typeof text === 'string'), 'data:application/pdf;base64,AA', 'x blob:y'])(
      'refuses %j',
      text => expect(fileAddress(text)).toBeNull(),
    );
  });

  it('webAddress never accepts an address because it starts like an address that it accepted before', () => {
    expect(webAddress('https://a.example/x')).toBe('https://a.example/x');
    expect(webAddress('https://a.example.evil[/x')).toBeNull();
    expect(webAddress('https://a.example:port/x')).toBeNull();
  });
});

describe('leavesOutcomeOpen', () => {
  it.each<[Failure, boolean]>([
    [{ reason: 'offline' }, true],
    [{ reason: 'timedOut' }, true],
    [{ reason: 'serverFailed', status: 502 }, true],
    [{ reason: 'brokenContract', endpoint: 'POST /bids', key: 'offer' }, true],
    [{ reason: 'refused', status: 422, message: null }, false],
    [{ reason: 'tooManyRequests', retryAfter: 20 }, false],
    [{ reason: 'sessionNotRenewed' }, false],
    [{ reason: 'unauthorized' }, false],
    [{ reason: 'notFound' }, false],
    [{ reason: 'aborted' }, false],
  ])('returns for %j: %s', (failure, open) => expect(leavesOutcomeOpen(failure)).toBe(open));
});

describe('refusalOf', () => {
  const refused: Failure = { reason: 'refused', status: 422, message: 'a', fields: { one: 'a' } };

  it.each<[string | null, Failure, string]>([
    ['a', refused, 'one'],
    [null, refused, 'other'],
    [null, { reason: 'refused', status: 422, message: 'a' }, 'one'],
    [null, { reason: 'offline' }, 'one'],
  ])('is %j for %j and the field %s', (message, failure, field) => {
    expect(refusalOf(failure, field)).toBe(message);
  });
});

describe('corrected', () => {
  it('drops the messages of the corrected fields and no others', () => {
    const refused: Failure = { reason: 'refused', status: 422, message: 'a b', fields: { one: 'a', other: 'b' } };
    expect(corrected(refused, ['one', 'third'])).toEqual({ ...refused, fields: { other: 'b' } });
  });

  it.each<Failure>([{ reason: 'offline' }, { reason: 'refused', status: 422, message: 'a' }])(
    'returns %j unchanged',
    failure => expect(corrected(failure, ['one'])).toBe(failure),
  );
});

describe('the history of a field', () => {
  const states = fc.array(fc.integer(), { minLength: 1, maxLength: 20 });
  const historyOf = ([first = 0, ...others]: readonly number[]) => others.reduce(edited, newHistory(first));
  const times = (count: number) => Array.from({ length: count });

  it('leads back to each state by undo, and forward to it again by redo', () => {
    fc.assert(
      fc.property(states, fc.nat(25), (all, steps) => {
        const back = times(steps).reduce(undone<number>, historyOf(all));
        expect(back.current).toBe(all[Math.max(0, all.length - 1 - steps)]);
        expect(times(steps).reduce(redone<number>, back)).toEqual(historyOf(all));
      }),
    );
  });

  it('forgets what was undone at the next edit', () => {
    fc.assert(
      fc.property(states, fc.integer(), (all, next) => {
        const history = edited(undone(historyOf(all)), next);
        expect(redone(history)).toBe(history);
        expect(history.current).toBe(next);
      }),
    );
  });
});
