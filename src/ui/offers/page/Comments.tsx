import { Languages } from 'lucide';
import { observer } from 'mobx-react-lite';
import { OfferTranslations } from '../../../application/offers/OfferTranslations';
import { SessionStore } from '../../../application/session/SessionStore';
import { sellerWritesIn } from '../../../domain/board/PaperLanguage';
import type { HashId } from '../../../domain/offers/Offer';
import { kitClass } from '../../kit/kitElement';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { FailureNotice } from '../../shared/FailureNotice';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { offerCard } from './offerCard';

const prose = kitClass({ maxWidth: 'prose', whiteSpace: 'pre-line', breakWords: true });

interface CommentsProps {
  readonly hashId: HashId;
  readonly text: string;
  /** The country of the seller. Nobody says which language the text has. */
  readonly country: string | null;
}

export const Comments = observer(function Comments({ hashId, text, country }: CommentsProps) {
  const { t } = useTexts('offersDetails');
  const language = useInjection(SessionStore).dealer?.language ?? 'en';
  const translations = useInjection(OfferTranslations);
  const translation = translations.of(hashId, language);
  const handleTranslate = () => void translations.translate(hashId);
  return (
    <section className={offerCard} aria-label={t('comments')}>
      <Text as="h2" marginBottom={3} size="large">
        {t('comments')}
      </Text>
      <p className={prose} lang={sellerWritesIn(country)}>
        {text}
      </p>
      {translation?.step === 'translated' ? (
        <div role="status" lang={language}>
          <SmallText as="h3" marginTop={3}>
            {t('translation')}
          </SmallText>
          <p className={prose}>{translation.text}</p>
        </div>
      ) : (
        <Button kind="quiet" busy={translation?.step === 'loading'} onClick={handleTranslate}>
          <Icon of={Languages} size={16} />
          <span>{t(translation?.step === 'loading' ? 'translating' : 'translate')}</span>
        </Button>
      )}
      {translation?.step === 'failed' && (
        <FailureNotice title={t('translationFailed')} failure={translation.failure} onTryAgain={handleTranslate} />
      )}
    </section>
  );
});
