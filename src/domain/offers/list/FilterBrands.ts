import { knownBrands } from './OfferFilters';

export interface FilterBrand {
  readonly id: number;
  readonly name: string;
}

/**
 * The built-in brands merged with the server's brands, whose names win. Sorted by name, unless the server sent none.
 */
export function filterBrands(named: readonly FilterBrand[]): readonly FilterBrand[] {
  if (named.length === 0) return knownBrands;
  const byId = new Map([...knownBrands, ...named].map(({ id, name }) => [id, { id, name }]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
