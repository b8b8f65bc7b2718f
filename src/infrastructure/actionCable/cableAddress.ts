/** The websocket's address, as seen from the page. The only place where a token stands in an address. */
export function cableAddress(cableUrl: string, pageAddress: string, token: string): string {
  const address = new URL(cableUrl, pageAddress);
  address.protocol = address.protocol.replace(/^http/, 'ws');
  address.searchParams.set('token', token);
  return address.href;
}
