const WIDTH = 8;

type PageLink = number | 'gap';

/**
 * The pages of a pagination bar, from 1: the first, the last and about 8 around `current`. A gap replaces two or more
 * pages.
 */
export function pageWindow(current: number, total: number): PageLink[] {
  const start = Math.max(1, Math.min(current - WIDTH / 2, total - WIDTH + 1));
  const end = Math.min(total, start + WIDTH - 1);
  const inside = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [...between(1, start), ...inside, ...between(end, total).reverse()];
}

/** The links between the window's edge and the first or last page. A single missing page is shown instead of a gap. */
function between(one: number, other: number): PageLink[] {
  const [outer, edge] = one === 1 ? [one, other] : [other, one];
  const distance = Math.abs(edge - outer);
  if (distance === 0) return [];
  if (distance === 1) return [outer];
  return [outer, distance === 2 ? (outer + edge) / 2 : 'gap'];
}
