import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither. react-router makes an encoder when it is imported, so import this module before react-router. The
// code that writes PDF files makes a decoder.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Node has it, and jsdom's window has not. The in-memory book copies its records with it.
globalThis.structuredClone ??= <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value, noted), revived) as Value);

/** JSON has no bytes. */
const noted = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { copiedBytes: [...value] } : value;

function revived(_key: string, value: unknown): unknown {
  const { copiedBytes } = Object(value) as { readonly copiedBytes?: readonly number[] };
  return copiedBytes ? Uint8Array.from(copiedBytes) : value;
}
