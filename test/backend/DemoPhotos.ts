import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PaintJson {
  readonly name: string;
  readonly paint: string;
  readonly dark: string;
  readonly light: string;
}

/** Relative to the project root, where every runner starts: the address of a module differs between runners. */
const defaultFolder = join(process.cwd(), 'src/infrastructure/demo/market/photos');

/** The drawn photos of the demo, painted on request. */
export class DemoPhotos {
  private readonly paints: readonly PaintJson[];

  constructor(private readonly folder = defaultFolder) {
    this.paints = JSON.parse(readFileSync(join(folder, 'paints.json'), 'utf8')) as PaintJson[];
  }

  /** The drawing for a name such as `motorbike-naked-side-red.svg`; null if the template or paint does not exist. */
  svg(name: string): string | null {
    const [, template, paintName] = /^([a-z-]+)-([a-z]+)\.svg$/.exec(name) ?? [];
    const paint = this.paints.find(candidate => candidate.name === paintName);
    const file = join(this.folder, `${template}.svg`);
    if (!paint || !existsSync(file)) return null;
    const tones: Record<string, string> = { PAINT: paint.paint, PAINT_DARK: paint.dark, PAINT_LIGHT: paint.light };
    return readFileSync(file, 'utf8').replace(/\bPAINT(_DARK|_LIGHT)?\b/g, token => tones[token] ?? token);
  }
}
