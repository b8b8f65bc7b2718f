import type { Instant } from '../shared/Instant';

/** The times of day without notifications, in minutes after midnight on this device. */
export interface QuietHours {
  readonly from: number;
  /** At this minute they are over. Before `from`, they last over midnight. */
  readonly to: number;
}

export const usualQuietHours: QuietHours = { from: 20 * 60, to: 7 * 60 };

const MINUTES_A_DAY = 24 * 60;

export const isMinuteOfDay = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < MINUTES_A_DAY;

/** Hours that end when they begin are empty. */
export const isQuiet = ({ from, to }: QuietHours, minute: number): boolean =>
  from <= to ? from <= minute && minute < to : minute >= from || minute < to;

/** In the time zone of this device. */
export function minuteOfDay(instant: Instant): number {
  const date = new Date(instant);
  return date.getHours() * 60 + date.getMinutes();
}

/** HH:MM */
export const timeText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0')).join(':');

/** The minute of a text such as `07:30`. Null if it is no time. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** How the dealer is told about news beside the page. An absent key means that the dealer has not set it. */
export interface NewsSettings {
  /** Whether the browser shows notifications, if it has the permission. */
  readonly bySystem?: boolean;
  readonly quietHours?: QuietHours;
}
