import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../bundle';

/** The bundled script of the peers, for a copy of a page. */
export async function peersScript(): Promise<string> {
  const folder = await bundle('peers');
  const name = readdirSync(folder).find(file => file.endsWith('.js'))!;
  return readFileSync(path.join(folder, name), 'utf8');
}
