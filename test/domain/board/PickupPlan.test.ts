import * as fc from 'fast-check';
import ICAL from 'ical.js';
import {
  type CalendarEntry,
  calendarFile,
  contactFile,
  contentLines,
  textValue,
} from '../../../src/domain/board/ContentLines';
import { messageLink, messageWays } from '../../../src/domain/board/MessageLink';
import { paperLanguage, sellerLanguage } from '../../../src/domain/board/PaperLanguage';
import {
  dateOfStop,
  emptyPlan,
  isBeforeLastStop,
  isPlannedAfter,
  isTimeUnreadable,
  routeLegs,
  shorterOrder,
  shortLeg,
  timeOfStop,
  withMessage,
  withMovedStop,
  withOrder,
  withStop,
  withWrittenTime,
} from '../../../src/domain/board/PickupPlan';
import { filledWording, templateValues, type WordingValues } from '../../../src/domain/board/Wording';
import type { HashId } from '../../../src/domain/offers/Offer';
import { HOUR, type Instant, SECOND } from '../../../src/domain/shared/Instant';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';
import { aDeal } from '../deals/aDeal';

describe('PickupPlan', () => {
  const anyStops = fc.uniqueArray(fc.constantFrom(...(['a', 'b', 'c', 'd', 'e'] as HashId[])));
  const planOf = (stops: readonly HashId[]) => ({ ...emptyPlan, stops });

  describe('withStop', () => {
    it('adds a deal as the last stop, once, and takes it out again', () => {
      fc.assert(
        fc.property(anyStops, stops => {
          const chosen = withStop(planOf(stops), 'x' as HashId, true);
          expect(withStop(chosen, 'x' as HashId, true).stops).toEqual([...stops, 'x']);
          expect(withStop(chosen, 'x' as HashId, false).stops).toEqual(stops);
        }),
      );
    });

    it.each([
      ['We come on Friday 27 November', {}],
      ['Wir kommen am 27.11.2026', {}],
      ['We come at 10.30', {}],
      ['Are there 2 keys?', { a: 'Are there 2 keys?' }],
    ])('keeps the message %j only if it names neither the day nor the time', (message, messages) => {
      const planned = {
        ...planOf(['a', 'b'] as HashId[]),
        date: '2026-11-27' as LocalDate,
        times: { ['a' as HashId]: '10:30' },
      };
      const plan = withMessage(planned, 'a' as HashId, message);
      expect(withStop(plan, 'a' as HashId, false).messages).toEqual(messages);
      expect(withStop(plan, 'b' as HashId, false).messages).toEqual({ a: message });
    });

    it('drops the time with the deal, and the date with the last deal', () => {
      const date = '2026-11-27' as LocalDate;
      const times = { ['a' as HashId]: '10:30', ['b' as HashId]: '11' };
      const left = withStop({ ...planOf(['a', 'b'] as HashId[]), date, times }, 'a' as HashId, false);
      expect(left).toMatchObject({ date, times: { b: '11' } });
      expect(withStop(left, 'b' as HashId, false)).toEqual(emptyPlan);
    });
  });

  describe('shortLeg', () => {
    const [a, b] = ['a', 'b'] as HashId[];
    const at = (one: string, other: string) => ({ ...planOf([a!, b!]), times: { [a!]: one, [b!]: other } });

    it('names the minutes between two times that are too few for the way, at 80 km/h', () => {
      expect(shortLeg(at('09:00', '14:30'), a!, b!, 1154)).toEqual({ planned: 330, needed: 866 });
      expect(shortLeg(at('9', '10'), a!, b!, 81)).toEqual({ planned: 60, needed: 61 });
      expect(shortLeg(at('9', '10'), a!, b!, 80)).toBeNull();
    });

    it('is nothing if a time or the way is missing, and if the second time is earlier', () => {
      expect(shortLeg(at('', '14:30'), a!, b!, 1154)).toBeNull();
      expect(shortLeg(at('09:00', 'noon'), a!, b!, 1154)).toBeNull();
      expect(shortLeg(at('09:00', '14:30'), a!, b!, null)).toBeNull();
      expect(shortLeg(at('14:30', '09:00'), a!, b!, 1154)).toBeNull();
    });
  });

  describe('shorterOrder', () => {
    /** Places along a road, with the yard at 0. */
    const along = (places: Readonly<Record<string, number>>) => (from: HashId | undefined, to: HashId) =>
      Math.abs((from === undefined ? 0 : places[from]!) - places[to]!);

    it('has the same stops and is never longer than the tour', () => {
      const place = fc.integer({ min: -1000, max: 1000 });
      fc.assert(
        fc.property(anyStops, fc.tuple(place, place, place, place, place), (stops, [a, b, c, d, e]) => {
          const wayTo = along({ a, b, c, d, e });
          const lengthOf = (order: readonly HashId[]) =>
            order.reduce((km, stop, index) => km + wayTo(order[index - 1], stop), 0);
          const shorter = shorterOrder(stops, wayTo);
          if (shorter === null) return;
          expect([...shorter.stops].sort()).toEqual([...stops].sort());
          expect(shorter.km).toBe(lengthOf(shorter.stops));
          expect(shorter.km).toBeLessThan(lengthOf(stops));
        }),
      );
    });

    it('is found for a tour that passes a stop and comes back', () => {
      const wayTo = along({ a: 500, b: 100, c: 300 });
      const order = ['b', 'c', 'a'] as HashId[];
      expect(shorterOrder(['a', 'b', 'c'] as HashId[], wayTo)).toEqual({ stops: order, km: 500 });
      expect(shorterOrder(order, wayTo)).toBeNull();
    });

    it('is nothing if a way is not known', () => {
      const wayTo = along({ a: 500, b: 100 });
      expect(shorterOrder(['a', 'b'] as HashId[], (from, to) => (from ? wayTo(from, to) : null))).toBeNull();
    });
  });

  describe('withOrder', () => {
    it('keeps the stops that are not in the order at the end, and adds none', () => {
      const plan = planOf(['a', 'b', 'c'] as HashId[]);
      expect(withOrder(plan, ['c', 'x', 'a'] as HashId[]).stops).toEqual(['c', 'a', 'b']);
    });
  });

  describe('withMovedStop', () => {
    it('moves a stop past the next one that is shown, in one step', () => {
      const plan = planOf(['a', 'hidden', 'b', 'c'] as HashId[]);
      const shown = ['a', 'b', 'c'] as HashId[];
      expect(withMovedStop(plan, 'a' as HashId, 1, shown).stops).toEqual(['b', 'hidden', 'a', 'c']);
      expect(withMovedStop(plan, 'b' as HashId, -1, shown).stops).toEqual(['b', 'hidden', 'a', 'c']);
      expect(withMovedStop(plan, 'c' as HashId, 1, shown)).toBe(plan);
      expect(withMovedStop(plan, 'hidden' as HashId, 1, shown)).toBe(plan);
    });

    it('moves a stop by one place, and never loses one', () => {
      fc.assert(
        fc.property(
          anyStops,
          fc.constantFrom(...(['a', 'b', 'c'] as HashId[])),
          fc.constantFrom(-1, 1),
          (stops, stop, by) => {
            const moved = withMovedStop(planOf(stops), stop, by, stops).stops;
            expect([...moved].sort()).toEqual([...stops].sort());
            const from = stops.indexOf(stop);
            const isPossible = from >= 0 && from + by >= 0 && from + by < stops.length;
            expect(moved.indexOf(stop)).toBe(isPossible ? from + by : from);
            if (!isPossible) expect(moved).toEqual(stops);
          },
        ),
      );
    });
  });

  it('withMessage keeps the message of each deal until it is filled from its template again', () => {
    const plan = withMessage(withMessage(emptyPlan, 'a' as HashId, 'Hello'), 'b' as HashId, '');
    expect(plan.messages).toEqual({ a: 'Hello', b: '' });
    expect(withMessage(plan, 'a' as HashId, null).messages).toEqual({ b: '' });
  });

  describe('timeOfStop', () => {
    const timeOf = (date: string | null, typed?: string) =>
      timeOfStop(
        {
          ...planOf(['a' as HashId]),
          date: date as LocalDate | null,
          times: typed === undefined ? {} : { ['a' as HashId]: typed },
        },
        'a' as HashId,
      );

    it.each([
      ['10:30', 10, 30],
      ['10.30', 10, 30],
      ['1030', 10, 30],
      ['930', 9, 30],
      [' 7 ', 7, 0],
      ['10:30 Uhr', 10, 30],
    ])('reads %p as a local time of the device', (typed, hours, minutes) =>
      expect(timeOf('2026-11-27', typed)).toBe(new Date(2026, 10, 27, hours, minutes).getTime()),
    );

    it.each([undefined, '', '24:00', '10:60', '10:3', 'noon', 'ab 10', '9h30', '10-12'])('is not known for %p', typed =>
      expect(timeOf('2026-11-27', typed)).toBeNull(),
    );

    it('is not known without the date of the tour', () => expect(timeOf(null, '10:30')).toBeNull());

    it('is not known for a deal that is not on the tour, and neither is its date', () => {
      const plan = { ...planOf([]), date: '2026-11-27' as LocalDate, times: { ['a' as HashId]: '10:30' } };
      expect([timeOfStop(plan, 'a' as HashId), dateOfStop(plan, 'a' as HashId)]).toEqual([null, null]);
    });
  });

  it.each([
    ['ab 10', true],
    ['24:00', true],
    ['10:30', false],
    [' ', false],
    [undefined, false],
  ])('isTimeUnreadable tells a text that is no time from no text: %p, %p', (typed, isUnreadable) => {
    const times = typed === undefined ? {} : { ['a' as HashId]: typed };
    expect(isTimeUnreadable({ ...planOf(['a' as HashId]), times }, 'a' as HashId)).toBe(isUnreadable);
  });

  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30 Uhr', '09:30'],
    ['10:30', '10:30'],
    ['ab 10', 'ab 10'],
    ['', ''],
  ])('withWrittenTime writes a typed time as hours and minutes, and leaves another text: %p, %p', (typed, written) => {
    const stop = 'a' as HashId;
    expect(withWrittenTime({ ...planOf([stop]), times: { [stop]: typed } }, stop).times).toEqual({ [stop]: written });
  });

  describe('isBeforeLastStop', () => {
    const hashIds = ['a', 'b', 'c'] as HashId[];
    it.each([
      [
        ['9', '14:00', '10:00'],
        [false, false, true],
      ],
      [
        ['14:00', '', '09:00'],
        [false, false, true],
      ],
      [
        ['14:00', 'noon', '09:00'],
        [false, false, true],
      ],
      [
        ['10:00', '10:00', ''],
        [false, false, false],
      ],
      [
        ['', '', '9'],
        [false, false, false],
      ],
    ])('of the times %j is %j', (typed, expected) => {
      const times = Object.fromEntries(hashIds.map((hashId, place) => [hashId, typed[place]!]));
      const plan = { ...planOf(hashIds), times };
      expect(hashIds.map(hashId => isBeforeLastStop(plan, hashId))).toEqual(expected);
    });
  });

  describe('isPlannedAfter', () => {
    const appointment = new Date(2026, 10, 27, 18, 2).getTime();
    it.each([
      ['2026-11-27', undefined, false],
      ['2026-11-27', '18:02', false],
      ['2026-11-27', '18:03', true],
      ['2026-11-28', undefined, true],
      ['2026-11-28', '08:00', true],
      [null, '19:00', false],
    ])('of %j at %j is %j', (date, time, expected) => {
      const hashId = 'a' as HashId;
      const plan = { ...planOf([hashId]), date: date as LocalDate | null, times: time ? { [hashId]: time } : {} };
      expect(isPlannedAfter(plan, hashId, appointment)).toBe(expected);
      expect(isPlannedAfter(plan, 'b' as HashId, appointment)).toBe(false);
    });
  });

  describe('routeLegs', () => {
    const stopsOf = (address: string) => {
      const parameters = new URL(address).searchParams;
      return [...(parameters.get('waypoints')?.split('|') ?? []), parameters.get('destination')!];
    };

    it('opens all stops in their order, each leg from the end of the one before', () => {
      const anyPlace = fc.string({ minLength: 1 });
      const unbarred = (place: string) => place.replaceAll('|', ' ');
      fc.assert(
        fc.property(fc.array(anyPlace, { maxLength: 14 }), places => {
          const legs = routeLegs(places);
          expect(legs.flatMap(({ address }) => stopsOf(address)).map(unbarred)).toEqual(places.map(unbarred));
          for (const { first, last, address } of legs) {
            expect(last - first).toBeLessThan(4);
            expect(new URL(address).searchParams.get('origin')).toBe(places[first - 2] ?? null);
          }
        }),
      );
    });

    it('has no leg without a stop', () => expect(routeLegs([])).toEqual([]));
  });

  describe('sellerLanguage', () => {
    it('is English for a message if the app does not speak that of the country', () => {
      expect(['NL', 'IT', 'PL'].map(sellerLanguage)).toEqual(['en', 'en', 'pl']);
    });
  });

  describe('paperLanguage', () => {
    it.each([
      ['DE', 'de'],
      ['at', 'de'],
      ['PL', 'pl'],
      ['NL', 'nl'],
      ['it', 'it'],
      ['FR', 'en'],
      ['constructor', 'en'],
      [null, 'en'],
    ])('of %s is %s', (country, language) => expect(paperLanguage(country)).toBe(language));
  });
});

describe('ContentLines', () => {
  const octets = (text: string) => Buffer.byteLength(text, 'utf8');

  describe('contentLines', () => {
    it('folds a line after 75 octets, and never within a character', () => {
      fc.assert(
        fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 })), texts => {
          const lines = texts.map(text => `NOTE:${textValue(text)}`);
          const file = contentLines(lines);
          expect(file === '' || file.endsWith('\r\n')).toBe(true);
          for (const line of file.split('\r\n')) {
            expect(octets(line)).toBeLessThanOrEqual(75);
            expect(line).not.toMatch(/\p{Surrogate}/u);
          }
          expect(file.replaceAll('\r\n ', '')).toBe(lines.map(line => `${line}\r\n`).join(''));
        }),
      );
    });

    it('folds no line of 75 octets', () => expect(contentLines(['a'.repeat(75)])).toBe(`${'a'.repeat(75)}\r\n`));
  });

  describe('textValue', () => {
    it('escapes what has a meaning in the formats', () => {
      expect(textValue('Lane 4; rear, left\\right\r\nbell\rdown\n')).toBe(
        String.raw`Lane 4\; rear\, left\\right\nbell\ndown\n`,
      );
    });

    it('never contains a break or another control character', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary-ascii' }), text => {
          expect(textValue(text)).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
        }),
      );
    });
  });

  /** As another program reads the file. */
  const readBack = (file: string) =>
    new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map(component => {
      const event = new ICAL.Event(component);
      return {
        id: event.uid,
        start: event.startDate.toJSDate().getTime(),
        end: event.endDate.toJSDate().getTime(),
        title: event.summary,
        place: event.location,
        text: event.description,
        stamp: (component.getFirstPropertyValue('dtstamp') as InstanceType<typeof ICAL.Time>).toJSDate().getTime(),
      };
    });

  const anyCharacter = fc.oneof(
    fc.constantFrom(';', ',', '\\', ':', '"'),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  );
  const anyText = fc.string({ unit: anyCharacter, maxLength: 200 }).map(text => text.trim());
  /** The format has whole seconds. */
  const anyInstant = fc.integer({ min: 0, max: 4_000_000_000 }).map(seconds => seconds * SECOND);
  const anyEntry: fc.Arbitrary<CalendarEntry & { readonly start: Instant }> = fc.record({
    id: fc.uuid(),
    start: anyInstant,
    title: anyText,
    place: anyText,
    text: fc.array(anyText, { maxLength: 4 }).map(lines => lines.join('\n')),
  });

  describe('calendarFile', () => {
    it('is what RFC 5545 asks for', () => {
      const entry = {
        id: 'MB-1.pickup@paddock',
        start: Date.UTC(2026, 10, 27, 9),
        title: 'Pickup: Honda CBR',
        place: 'Lindenweg 4, 04109 Leipzig',
        text: 'MB-1\n+49 341 000000',
      };
      expect(calendarFile([entry], Date.UTC(2026, 10, 26, 8, 30))).toBe(
        [
          'BEGIN:VCALENDAR',
          'VERSION:2.0',
          'PRODID:-//Paddock//Pickup//EN',
          'BEGIN:VEVENT',
          'UID:MB-1.pickup@paddock',
          'DTSTAMP:20261126T083000Z',
          'DTSTART:20261127T090000Z',
          'DTEND:20261127T100000Z',
          'SUMMARY:Pickup: Honda CBR',
          String.raw`LOCATION:Lindenweg 4\, 04109 Leipzig`,
          String.raw`DESCRIPTION:MB-1\n+49 341 000000`,
          'END:VEVENT',
          'END:VCALENDAR',
          '',
        ].join('\r\n'),
      );
    });

    it('has a whole day for a stop without a time', () => {
      const entry = { id: 'a', start: '2026-11-27' as LocalDate, title: '', place: '', text: '' };
      const file = calendarFile([entry], 0);
      expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261127\r\nSUMMARY:');
      expect(file).not.toContain('DTEND');
    });

    it('is read by another program as it was meant', () => {
      fc.assert(
        fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 5 }), anyInstant, (entries, madeAt) => {
          const expected = entries.map(entry => ({ ...entry, end: entry.start + HOUR, stamp: madeAt }));
          expect(readBack(calendarFile(entries, madeAt))).toEqual(expected);
        }),
      );
    });
  });

  type Value = string | readonly string[];

  /** The properties of each card, as another program reads the file. */
  function readCards(file: string): Readonly<Record<string, Value>>[] {
    const parsed = ICAL.parse(file) as unknown[];
    const cards = (parsed[0] === 'vcard' ? [parsed] : parsed) as [string, [string, object, string, Value][]][];
    return cards.map(([, properties]) => Object.fromEntries(properties.map(([name, , , value]) => [name, value])));
  }

  const anyCardText = fc.string({ unit: anyCharacter, maxLength: 60 }).map(text => text.trim());
  /** ical.js takes an escaped backslash before a separator for an escaped separator. */
  const anyPart = anyCardText.filter(text => !text.endsWith('\\'));
  const anySeller = fc
    .record({
      sellerFirstName: anyPart,
      sellerLastName: anyPart,
      street: anyPart,
      zipCode: anyPart,
      place: anyPart,
      phone: anyCardText.filter(text => !/[,;\\]/.test(text)),
      sellerEmail: anyCardText,
    })
    .map(aDeal);

  describe('contactFile', () => {
    it('is what RFC 2426 asks for', () => {
      expect(contactFile([{ id: 'MB-1', seller: aDeal(), note: 'Honda CBR, MB-1' }])).toBe(
        [
          'BEGIN:VCARD',
          'VERSION:3.0',
          'UID:MB-1',
          'FN:Jana Brandt',
          'N:Brandt;Jana;;;',
          'TEL;TYPE=VOICE:+49 341 000000',
          'EMAIL;TYPE=INTERNET:jana.brandt@seller.example',
          'ADR:;;Lindenweg 4;Leipzig;;04109;',
          String.raw`NOTE:Honda CBR\, MB-1`,
          'END:VCARD',
          '',
        ].join('\r\n'),
      );
    });

    it.each([
      ['0341 1234567 / +49 171 2345678', ['0341 1234567', '+49 171 2345678']],
      ['0341 1234567, 0171 2345678;0172 3456789', ['0341 1234567', '0171 2345678', '0172 3456789']],
      ['0341/1234567', ['0341/1234567']],
      ['0049 341/1234567', ['0049 341/1234567']],
    ])('has a line for each number of %s', (phone, numbers) => {
      const file = contactFile([{ id: 'MB-1', seller: aDeal({ phone }), note: '' }]);
      expect([...file.matchAll(/TEL;TYPE=VOICE:(.*)\r/g)].map(([, number]) => number)).toEqual(numbers);
    });

    it('is read by another program as it was meant', () => {
      const anyContact = fc.record({
        seller: anySeller,
        note: anyCardText.filter(note => note !== ''),
        id: anyCardText,
      });
      fc.assert(
        fc.property(fc.array(anyContact, { minLength: 1, maxLength: 4 }), contacts => {
          const cards = readCards(contactFile(contacts));
          expect(cards).toHaveLength(contacts.length);
          cards.forEach((card, at) => {
            const { seller, note } = contacts[at]!;
            const { sellerFirstName, sellerLastName, street, place, zipCode } = seller;
            expect(card.n).toEqual([sellerLastName, sellerFirstName, '', '', '']);
            expect(card.adr).toEqual(['', '', street, place, '', zipCode, '']);
            expect(card.note).toBe(note);
            expect(card.fn).not.toBe('');
            expect(card.email ?? '').toBe(seller.sellerEmail);
            expect(card.tel ?? '').toBe(seller.phone);
          });
        }),
      );
    });

    it('names a seller without a name by the e-mail address, the phone number or the vehicle', () => {
      const unnamed = { sellerFirstName: '', sellerLastName: ' ' };
      const names = [
        aDeal(unnamed),
        aDeal({ ...unnamed, sellerEmail: '' }),
        aDeal({ ...unnamed, sellerEmail: '', phone: '' }),
      ].map(seller => readCards(contactFile([{ id: 'MB-1', seller, note: 'Honda CBR' }]))[0]!.fn);
      expect(names).toEqual(['jana.brandt@seller.example', '+49 341 000000', 'Honda CBR']);
    });
  });
});

describe('MessageLink', () => {
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
});

describe('filledWording', () => {
  const values: WordingValues = {
    seller: 'Ms. Berg',
    vehicle: 'BMW R 1250',
    number: 'AB12',
    time: '27 Nov 2026, 10:00',
    day: '27 Nov 2026',
    dealer: 'Moto Nord\n+49 40 1234567',
  };

  const template =
    'Hello {{seller}},\n\nwe have bought your {{vehicle}}. We suggest {{time}}. Does it suit you?\n\nRegards\n{{dealer}}';

  it('fills in each field, and leaves an unknown name in braces', () => {
    expect(filledWording('{{ vehicle }} of {{seller}}: {{colour}}', values)).toBe('BMW R 1250 of Ms. Berg: {{colour}}');
  });

  it('leaves out the sentence whose fact is missing, and its line if nothing else is in it', () => {
    expect(filledWording(template, { ...values, time: '' })).toBe(
      'Hello Ms. Berg,\n\nwe have bought your BMW R 1250. Does it suit you?\n\nRegards\nMoto Nord\n+49 40 1234567',
    );
    expect(filledWording('First.\nTime: {{time}}\nLast.', { ...values, time: '' })).toBe('First.\nLast.');
  });

  it('begins with a capital letter if the salutation is left out', () => {
    expect(filledWording(template, { ...values, seller: '' })).toMatch(/^We have bought your BMW R 1250\. We suggest/);
    expect(filledWording('we write to {{seller}}', values)).toBe('we write to Ms. Berg');
  });

  it('replaces nothing but the fields if each fact is known', () => {
    const part = fc.constantFrom(...Object.values(templateValues), 'word', ' ', '. ', '\n', '\n\n', '!', '?');
    const anyTemplate = fc.array(part, { maxLength: 30 }).map(parts => parts.join(''));
    fc.assert(
      fc.property(anyTemplate, text => {
        expect(filledWording(text, values)).toBe(
          text.replace(/\{\{(\w+)\}\}/g, (_, name: keyof WordingValues) => values[name]),
        );
      }),
    );
  });
});
