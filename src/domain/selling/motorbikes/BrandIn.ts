import type { Brand } from './Motorbike';

/** The brand that a text begins with or is, as an offer's label spells it; the longest name wins. */
export function brandIn(text: string, brands: readonly Brand[]): Brand | null {
  const spelt = text.trim().toLowerCase();
  const fitting = brands.filter(({ name }) => `${spelt} `.startsWith(`${name.toLowerCase()} `));
  return fitting.sort((one, other) => other.name.length - one.name.length)[0] ?? null;
}
