import { makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Language } from '../../domain/shared/Language';
import { putLast } from '../../domain/shared/sorted';

type TranslationStatus =
  | { readonly step: 'loading' }
  | { readonly step: 'translated'; readonly text: string }
  | { readonly step: 'failed'; readonly failure: Failure };

/** Number of translations to keep. The least recently requested one is dropped first. */
const KEPT = 50;

/** Translated comments, by offer and language. */
export class OfferTranslations {
  private readonly statuses = observable.map<string, TranslationStatus>(undefined, { deep: false });

  constructor() {
    makeAutoObservable<this, 'statuses'>(this, { statuses: false });
  }

  of(hashId: HashId, language: Language): TranslationStatus | undefined {
    return this.statuses.get(`${hashId} ${language}`);
  }

  changed(hashId: HashId, language: Language, status: TranslationStatus): void {
    putLast(this.statuses, [`${hashId} ${language}`, status], KEPT);
  }
}
