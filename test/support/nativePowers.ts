import { modPow } from '../backend/cognito/SrpServer';

interface Integer {
  mod(modulus: Integer): Integer;
  toString(radix: number): string;
}

type IntegerClass = new (hex: string, radix: 16) => Integer;

const { default: BigInteger } = jest.requireActual<{ default: IntegerClass }>(
  'amazon-cognito-identity-js/lib/BigInteger',
);

const toBigInt = (value: Integer) => BigInt(`0x${value.toString(16)}`);

/**
 * Replaces the powers of Cognito's library, which are most of the time of a sign-in: the library multiplies in JavaScript.
 * The browser tests sign in with the library's own powers.
 */
Object.assign(BigInteger.prototype, {
  modPow(this: Integer, exponent: Integer, modulus: Integer, answer: (error: null, power: Integer) => void): void {
    const power = modPow(toBigInt(this.mod(modulus)), toBigInt(exponent));
    answer(null, new BigInteger(power.toString(16), 16));
  },
});
