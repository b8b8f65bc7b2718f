import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has neither. react-router makes an encoder when it is imported, so import this module before react-router. The
// code that writes PDF files makes a decoder.
Object.assign(globalThis, { TextDecoder, TextEncoder });
