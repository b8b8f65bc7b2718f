import type { Sounds } from '../../application/ports/Sounds';

export class InMemorySounds implements Sounds {
  /** Whether the browser plays sounds. */
  isAllowed = true;
  chimes = 0;

  chime(): Promise<boolean> {
    if (this.isAllowed) this.chimes += 1;
    return Promise.resolve(this.isAllowed);
  }
}
