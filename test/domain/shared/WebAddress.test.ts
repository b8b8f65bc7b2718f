import * as fc from 'fast-check';
import { documentAddress, fileAddress, imageAddress, webAddress } from '../../../src/domain/shared/WebAddress';

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
  it.each(['https://a.example/x.pdf', 'http://a.example', 'HTTPS://A.example/?q=1#f', 'https://a.example/{z}/{x}/ü y'])(
    'accepts %s unchanged',
    text => expect(webAddress(text)).toBe(text),
  );

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
