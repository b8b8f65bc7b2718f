import type { Texts } from '../../application/ports/Texts';
import type { Language } from '../../domain/shared/Language';

/** Every language is at hand, but for those that are told to be out of reach. */
export class InMemoryTexts implements Texts {
  readonly outOfReach = new Set<Language>();

  async fetch(language: Language): Promise<boolean> {
    return !this.outOfReach.has(language);
  }
}
