import { knownBrands } from './OfferFilters';

interface FilterBrand {
  readonly id: number;
  readonly name: string;
}

/** The brands to filter by: those that ship, and those that the market names, which has the last word, by name. */
export function filterBrands(named: readonly FilterBrand[]): readonly FilterBrand[] {
  if (named.length === 0) return knownBrands;
  const byId = new Map([...knownBrands, ...named].map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
