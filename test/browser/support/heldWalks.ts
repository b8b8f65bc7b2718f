import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { walksIn } from '../../../.config/test/walkTable.js';
import type { Walk } from './measureWalk';

/** Late frames and the order of answers decide whether a few more files run. */
const allowed = (held: number): number => held + Math.max(2, Math.round(held * 0.05));

/** Fails if a figure is larger than in docs/architecture.md. `npm run walks` measures all, and writes them there. */
export function holdWalk(name: string, walk: Walk): void {
  const folder = process.env.WALKS;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    return writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ name, ...walk }));
  }
  const held = walksIn(readFileSync('docs/architecture.md', 'utf8')).find(each => each.name === name);
  if (!held) throw new Error(`docs/architecture.md has no walk '${name}'. Run: npm run walks`);
  const figures = ['domain', 'application', 'ui'] as const;
  const longer = figures.filter(each => walk[each] > allowed(held[each]));
  expect(longer.map(each => `${each}: ${walk[each]}, and it was ${held[each]}`)).toEqual([]);
}
