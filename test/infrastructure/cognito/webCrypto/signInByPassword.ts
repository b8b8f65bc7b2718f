import * as v from 'valibot';
import type { SignInFailure } from '../../../../src/application/ports/Identity';
import { SECOND } from '../../../../src/domain/shared/Instant';
import { failed, type Result, success } from '../../../../src/domain/shared/Result';
import {
  type CognitoPool,
  type CognitoTokens,
  poolError,
  poolRequest,
} from '../../../../src/infrastructure/cognito/CognitoPool';
import { toSignInFailure } from '../../../../src/infrastructure/cognito/toSignInFailure';
import { parsedJson } from '../../../../src/infrastructure/parsedJson';

/** The prime of the 3072-bit group of RFC 3526. */
const N = BigInt(`0x\
ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404dd\
ef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed\
ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f\
83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b\
e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa0510\
15728e5a8aaac42dad33170d04507a33a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7\
abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864d87602733ec86a64521f2b18177b200c\
bbe117577a615d6c770988c0bad946e208e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff`);

const Hex = v.pipe(v.string(), v.hexadecimal());
const challenge = { USER_ID_FOR_SRP: v.string(), SECRET_BLOCK: v.string(), SALT: Hex, SRP_B: Hex };
const ChallengeJson = v.object({ ChallengeParameters: v.object(challenge) });
const TokensJson = v.object({ AccessToken: v.string(), RefreshToken: v.string(), ExpiresIn: v.number() });
const AnswerJson = v.union([v.object({ ChallengeName: v.string() }), v.object({ AuthenticationResult: TokensJson })]);

/** Signs in with the Secure Remote Password protocol, so the password is never sent. */
export async function signInByPassword(
  pool: CognitoPool,
  email: string,
  password: string,
): Promise<Result<CognitoTokens, SignInFailure>> {
  const { clientId: ClientId } = pool;
  const call = async <Value>(operation: string, body: object, schema: v.GenericSchema<unknown, Value>) => {
    const response = await fetch(...poolRequest(pool, operation, body));
    const json = parsedJson(await response.text());
    const answer = v.safeParse(schema, json.ok && response.ok && json.value);
    return answer.success ? success(answer.output) : failed(toSignInFailure(poolError(json.ok && json.value)));
  };
  const a = toInteger(crypto.getRandomValues(new Uint8Array(128)));
  const AuthParameters = { USERNAME: email, SRP_A: power(2n, a).toString(16) };
  const asked = await call('InitiateAuth', { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }, ChallengeJson);
  if (!asked.ok) return asked;
  const { USER_ID_FOR_SRP: USERNAME, SECRET_BLOCK, SRP_B, SALT } = asked.value.ChallengeParameters;
  const account = `${pool.userPoolId.split('_')[1]}${USERNAME}`;
  const key = await passwordKey(a, BigInt(`0x${SRP_B}`), BigInt(`0x${SALT}`), `${account}:${password}`);
  const [day, date, month, year, time] = new Date().toUTCString().split(/,? /);
  const TIMESTAMP = `${day} ${month} ${Number(date)} ${time} UTC ${year}`;
  const claim = [...utf8(account), ...fromBase64(SECRET_BLOCK), ...utf8(TIMESTAMP)];
  const PASSWORD_CLAIM_SIGNATURE = toBase64(await crypto.subtle.sign('HMAC', key, Uint8Array.from(claim)));
  const proof = { USERNAME, PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE, TIMESTAMP };
  const claimed = { ClientId, ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: proof };
  const answered = await call('RespondToAuthChallenge', claimed, AnswerJson);
  if (!answered.ok) return answered;
  if ('ChallengeName' in answered.value) return failed(challenged(answered.value.ChallengeName));
  const { AccessToken: accessToken, RefreshToken: refreshToken, ExpiresIn } = answered.value.AuthenticationResult;
  return success({ username: USERNAME, accessToken, refreshToken, deviceKey: null, lifetime: ExpiresIn * SECOND });
}

/** Signs the claim of the password. Upper and lower case follow the protocol. */
export async function passwordKey(a: bigint, B: bigint, salt: bigint, account: string): Promise<CryptoKey> {
  if (B % N === 0n) throw new RangeError('B must not be 0 mod N.');
  const [k, u] = [await hash(toBytes(N), toBytes(2n)), await hash(toBytes(power(2n, a)), toBytes(B))];
  const x = await hash(toBytes(salt), new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(account))));
  const S = toBytes(power(B - k * power(2n, x), a + u * x));
  const from = await crypto.subtle.importKey('raw', S, 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: toBytes(u), info: utf8('Caldera Derived Key') };
  return crypto.subtle.deriveKey(how, from, { name: 'HMAC', hash: 'SHA-256', length: 128 }, true, ['sign']);
}

function power(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power(base, exponent >> 1n);
  return (((half * half * (exponent & 1n ? base : 1n)) % N) + N) % N;
}

const hash = async (...parts: Uint8Array[]): Promise<bigint> =>
  toInteger(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(parts.flatMap(part => [...part])))));
const toInteger = (bytes: Uint8Array) => bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
const utf8 = (text: string) => new TextEncoder().encode(text);
const fromBase64 = (text: string) => Uint8Array.from(atob(text), byte => byte.charCodeAt(0));
const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** Like Java's `BigInteger.toByteArray`: with a leading zero byte if the first bit is set. */
function toBytes(value: bigint): Uint8Array<ArrayBuffer> {
  const length = value.toString(2).length >> 3;
  return Uint8Array.from({ length: length + 1 }, (_, at) =>
    Number(BigInt.asUintN(8, value >> BigInt(8 * (length - at)))),
  );
}

function challenged(name: string): SignInFailure {
  const isFactor = /^(SMS_MFA|SOFTWARE_TOKEN_MFA|MFA_SETUP|SELECT_MFA_TYPE)$/.test(name);
  const step = name === 'NEW_PASSWORD_REQUIRED' ? 'newPassword' : isFactor ? 'secondFactor' : 'other';
  return { reason: 'challenged', step };
}
