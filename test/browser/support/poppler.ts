import { execFileSync } from 'node:child_process';

/** The text of a PDF, as another program reads it. */
export const popplerText = (file: string): string =>
  execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });

/** The kind, width and height of each picture of a PDF, as another program finds them. */
export const popplerImages = (file: string): readonly string[] =>
  execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' })
    .split('\n')
    .slice(2)
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, , , width, height, , , , encoding] = line.trim().split(/\s+/);
      return `${encoding} ${width} × ${height}`;
    });
