import { injectable } from 'inversify';
import { makeAutoObservable, observable } from 'mobx';
import type { HashId } from '../../domain/offers/Offer';
import type { Failure } from '../../domain/shared/Failure';
import type { Language } from '../../domain/shared/Language';
import { putLast } from '../../domain/shared/sorted';
import { Translations } from '../ports/Translations';
import { SessionStore } from '../session/SessionStore';
import { OpenedOffers } from './OpenedOffers';

type TranslationStatus =
  | { readonly step: 'loading' }
  | { readonly step: 'translated'; readonly text: string }
  | { readonly step: 'failed'; readonly failure: Failure };

/** Number of translations to keep. The least recently requested one is dropped first. */
const KEPT = 50;

/**
 * Translated comments, by offer and language. The server translates into the language of the profile, so the result is stored
 * under that language.
 */
@injectable()
export class OfferTranslations {
  private readonly statuses = observable.map<string, TranslationStatus>(undefined, { deep: false });

  constructor(
    private readonly translations: Translations,
    private readonly opened: OpenedOffers,
    private readonly session: SessionStore,
  ) {
    makeAutoObservable(this, {}, { deep: false });
  }

  of(hashId: HashId, language: Language): TranslationStatus | undefined {
    return this.statuses.get(`${hashId} ${language}`);
  }

  async translate(hashId: HashId): Promise<void> {
    const comments = this.opened.detailOf(hashId)?.comments;
    const language = this.session.dealer?.language ?? 'en';
    const step = this.of(hashId, language)?.step;
    if (!comments || step === 'loading' || step === 'translated') return;
    const became = (status: TranslationStatus) => this.became(hashId, language, status);
    became({ step: 'loading' });
    const answer = await this.translations.translate(comments);
    became(answer.ok ? { step: 'translated', text: answer.value } : { step: 'failed', failure: answer.failure });
  }

  private became(hashId: HashId, language: Language, status: TranslationStatus): void {
    putLast(this.statuses, [`${hashId} ${language}`, status], KEPT);
  }
}
