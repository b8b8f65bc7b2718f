import type { BenchMarket, RowJson } from './BenchMarket';

const SAMPLE = 200;
const BROWSE = '/api/v2/offers/browse';

/** The given number of rows, each a different offer, based on a few hundred offers of the market. */
export function heldRows(market: BenchMarket, count: number): RowJson[] {
  const sample = market.rows(SAMPLE);
  return Array.from({ length: count }, (_, index) => {
    const row = sample[index % sample.length]!;
    const hashId = `BN-${index}` as RowJson['hash_id'];
    return { ...row, id: (1_000_000 + index) as RowJson['id'], hash_id: hashId, offer_hash_id: hashId };
  });
}

/** Makes these rows the browse list, in pages much larger than a server's, so that a page soon holds them all. */
export function browseThese(market: BenchMarket, rows: readonly RowJson[], limit: number): void {
  market.answers.set(BROWSE, query => {
    const page = Number(query.get('page') ?? 1);
    const answer = {
      offers: rows.slice((page - 1) * limit, page * limit),
      total_pages: Math.ceil(rows.length / limit),
      total_count: rows.length,
      limit,
    };
    return { type: 'application/json', text: JSON.stringify(answer) };
  });
}
