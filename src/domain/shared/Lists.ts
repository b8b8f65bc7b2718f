import { DAY, type Instant } from './Instant';

/** The rows by their key. The keys are in the order in which they first occur. */
export function grouped<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

interface Neighbours<Id> {
  readonly previous: Id | null;
  readonly next: Id | null;
}

/**
 * The ids before and after one of a list. `place` is where it was before it left the list, and -1 if that is not known: the
 * id that moved up to this place is then the next one.
 */
export function neighbours<Id>(ids: readonly Id[], id: Id, place = -1): Neighbours<Id> {
  const found = ids.indexOf(id);
  const at = found >= 0 ? found : Math.min(place, ids.length);
  if (at < 0) return { previous: null, next: null };
  const after = found >= 0 ? at + 1 : at;
  return { previous: at > 0 ? ids[at - 1]! : null, next: after < ids.length ? ids[after]! : null };
}

interface InTurn {
  readonly state: { readonly kind: string };
}

/**
 * What to send now, of several things that one press sends one after the other. Null while one is under way, while the
 * outcome of one is not known, and if none is left.
 */
export function nextInTurn<Item extends InTurn>(items: readonly Item[]): Item | null {
  const isHeldUp = items.some(({ state: { kind } }) => kind === 'inFlight' || kind === 'outcomeOpen');
  return isHeldUp ? null : (items.find(({ state }) => state.kind === 'toSend') ?? null);
}

/** A prime number above the number of rows, so that any number of rows has each of them first on one of as many days. */
const STRIDE = 104_729;

/** The same rows, from another one on each day. Short visits, which come to the first rows only, see all of them in time. */
export function rotatedByDay<Row>(rows: readonly Row[], now: Instant): readonly Row[] {
  const from = (Math.floor(now / DAY) * STRIDE) % Math.max(1, rows.length);
  return [...rows.slice(from), ...rows.slice(0, from)];
}

/**
 * The least number of rows that must move so that the shown rows are in the wanted order. Rows that only one of the two
 * lists contains do not count.
 */
export function movedRows<Id>(shown: readonly Id[], wanted: readonly Id[]): number {
  const places = new Map(wanted.map((id, place) => [id, place]));
  const order = shown.flatMap(id => places.get(id) ?? []);
  return order.length - longestRise(order);
}

/** The same, and also the rows that only one of the two lists contains. */
export function changedRows<Id>(shown: readonly Id[], wanted: readonly Id[]): number {
  const [onScreen, staying] = [new Set(shown), new Set(wanted)];
  const gone = shown.filter(id => !staying.has(id)).length;
  const added = wanted.filter(id => !onScreen.has(id)).length;
  return gone + added + movedRows(shown, wanted);
}

/** The length of the longest increasing subsequence. The numbers are distinct. */
function longestRise(numbers: readonly number[]): number {
  /** At index n: the smallest number that ends an increasing subsequence of length n + 1. Always sorted. */
  const ends: number[] = [];
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
  }
  return ends.length;
}
