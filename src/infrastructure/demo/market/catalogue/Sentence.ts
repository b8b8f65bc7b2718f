import type { VehicleType } from '../../../../domain/offers/vehicle/VehicleType';
import type { Language } from '../../../../domain/shared/Language';
import type { SellerLanguage } from './languageSpokenIn';

/** The topic of a sentence, which keeps comments consistent with the data of their offer. */
export type Topic = 'opening' | 'mileage' | 'hours' | 'service' | 'good' | 'damage' | 'extra' | 'closing';

/** A sentence of a seller's comment in all languages. `{number}` is replaced by a value. */
export interface Sentence {
  readonly topic: Topic;
  /** All types if missing. */
  readonly only?: readonly VehicleType[];
  readonly words: Readonly<Record<SellerLanguage | Language, string>>;
}

/** A text in each of the dealers' languages. */
export type Words = Readonly<Record<Language, string>>;
