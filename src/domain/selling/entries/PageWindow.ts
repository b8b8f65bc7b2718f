const WIDTH = 8;

type PageLink = number | 'gap';

/** The pages of a page bar: the first, the last and about 8 around the current one; a gap stands for two or more. */
export function pageWindow(current: number, total: number): PageLink[] {
  const start = Math.max(1, Math.min(current - WIDTH / 2, total - WIDTH + 1));
  const end = Math.min(total, start + WIDTH - 1);
  const inside = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [...between(1, start), ...inside, ...between(end, total).reverse()];
}

/** What leads from the window's edge out to the first or last page; a gap of one page is that page. */
function between(one: number, other: number): PageLink[] {
  const [outer, edge] = one === 1 ? [one, other] : [other, one];
  const distance = Math.abs(edge - outer);
  if (distance === 0) return [];
  if (distance === 1) return [outer];
  return [outer, distance === 2 ? (outer + edge) / 2 : 'gap'];
}
