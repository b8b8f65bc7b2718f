/** @jest-environment node */
import { webcrypto } from 'node:crypto';
import keys from './keysOfLibrary.json';
import { passwordKey } from './signInByPassword';

const integer = (hex: string) => BigInt(`0x${hex}`);

// Computed by amazon-cognito-identity-js 6.3 with its own powers, and kept as data, because the library goes.
it.each(keys)("passwordKey for '$account' is the key that Cognito's library computed", async vector => {
  const key = await passwordKey(integer(vector.a), integer(vector.B), integer(vector.salt), vector.account);
  expect(Buffer.from(await webcrypto.subtle.exportKey('raw', key)).toString('hex')).toBe(vector.key);
});

it('passwordKey is refused for a public key that proves nothing', async () => {
  await expect(passwordKey(1n, 0n, 1n, 'a:b')).rejects.toThrow(RangeError);
});
