import * as fc from 'fast-check';
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
import type { HashId } from '../../../src/domain/offers/Offer';
import type { LocalDate } from '../../../src/domain/shared/LocalDate';

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
