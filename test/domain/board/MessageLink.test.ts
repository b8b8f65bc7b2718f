import * as fc from 'fast-check';
import { messageLink, messageWays } from '../../../src/domain/board/MessageLink';
import { filledWording, type WordingValues } from '../../../src/domain/board/Wording';

const seller = { sellerEmail: 'jana@seller.example', phone: '+49 (0) 341 000000' };
const subject = 'Honda CBR (MB-1)';

const parametersOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?')));
const textIn = (address: string) => {
  const parameters = parametersOf(address);
  return parameters.get('body') ?? parameters.get('text') ?? '';
};
const unix = (text: string) => text.replace(/\r\n?/g, '\n');

describe('messageLink', () => {
  it('opens an e-mail, an SMS or a chat with the text', () => {
    const text = 'Hello Jana,\n1 & 2 = 100 %? + "so"';
    const links = messageWays.map(way => messageLink(way, seller, { subject, text })!);
    expect(links.map(({ address }) => address.split('?')[0])).toEqual([
      'mailto:jana@seller.example',
      'sms:+49341000000',
      'https://wa.me/49341000000',
    ]);
    expect(parametersOf(links[0]!.address).get('subject')).toBe(subject);
    expect(links.map(({ address }) => unix(textIn(address)))).toEqual([text, text, text]);
    expect(links[0]!.address).toContain('%0D%0A');
  });

  it('never exceeds what an address can hold, and loses no character of the text', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 3_000, size: 'max' });
    fc.assert(
      fc.property(anyText, fc.constantFrom(...messageWays), (text, way) => {
        const { address, cut } = messageLink(way, seller, { subject, text })!;
        expect(address.length).toBeLessThanOrEqual(2_000);
        expect(unix(textIn(address)) + cut).toBe(unix(text));
        if (address.length < 1_900) expect(cut).toBe('');
      }),
    );
  });

  it('accepts half a character', () => {
    expect(textIn(messageLink('sms', seller, { subject, text: 'a\ud83db' })!.address)).toBe('a\ufffdb');
  });

  it('is missing without an address, without a number, or without the code of the country', () => {
    const message = { subject, text: 'Hello' };
    const ways = (parts: Partial<typeof seller>) =>
      messageWays.filter(way => messageLink(way, { ...seller, ...parts }, message));
    expect(ways({ sellerEmail: 'a@b?bcc=c@d' })).toEqual(['sms', 'whatsApp']);
    expect(ways({ phone: '' })).toEqual(['email']);
    expect(ways({ phone: '0341 000000' })).toEqual(['email', 'sms']);
    expect(ways({ phone: '0049 341 000000' })).toEqual(['email', 'sms', 'whatsApp']);
  });
});

describe('filledWording', () => {
  const values: WordingValues = {
    seller: 'Jana {{vehicle}}',
    vehicle: 'Honda $& CBR',
    number: 'MB-1',
    day: '',
    time: 'today',
    dealer: 'Kim',
  };

  it('fills the fields it knows, once, and leaves the others to see', () => {
    expect(filledWording('{{seller}}: {{ vehicle }}, {{number}} {{price}} {{toString}}', values)).toBe(
      'Jana {{vehicle}}: Honda $& CBR, MB-1 {{price}} {{toString}}',
    );
  });
});
