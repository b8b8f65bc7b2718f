import { PickupTour } from '../../../application/board/PickupTour';
import { Book } from '../../../application/book/Book';
import { SessionStore } from '../../../application/session/SessionStore';
import { filledWording, templateValues, type Wording, wordingKey } from '../../../domain/board/Wording';
import { offerName } from '../../../domain/offers/Offer';
import type { Language } from '../../../domain/shared/Language';
import { visibleText } from '../../../domain/shared/visibleText';
import { useBook } from '../../shared/page/useBook';
import { formatIn } from '../../shared/texts/useFormat';
import { textsIn } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import type { PlannedDeal } from './usePlannedDeals';

/** The template for an occasion in a language that has been loaded, and the message that it makes. Call it in an observer. */
export function useWording({ offer, seller, date, time }: PlannedDeal, wording: Wording, language: Language) {
  const { t } = textsIn(language, 'boardWording');
  const book = useInjection(Book);
  const { dealer } = useInjection(SessionStore);
  const written = useInjection(PickupTour).plan.messages[offer.hashId];
  const shipped = [
    t('greeting', templateValues),
    t(`body.${wording}`, templateValues),
    t('regards', templateValues),
  ].join('\n\n');
  const key = wordingKey(wording, language);
  const own = useBook().get('wordings', key);
  const template = own ?? shipped;
  const filled = filledWording(template, {
    seller: visibleText(`${seller.sellerFirstName} ${seller.sellerLastName}`.trim()),
    vehicle: offerName(offer),
    number: offer.hashId,
    time: time === null ? '' : formatIn(language).moment(time),
    // A time names its day too.
    day: time === null && date !== null ? formatIn(language).calendarDate(date) : '',
    dealer: [dealer?.companyName, `${dealer?.firstName ?? ''} ${dealer?.lastName ?? ''}`.trim(), dealer?.phone]
      .filter(Boolean)
      .join('\n'),
  });
  return {
    subject: t('subject', { vehicle: offerName(offer), number: offer.hashId }),
    text: written ?? filled,
    isWritten: written !== undefined,
    template,
    isOwnTemplate: own !== undefined,
    /** Null takes back the dealer's own template. */
    keepTemplate: (changed: string | null) => void book.change('wordings', key, () => changed),
  };
}
