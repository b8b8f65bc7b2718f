import { HOUR, type Instant } from '../shared/Instant';
import { contentLines, textValue } from './ContentLines';

export interface CalendarEntry {
  /** A later file with the same id changes the entry in most calendars. */
  readonly id: string;
  readonly start: Instant;
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

/** A handover takes about this long. Milliseconds. */
const DURATION = HOUR;

/** A file in the format iCalendar (RFC 5545). The times are in UTC, so that it needs no time zones. */
export function calendarFile(entries: readonly CalendarEntry[], madeAt: Instant): string {
  const events = entries.flatMap(({ id, start, title, place, text }) => [
    'BEGIN:VEVENT',
    `UID:${textValue(id)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(start + DURATION)}`,
    `SUMMARY:${textValue(title)}`,
    `LOCATION:${textValue(place)}`,
    `DESCRIPTION:${textValue(text)}`,
    'END:VEVENT',
  ]);
  return contentLines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Paddock//Pickup//EN', ...events, 'END:VCALENDAR']);
}

/** 20261127T090000Z */
const utc = (instant: Instant): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
