/** An address, one line below the other. */
export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map(line => <span key={line}>{line}</span>);
}
