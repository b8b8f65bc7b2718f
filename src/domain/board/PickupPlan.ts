import type { HashId } from '../offers/Offer';
import type { Instant } from '../shared/Instant';
import { type LocalDate, noonOf } from '../shared/LocalDate';

export interface PickupPlan {
  /** The chosen deals in the order of the tour. */
  readonly stops: readonly HashId[];
  readonly date: LocalDate | null;
  /** At what time of the day the dealer arrives, as typed. */
  readonly times: Readonly<Partial<Record<HashId, string>>>;
  /** Messages to the sellers that the dealer has changed. The others are filled from a template. */
  readonly messages: Readonly<Partial<Record<HashId, string>>>;
  readonly driver: string;
  /** The vehicle that picks up, such as its plate. */
  readonly car: string;
}

export const emptyPlan: PickupPlan = { stops: [], date: null, times: {}, messages: {}, driver: '', car: '' };

/**
 * The plan with the deal as its last stop, or without it and its time. A message ends with them if it names the day or the
 * time. The date ends with the last stop, so that it does not become the date of the next tour.
 */
export const withStop = (plan: PickupPlan, hashId: HashId, isChosen: boolean): PickupPlan => {
  const stops = plan.stops.filter(stop => stop !== hashId);
  if (isChosen) return { ...plan, stops: [...stops, hashId] };
  const times = Object.entries(plan.times).filter(([other]) => other !== hashId);
  const date = stops.length > 0 ? plan.date : null;
  const left = namesWhen(plan, hashId) ? withMessage(plan, hashId, null) : plan;
  return { ...left, stops, times: Object.fromEntries(times), date };
};

/** Each language writes the day as a number. */
function namesWhen({ date, times, messages }: PickupPlan, hashId: HashId): boolean {
  const numbers = messages[hashId]?.match(/\d+/g)?.map(Number) ?? [];
  const hour = hourAndMinute(times[hashId])?.[0];
  return (date !== null && numbers.includes(Number(date.slice(-2)))) || (hour !== undefined && numbers.includes(hour));
}

/** The plan with the stop one place earlier (-1) or later (1) among the shown ones. At their end, it stays where it is. */
export function withMovedStop(plan: PickupPlan, hashId: HashId, by: -1 | 1, shown: readonly HashId[]): PickupPlan {
  const { stops } = plan;
  const known = stops.filter(stop => shown.includes(stop));
  const other = known[known.indexOf(hashId) + by];
  if (!known.includes(hashId) || other === undefined) return plan;
  return { ...plan, stops: stops.with(stops.indexOf(hashId), other).with(stops.indexOf(other), hashId) };
}

/** The plan with its stops in this order, and after them those that it does not name. */
export const withOrder = (plan: PickupPlan, order: readonly HashId[]): PickupPlan => {
  const named = order.filter(stop => plan.stops.includes(stop));
  return { ...plan, stops: [...named, ...plan.stops.filter(stop => !order.includes(stop))] };
};

/** Null fills the message from its template again. */
export const withMessage = (plan: PickupPlan, hashId: HashId, message: string | null): PickupPlan => {
  const others = Object.entries(plan.messages).filter(([other]) => other !== hashId);
  return { ...plan, messages: Object.fromEntries(message === null ? others : [...others, [hashId, message]]) };
};

/** Null if the deal is not a stop of the tour. */
export const dateOfStop = ({ date, stops }: PickupPlan, hashId: HashId): LocalDate | null =>
  stops.includes(hashId) ? date : null;

/** Reads a time such as 10:30, 10.30, 1030, 10 or 10:30 Uhr. */
function hourAndMinute(typed = ''): readonly [number, number] | null {
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[:.]?(\d\d))?(?:\s*uhr)?$/i.exec(typed.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return [Number(hour), Number(minute)];
}

/** The plan with the time of a stop as hours and minutes, once the dealer has typed it. What is no time stays. */
export function withWrittenTime(plan: PickupPlan, hashId: HashId): PickupPlan {
  const written = hourAndMinute(plan.times[hashId])
    ?.map(part => String(part).padStart(2, '0'))
    .join(':');
  if (written === undefined || written === plan.times[hashId]) return plan;
  return { ...plan, times: { ...plan.times, [hashId]: written } };
}

/** Whether the dealer has typed something for the stop that is not a time. */
export const isTimeUnreadable = ({ times }: PickupPlan, hashId: HashId): boolean =>
  Boolean(times[hashId]?.trim()) && hourAndMinute(times[hashId]) === null;

/**
 * When the dealer arrives at a stop, in the time zone of the device. Null for a deal that is not on the tour, and while the
 * date of the tour or a readable time is missing.
 */
export function timeOfStop(plan: PickupPlan, hashId: HashId): Instant | null {
  const date = dateOfStop(plan, hashId);
  const time = hourAndMinute(plan.times[hashId]);
  return date && time && new Date(noonOf(date)).setHours(...time, 0, 0);
}

const minutesOf = (typed: string | undefined): number | undefined =>
  hourAndMinute(typed)?.reduce((hours, minute) => hours * 60 + minute);

/** In km/h, on the whole way with its pauses. */
export const SPEED_ON_ROAD = 80;

/**
 * The minutes between two stops, and those that the way between them takes. Null if the way takes no longer, if a time
 * is missing or if the times are not in order.
 */
export function shortLeg({ times }: PickupPlan, from: HashId, hashId: HashId, km: number | null) {
  const before = minutesOf(times[from]);
  const own = minutesOf(times[hashId]);
  if (km === null || before === undefined || own === undefined || own < before) return null;
  const needed = Math.round((km / SPEED_ON_ROAD) * 60);
  return needed > own - before ? { planned: own - before, needed } : null;
}

/** More stops have too many orders to compare them all. */
const MOST_COMPARED = 7;

/** A difference of estimated ways below this part of the tour says nothing. */
const WORTH_SAVING = 0.05;

interface TourOrder {
  readonly stops: readonly HashId[];
  /** In whole km. */
  readonly km: number;
}

/**
 * The shortest order of a tour with few stops. `wayTo` is the km from a stop to another one, or to the first one from the
 * yard. Null if a way is not known or if the order saves little.
 */
export function shorterOrder(
  stops: readonly HashId[],
  wayTo: (from: HashId | undefined, to: HashId) => number | null,
): TourOrder | null {
  if (stops.length > MOST_COMPARED) return null;
  const known = new Map<string, number>();
  for (const from of [undefined, ...stops]) {
    for (const to of stops) {
      const km = from === to ? 0 : wayTo(from, to);
      if (km === null) return null;
      known.set(`${from} ${to}`, km);
    }
  }
  const lengthOf = (order: readonly HashId[]) =>
    order.reduce((km, stop, index) => km + known.get(`${order[index - 1]} ${stop}`)!, 0);
  const own = lengthOf(stops);
  let best: TourOrder = { stops, km: own * (1 - WORTH_SAVING) };
  for (const order of orders(stops)) {
    const km = lengthOf(order);
    if (km < best.km) best = { stops: order, km };
  }
  return best.stops === stops ? null : best;
}

const orders = (stops: readonly HashId[]): readonly (readonly HashId[])[] =>
  stops.length < 2
    ? [stops]
    : stops.flatMap(first => orders(stops.filter(stop => stop !== first)).map(rest => [first, ...rest]));

/** Whether the dealer would arrive at a stop before the last one that has a time before it. */
export function isBeforeLastStop({ stops, times }: PickupPlan, hashId: HashId): boolean {
  const minutes = stops.slice(0, stops.indexOf(hashId) + 1).flatMap(stop => minutesOf(times[stop]) ?? []);
  const [before, own] = minutes.slice(-2);
  return minutesOf(times[hashId]) !== undefined && before !== undefined && own !== undefined && own < before;
}

/** Whether a stop is planned after an appointment. Without a time, the first minute of its day counts. */
export function isPlannedAfter(plan: PickupPlan, hashId: HashId, appointment: Instant): boolean {
  const date = dateOfStop(plan, hashId);
  return date !== null && (timeOfStop(plan, hashId) ?? new Date(noonOf(date)).setHours(0)) > appointment;
}

/** The map app takes three places on the way to the last one where it is not installed. */
const STOPS_OF_LEG = 4;

/** A part of a route that the map app can open at once. Stops count from 1. */
interface RouteLeg {
  readonly first: number;
  readonly last: number;
  readonly address: string;
}

/**
 * The links that open the stops in the map app, in this order. The first leg starts where the device is, each further one
 * at the last stop of the one before.
 */
export function routeLegs(places: readonly string[]): readonly RouteLeg[] {
  const legs: RouteLeg[] = [];
  for (let from = 0; from < places.length; from += STOPS_OF_LEG) {
    const stops = places.slice(from, from + STOPS_OF_LEG);
    const parameters = new URLSearchParams({ api: '1', travelmode: 'driving', destination: stops.at(-1)! });
    if (from > 0) parameters.set('origin', places[from - 1]!);
    if (stops.length > 1) parameters.set('waypoints', stops.slice(0, -1).map(withoutBar).join('|'));
    const address = `https://www.google.com/maps/dir/?${parameters}`;
    legs.push({ first: from + 1, last: from + stops.length, address });
  }
  return legs;
}

/** The bar separates the places. */
const withoutBar = (place: string): string => place.replaceAll('|', ' ');
