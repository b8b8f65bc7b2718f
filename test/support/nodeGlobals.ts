import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither. react-router makes an encoder when it is imported, so import this module before react-router. The
// code that writes PDF files makes a decoder.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Node has it, and jsdom's window has not. The in-memory book copies its records with it.
globalThis.structuredClone ??= <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);
