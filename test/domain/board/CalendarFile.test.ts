import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarEntry, calendarFile } from '../../../src/domain/board/CalendarFile';
import { HOUR, SECOND } from '../../../src/domain/shared/Instant';

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

const anyCharacter = fc.oneof(fc.constantFrom(';', ',', '\\', ':', '"'), fc.string({ unit: 'grapheme', maxLength: 1 }));
const anyText = fc.string({ unit: anyCharacter, maxLength: 200 }).map(text => text.trim());
/** The format has whole seconds. */
const anyInstant = fc.integer({ min: 0, max: 4_000_000_000 }).map(seconds => seconds * SECOND);
const anyEntry: fc.Arbitrary<CalendarEntry> = fc.record({
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

  it('is read by another program as it was meant', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 5 }), anyInstant, (entries, madeAt) => {
        const expected = entries.map(entry => ({ ...entry, end: entry.start + HOUR, stamp: madeAt }));
        expect(readBack(calendarFile(entries, madeAt))).toEqual(expected);
      }),
    );
  });
});
