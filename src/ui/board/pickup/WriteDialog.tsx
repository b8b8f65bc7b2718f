import { TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { PickupTour } from '../../../application/board/PickupTour';
import { Book } from '../../../application/book/Book';
import { SessionStore } from '../../../application/session/SessionStore';
import { messageLink, messageWays } from '../../../domain/board/MessageLink';
import { sellerLanguage } from '../../../domain/board/PaperLanguage';
import { dateOfStop, timeOfStop, withMessage } from '../../../domain/board/PickupPlan';
import {
  filledWording,
  templateValues,
  type Wording,
  wordingFields,
  wordingKey,
  wordings,
} from '../../../domain/board/Wording';
import type { Deal } from '../../../domain/offers/Deal';
import { type Offer, offerName } from '../../../domain/offers/Offer';
import { type Language, languages } from '../../../domain/shared/Language';
import { visibleText } from '../../../domain/shared/visibleText';
import { kitClass } from '../../kit/kitElement';
import { Grid, Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import * as buttons from '../../shared/Button.module.css';
import { Dialog, DialogButtons } from '../../shared/dialogs/Dialog';
import { Disclosure } from '../../shared/Disclosure';
import * as field from '../../shared/fields/Field.module.css';
import { SelectField } from '../../shared/fields/SelectField';
import { NewTabLink } from '../../shared/NewTabLink';
import { IconLine } from '../../shared/offer/FactLines';
import { useBook } from '../../shared/page/useBook';
import { loadTexts } from '../../shared/texts/texts';
import { formatIn } from '../../shared/texts/useFormat';
import { textsIn, useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from './PickupPage.module.css';
import type { PlannedDeal } from './usePlannedDeals';

interface WriteDialogProps {
  readonly offer: Offer;
  readonly seller: Deal;
  readonly first: Wording | undefined;
  readonly onClose: () => void;
}

/** A message to the seller, filled from a template. Another app sends it. */
export const WriteDialog = observer(function WriteDialog({
  offer,
  seller,
  first = 'handover',
  onClose,
}: WriteDialogProps) {
  const { t } = useTexts(['boardWording', 'boardPickup', 'shared']);
  const [wording, setWording] = useState<Wording>(first);
  const [language, setLanguage] = useState<Language>(() => sellerLanguage(offer.region));
  const [state, tryAgain] = useLoadedLanguage(language);
  const tour = useInjection(PickupTour);
  const { plan } = tour;
  const { hashId } = offer;
  const deal = { offer, seller, date: dateOfStop(plan, hashId), time: timeOfStop(plan, hashId) };
  const isWritten = plan.messages[hashId] !== undefined;
  /** The choice that would replace what the dealer wrote. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const choose = (apply: () => void) => (isWritten ? setAsked(() => apply) : apply());
  const replace = () => {
    tour.change(before => withMessage(before, hashId, null));
    asked?.();
    setAsked(null);
  };
  return (
    <Dialog title={t('boardWording:title')} onCancel={onClose} className={kitClass({ width: 'wide' })}>
      <Grid gap={3} fit={200}>
        <SelectField
          label={t('boardWording:template')}
          value={wording}
          options={wordings.map(value => ({ value, text: t(`boardWording:names.${value}`) }))}
          onChoose={value => choose(() => setWording(value as Wording))}
        />
        <SelectField
          label={t('boardPickup:language')}
          value={language}
          options={languages.map(value => ({ value, text: t(`boardPickup:languages.${value}`) }))}
          onChoose={value => choose(() => setLanguage(value as Language))}
        />
      </Grid>
      {state === 'loaded' && <MessageFields deal={deal} wording={wording} language={language} />}
      {state === 'loading' && <p role="status">{t('shared:loading')}</p>}
      {state === 'missing' && (
        <div role="alert">
          <p>{t('boardPickup:languageMissing')}</p>
          <Button onClick={tryAgain}>{t('shared:tryAgain')}</Button>
        </div>
      )}
      <DialogButtons>
        <Button onClick={onClose}>{t('shared:close')}</Button>
      </DialogButtons>
      {asked && (
        <Dialog title={t('boardWording:replace.title')} onCancel={() => setAsked(null)}>
          <p>{t('boardWording:replace.lead')}</p>
          <DialogButtons>
            <Button onClick={() => setAsked(null)}>{t('boardWording:replace.keep')}</Button>
            <Button kind="primary" onClick={replace}>
              {t('boardWording:fillAgain')}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </Dialog>
  );
});

interface MessageFieldsProps {
  readonly deal: PlannedDeal;
  readonly wording: Wording;
  readonly language: Language;
}

const MessageFields = observer(function MessageFields({ deal, wording, language }: MessageFieldsProps) {
  const { t } = useTexts('boardWording');
  const tour = useInjection(PickupTour);
  const { subject, text, isWritten, template, isOwnTemplate, keepTemplate } = useWording(deal, wording, language);
  const id = useId();
  const write = (message: string | null) => tour.change(plan => withMessage(plan, deal.offer.hashId, message));
  return (
    <>
      <div className={field.field}>
        <label htmlFor={id}>{t('message')}</label>
        <textarea id={id} rows={9} lang={language} value={text} onChange={({ target }) => write(target.value)} />
        {isWritten && (
          <Button kind="quiet" onClick={() => write(null)}>
            {t('fillAgain')}
          </Button>
        )}
      </div>
      <MessageLinks seller={deal.seller} subject={subject} text={text} />
      <Disclosure name={t('editTemplate')} preference="wordingTemplate">
        <div className={field.field}>
          <label htmlFor={`${id}-template`}>{t('editTemplate')}</label>
          <textarea
            id={`${id}-template`}
            rows={7}
            lang={language}
            value={template}
            aria-describedby={`${id}-fields`}
            onChange={({ target }) => keepTemplate(target.value)}
          />
          <SmallText id={`${id}-fields`}>
            {t('fields', { fields: wordingFields.map(field => `{{${field}}}`).join(' ') })}
          </SmallText>
          {isOwnTemplate && (
            <Button kind="quiet" onClick={() => keepTemplate(null)}>
              {t('resetTemplate')}
            </Button>
          )}
        </div>
      </Disclosure>
    </>
  );
});

type LanguageState = 'loading' | 'loaded' | 'missing';

/** Loads the texts of a language for `textsIn`. The second value tries again. */
function useLoadedLanguage(language: Language): readonly [LanguageState, () => void] {
  const [ended, setEnded] = useState<{ readonly of: string; readonly state: LanguageState } | null>(null);
  const [tries, setTries] = useState(0);
  const attempt = `${language} ${tries}`;
  useEffect(() => {
    let isLeft = false;
    const end = (state: LanguageState) => !isLeft && setEnded({ of: attempt, state });
    loadTexts(language).then(
      () => end('loaded'),
      () => end('missing'),
    );
    return () => {
      isLeft = true;
    };
  }, [language, attempt]);
  return [ended?.of === attempt ? ended.state : 'loading', () => setTries(tries + 1)];
}

interface MessageLinksProps {
  readonly seller: Deal;
  readonly subject: string;
  readonly text: string;
}

/** The links that open the message in another app. What does not fit into a link is shown. */
function MessageLinks({ seller, subject, text }: MessageLinksProps) {
  const { t } = useTexts('boardWording');
  const links = messageWays.map(way => ({ way, link: messageLink(way, seller, { subject, text }) }));
  return (
    <>
      <Row as="ul" gap={2} wrap>
        {links.map(({ way, link }) => (
          <li key={way}>
            {link ? (
              <NewTabLink href={link.address} className={buttons.button}>
                {t(`ways.${way}`)}
              </NewTabLink>
            ) : (
              <SmallText as="span">{t(`missing.${way}`)}</SmallText>
            )}
          </li>
        ))}
      </Row>
      {links.map(
        ({ way, link }) =>
          link?.cut && (
            <Stack gap={1} tone="warning" key={way} role="status">
              <IconLine icon={TriangleAlert}>{t('cut', { way: t(`ways.${way}`) })}</IconLine>
              <Text as="blockquote" tone="primary" whiteSpace="pre-wrap" className={styles.cut}>
                {link.cut}
              </Text>
            </Stack>
          ),
      )}
    </>
  );
}

/** The template for an occasion in a language that has been loaded, and the message that it makes. Call it in an observer. */
function useWording({ offer, seller, date, time }: PlannedDeal, wording: Wording, language: Language) {
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
