import { knownBrands } from './BrowseFilters';

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

/** The brand whose name is the first part of `text`, such as an offer's label. The longest match wins. */
export function brandIn<Brand extends { readonly name: string }>(text: string, brands: readonly Brand[]): Brand | null {
  const spelt = text.trim().toLowerCase();
  const fitting = brands.filter(({ name }) => name.trim() !== '' && `${spelt} `.startsWith(`${name.toLowerCase()} `));
  return fitting.sort((one, other) => other.name.length - one.name.length)[0] ?? null;
}
