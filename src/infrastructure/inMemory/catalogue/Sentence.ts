import type { Language } from '../../../domain/shared/Language';
import type { VehicleType } from '../../../domain/offers/VehicleType';
import type { SellerLanguage } from './SellerLanguage';

/** What a seller says about, so that no comment contradicts the data of its offer. */
export type Topic = 'opening' | 'mileage' | 'hours' | 'service' | 'good' | 'damage' | 'extra' | 'closing';

/** One thing a seller may say, the same in every language; `{number}` stands for the figure it speaks of. */
export interface Sentence {
  readonly topic: Topic;
  /** All types where it is left out. */
  readonly only?: readonly VehicleType[];
  readonly words: Readonly<Record<SellerLanguage | Language, string>>;
}
