import { register } from 'node:module';

// Node runs the TypeScript of the application by these hooks. The build contains the same program as one file
// (`.config/build/hostCheck.js`).
register('./typescriptHooks.js', import.meta.url);
await import('./configProgram.js');
