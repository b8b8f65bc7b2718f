/** The websocket address, resolved against the page address. This is the only address that contains a token. */
export function cableAddress(cableUrl: string, pageAddress: string, token: string): string {
  const address = new URL(cableUrl, pageAddress);
  address.protocol = address.protocol.replace(/^http/, 'ws');
  address.searchParams.set('token', token);
  return address.href;
}
