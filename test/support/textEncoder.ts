import { TextEncoder } from 'node:util';

// jsdom has none, and react-router makes one when it is imported. Import this module before react-router.
Object.assign(globalThis, { TextEncoder });
