const addresses = new WeakMap<Uint8Array, string>();
const unused = new FinalizationRegistry<string>(address => URL.revokeObjectURL(address));

/** The address of a photo. It stays the same, because a paper is printed before a new one would be loaded. */
export function photoAddress(bytes: Uint8Array<ArrayBuffer>): string {
  const known = addresses.get(bytes);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
  addresses.set(bytes, address);
  unused.register(bytes, address);
  return address;
}
