/** The brand whose name is the first part of `text`, such as an offer's label. The longest match wins. */
export function brandIn<Brand extends { readonly name: string }>(text: string, brands: readonly Brand[]): Brand | null {
  const spelt = text.trim().toLowerCase();
  const fitting = brands.filter(({ name }) => name.trim() !== '' && `${spelt} `.startsWith(`${name.toLowerCase()} `));
  return fitting.sort((one, other) => other.name.length - one.name.length)[0] ?? null;
}
