import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PaintJson {
  readonly name: string;
  readonly paint: string;
  readonly dark: string;
  readonly light: string;
}

/** From the project's root, where every runner starts: a module's own address is spelt differently in each of them. */
const defaultFolder = join(process.cwd(), 'src/infrastructure/inMemory/photos');

/** The drawn photos of the demo, painted when they are asked for. */
export class DemoPhotos {
  private readonly paints: readonly PaintJson[];

  constructor(private readonly folder = defaultFolder) {
    this.paints = JSON.parse(readFileSync(join(folder, 'paints.json'), 'utf8')) as PaintJson[];
  }

  /** The drawing of a name such as `motorbike-naked-side-red.svg`; null where there is no such template or paint. */
  svg(name: string): string | null {
    const [, template, paintName] = /^([a-z-]+)-([a-z]+)\.svg$/.exec(name) ?? [];
    const paint = this.paints.find(candidate => candidate.name === paintName);
    const file = join(this.folder, `${template}.svg`);
    if (!paint || !existsSync(file)) return null;
    const tones: Record<string, string> = { PAINT: paint.paint, PAINT_DARK: paint.dark, PAINT_LIGHT: paint.light };
    return readFileSync(file, 'utf8').replace(/\bPAINT(_DARK|_LIGHT)?\b/g, token => tones[token] ?? token);
  }
}
