import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

/** The stored form of a password: enough to check it, but not enough to know it. */
export interface SrpIdentity {
  poolName: string;
  userId: string;
  salt: bigint;
  verifier: bigint;
}

/** Cognito uses the 3072-bit group of RFC 3526, which Node provides under this name. */
const N = fromBytes(getDiffieHellman('modp15').getPrime());
const g = 2n;
const k = fromBytes(sha256(toBytes(N), toBytes(g)));

export function srpIdentity(poolName: string, userId: string, password: string): SrpIdentity {
  const salt = fromBytes(randomBytes(16));
  const x = fromBytes(sha256(toBytes(salt), sha256(`${poolName}${userId}:${password}`)));
  return { poolName, userId, salt, verifier: modPow(g, x) };
}

/** False for multiples of N, with which a client could sign in without the password. */
export function isPublicKey(A: bigint): boolean {
  return A % N !== 0n;
}

/** The server side of one SRP-6a sign-in as Cognito does it; upper and lower case follow the protocol. */
export class SrpServer {
  readonly secretBlock = randomBytes(64);
  readonly B: bigint;
  private readonly b = fromBytes(randomBytes(32));

  constructor(
    private readonly identity: SrpIdentity,
    private readonly A: bigint,
  ) {
    this.B = (k * identity.verifier + modPow(g, this.b)) % N;
  }

  /** True if the signature could only come from someone who knows the password. */
  accepts(signature: string, timestamp: string): boolean {
    const { poolName, userId } = this.identity;
    const expected = createHmac('sha256', this.sessionKey())
      .update(poolName + userId)
      .update(this.secretBlock)
      .update(timestamp)
      .digest('base64');
    return signature === expected;
  }

  private sessionKey(): Buffer {
    const u = fromBytes(sha256(toBytes(this.A), toBytes(this.B)));
    const S = modPow(this.A * modPow(this.identity.verifier, u), this.b);
    return Buffer.from(hkdfSync('sha256', toBytes(S), toBytes(u), 'Caldera Derived Key', 16));
  }
}

/** Modulo `N`, which is also the modulus of the client. */
export function modPow(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

function sha256(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function fromBytes(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

/** Like Java's `BigInteger.toByteArray`, which Cognito hashes: with a leading zero byte if the first bit is set. */
function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const whole = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(whole) ? `00${whole}` : whole, 'hex');
}
