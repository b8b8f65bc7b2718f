import type { Workplace } from '../../support/Workplace';

const FRAME = 16;

interface Page {
  readonly at: Workplace;
  readonly passes: (milliseconds: number) => Promise<void>;
}

/** Lets the page connect to the market, which begins when the browser is idle. From then on, pushes arrive. */
export async function connected({ at, passes }: Page): Promise<void> {
  for (let frames = 0; at.connection.state !== 'connected'; frames += 1) {
    if (frames > 100) throw new Error('The page does not connect');
    await passes(FRAME);
  }
  // What was fetched again because of the connection.
  await passes(FRAME);
}
