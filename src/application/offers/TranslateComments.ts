import { injectable } from 'inversify';
import type { HashId } from '../../domain/offers/Offer';
import { Translations } from '../ports/Translations';
import { SessionStore } from '../session/SessionStore';
import { OfferDetails } from './OfferDetails';
import { OfferTranslations } from './OfferTranslations';

/**
 * Translates an offer's comments. The server translates into the language of the profile, so the result is stored under
 * that language.
 */
@injectable()
export class TranslateComments {
  constructor(
    private readonly translations: Translations,
    private readonly details: OfferDetails,
    private readonly store: OfferTranslations,
    private readonly session: SessionStore,
  ) {}

  async execute(hashId: HashId): Promise<void> {
    const comments = this.details.get(hashId)?.comments;
    const language = this.session.dealer?.language ?? 'en';
    const step = this.store.of(hashId, language)?.step;
    if (!comments || step === 'loading' || step === 'translated') return;
    this.store.changed(hashId, language, { step: 'loading' });
    const answer = await this.translations.translate(comments);
    this.store.changed(
      hashId,
      language,
      answer.ok ? { step: 'translated', text: answer.value } : { step: 'failed', failure: answer.failure },
    );
  }
}
