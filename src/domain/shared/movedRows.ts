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
