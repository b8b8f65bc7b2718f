import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

/** What a pool keeps of a password: enough to check it, not enough to know it. */
export interface SrpIdentity {
  poolName: string;
  userId: string;
  salt: bigint;
  verifier: bigint;
}

/** Cognito's group is the 3072-bit one of RFC 3526, which Node ships under this name. */
const N = fromBytes(getDiffieHellman('modp15').getPrime());
const g = 2n;
const k = fromBytes(sha256(toBytes(N), toBytes(g)));

export function srpIdentity(poolName: string, userId: string, password: string): SrpIdentity {
  const salt = fromBytes(randomBytes(16));
  const x = fromBytes(sha256(toBytes(salt), sha256(`${poolName}${userId}:${password}`)));
  return { poolName, userId, salt, verifier: modPow(g, x) };
}

/** False for the multiples of N, with which a client could sign in without the password. */
export function isPublicKey(A: bigint): boolean {
  return A % N !== 0n;
}

/** The server's half of one sign-in by SRP-6a, in Cognito's dialect; upper and lower case are the protocol's own. */
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

  /** True when the signature could only come from someone who knows the password. */
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

function modPow(base: bigint, exponent: bigint): bigint {
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

/** Java's `BigInteger.toByteArray`, which Cognito hashes: a leading zero byte where the first bit would read as a sign. */
function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const whole = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(whole) ? `00${whole}` : whole, 'hex');
}
