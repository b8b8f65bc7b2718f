/** @jest-environment node */
import '../../../support/nativePowers';
import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { modPow } from '../../../backend/cognito/SrpServer';
import { passwordKey } from './signInByPassword';

interface Integer {
  toString(radix: 16): string;
}

interface Helper {
  smallAValue: Integer;
  largeAValue: Integer;
  getPasswordAuthenticationKey(
    username: string,
    password: string,
    serverKey: Integer,
    salt: Integer,
    done: (error: Error | null, key: Buffer) => void,
  ): void;
}

const { default: BigInteger } = jest.requireActual<{ default: new (hex: string, radix: 16) => Integer }>(
  'amazon-cognito-identity-js/lib/BigInteger',
);
const { default: AuthenticationHelper } = jest.requireActual<{ default: new (poolName: string) => Helper }>(
  'amazon-cognito-identity-js/lib/AuthenticationHelper',
);

const toInteger = (value: bigint) => new BigInteger(value.toString(16), 16);

/** The key by which Cognito's library signs the claim of a password. */
function keyOfLibrary(a: bigint, B: bigint, salt: bigint, [pool, user, password]: readonly string[]): Promise<string> {
  const helper = new AuthenticationHelper(pool ?? '');
  helper.smallAValue = toInteger(a);
  helper.largeAValue = toInteger(modPow(2n, a));
  return new Promise((resolve, reject) =>
    helper.getPasswordAuthenticationKey(user ?? '', password ?? '', toInteger(B), toInteger(salt), (error, key) =>
      error ? reject(error) : resolve(Buffer.from(key).toString('hex')),
    ),
  );
}

describe('passwordKey', () => {
  it("is always the key of Cognito's library", async () => {
    // The first bit of a number decides whether it is hashed with a leading zero byte.
    const number = (bits: bigint) => fc.bigInt({ min: 1n, max: (1n << bits) - 1n });
    const text = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(
        number(1024n),
        number(3071n),
        number(128n),
        fc.tuple(text, text, text),
        async (a, B, salt, texts) => {
          const [pool, user, password] = texts;
          const key = await passwordKey(a, B, salt, `${pool}${user}:${password}`);
          const raw = Buffer.from(await webcrypto.subtle.exportKey('raw', key));
          expect(raw.toString('hex')).toBe(await keyOfLibrary(a, B, salt, texts));
        },
      ),
      { numRuns: 25 },
    );
  });
});
