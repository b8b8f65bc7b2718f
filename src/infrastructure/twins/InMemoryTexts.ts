import type { TextFile, Texts } from '../../application/ports/Texts';
import type { Language } from '../../domain/shared/Language';

/** Every language is available, except those in `outOfReach`. */
export class InMemoryTexts implements Texts {
  readonly outOfReach = new Set<Language>();

  async fetch(language: Language): Promise<boolean> {
    return !this.outOfReach.has(language);
  }

  async read(): Promise<TextFile> {
    return {};
  }

  requestFeatures(): void {}
}
