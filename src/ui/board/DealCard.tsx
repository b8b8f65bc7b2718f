import {
  ArrowRight,
  Check,
  ChevronDown,
  ChevronUp,
  Clock,
  FileText,
  FileWarning,
  type IconNode,
  ListChecks,
  Mail,
  Phone,
  Plus,
  TriangleAlert,
  User,
} from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { OwnPurchases } from '../../application/bidding/deal/OwnPurchases';
import { PickupTour } from '../../application/board/PickupTour';
import { Book } from '../../application/book/Book';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { boardStep, contradictions, missingPapers } from '../../domain/board/BoardColumn';
import { type DealCheck, dealChecks, toggledCheck } from '../../domain/board/DealCheck';
import { withStop } from '../../domain/board/PickupPlan';
import { mailLink, phoneLink } from '../../domain/deals/ContactLinks';
import { handoverClock } from '../../domain/deals/DealStage';
import { type Deal, dealTotal, isPickedUp } from '../../domain/offers/Deal';
import { type HashId, type Offer, offerName } from '../../domain/offers/Offer';
import { NamedSteps } from '../deals/DealNext';
import { DealPapers } from '../deals/DealPapers';
import { NextPress } from '../deals/NextPress';
import { useHandoverDayText } from '../deals/usePickupText';
import { kitClass } from '../kit/kitElement';
import { Card, Grid, Row, Stack } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Button } from '../shared/Button';
import type { Elements } from '../shared/Elements';
import { ignoreHeldKey } from '../shared/fields/MoneyButton';
import * as iconButtons from '../shared/IconButton.module.css';
import { Icon } from '../shared/icons/Icon';
import { IconLine } from '../shared/offer/FactLines';
import { OfferLink } from '../shared/offer/OfferLink';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { useBook } from '../shared/page/useBook';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './Board.module.css';
import { HandoverLink } from './handover/HandoverLink';
import { HandoverMark, useHandoverMark } from './handover/HandoverMark';
import { WriteSeller } from './pickup/WriteSeller';

/** A deal on the board: what is next and what is missing, the seller, the papers and the dealer's own check marks. */
export const DealCard = observer(function DealCard({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('board');
  const offer = useInjection(OfferRegistry).get(hashId);
  if (!offer?.deal) return null;
  const { deal, photo, vehicleType } = offer;
  const name = offerName(offer);
  const step = boardStep(deal);
  return (
    <Card as="article" gap={2.5} padding={3.5} aria-label={name} data-offer={hashId}>
      <Row gap={3} align="start">
        <div className={styles.photo}>
          <VehiclePhoto address={photo} type={vehicleType} />
        </div>
        <Text as="div" minWidth={0} breakWords>
          <Text as="h3" size="large" lineHeight="body" translate="no">
            <OfferLink hashId={hashId} className={kitClass({ plainLink: true })}>
              {name}
            </OfferLink>
          </Text>
          <SmallText translate="no">{hashId}</SmallText>
        </Text>
      </Row>
      <div>
        <NamedSteps hashId={hashId} deal={deal} />
      </div>
      <Amounts deal={deal} />
      <Row as="ul" gap={1} columnGap={4} align="stretch" wrap size="small" breakWords goneEmpty>
        {contradictions(deal).map(column => (
          <Text as="li" tone="error" key={column}>
            <IconLine icon={TriangleAlert}>{t(`contradiction.${column}`)}</IconLine>
          </Text>
        ))}
        {missingPapers(deal).map(paper => (
          <Text as="li" tone="warning" key={paper}>
            <IconLine icon={FileWarning}>{t(`missing.${paper}`)}</IconLine>
          </Text>
        ))}
        {!isPickedUp(deal) && <Hours hashId={hashId} />}
        <HandoverState hashId={hashId} />
      </Row>
      <Row gap={2} justify="between" minHeight="control">
        <Seller deal={deal} />
        <ContactPresses offer={offer} deal={deal} />
      </Row>
      <Row gap={1.5} wrap controls="small" narrow={{ controls: 'large' }} className={styles.presses}>
        <NextPress offer={offer}>
          {(step === 'awaitDetails' || step === 'awaitInvoice') && (
            <Text as="p" fullRow size="small" weight="medium">
              <IconLine icon={ArrowRight}>{t(`wait.${step}`)}</IconLine>
            </Text>
          )}
        </NextPress>
        {!isPickedUp(deal) && <HandoverLink hashId={hashId} />}
        {!isPickedUp(deal) && <ForPickup hashId={hashId} name={name} />}
      </Row>
      <Row
        wrap
        gap={0}
        columnGap={4}
        justify="between"
        paddingTop={2}
        size="small"
        controls="small"
        lineAbove
        className={styles.foot}
      >
        <Papers deal={deal} />
        <Checks hashId={hashId} name={name} />
      </Row>
    </Card>
  );
});

interface DealProps {
  readonly offer: Offer;
  readonly deal: Deal;
}

interface DealPartProps {
  readonly hashId: HashId;
  /** The vehicle. */
  readonly name: string;
}

interface ForPickupProps extends DealPartProps {
  /** Called with true if the press puts the deal on the tour. */
  readonly onPress?: (isChosen: boolean) => void;
}

/** Puts a deal on the tour, or takes it off. */
export const ForPickup = observer(function ForPickup({ hashId, name, onPress }: ForPickupProps) {
  const { t } = useTexts('board');
  const tour = useInjection(PickupTour);
  const isChosen = tour.plan.stops.includes(hashId);
  const handleClick = () => {
    onPress?.(!isChosen);
    tour.change(plan => withStop(plan, hashId, !plan.stops.includes(hashId)));
  };
  return (
    <Button
      aria-label={`${t('pickUp')}: ${name}`}
      aria-pressed={isChosen}
      kind="quiet"
      className={styles.pickUp}
      onKeyDown={ignoreHeldKey}
      onClick={handleClick}
    >
      <Icon of={isChosen ? Check : Plus} size={16} /> <span>{t('pickUp')}</span>
    </Button>
  );
});

function ContactPresses({ offer, deal }: DealProps) {
  const { t } = useTexts('deals');
  const { phone, sellerEmail } = deal;
  const call = phoneLink(phone);
  const mail = mailLink(sellerEmail);
  return (
    <Row align="stretch" rigid atEnd>
      {call && (
        <a href={call} className={iconButtons.iconButton} aria-label={phone} data-tooltip={phone} translate="no">
          <Icon of={Phone} size={18} />
        </a>
      )}
      {mail && (
        <a href={mail} className={iconButtons.iconButton} aria-label={t('email')} data-tooltip={sellerEmail}>
          <Icon of={Mail} size={18} />
        </a>
      )}
      {(call || mail) && <WriteSeller offer={offer} seller={deal} isIcon />}
    </Row>
  );
}

/** Empty if the handover is not begun. */
const HandoverState = observer(function HandoverState({ hashId }: { readonly hashId: HashId }) {
  if (useHandoverMark()(hashId) === null) return null;
  return (
    <li>
      <HandoverMark hashId={hashId} />
    </li>
  );
});

const Hours = observer(function Hours({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('board');
  const dayText = useHandoverDayText();
  const { moment } = useFormat();
  const time = useInjection(OwnPurchases).timeOf(hashId);
  const clock = handoverClock(time?.at ?? null, useNow());
  if (clock.state === 'unknown') return null;
  const text = () => {
    if (time?.isLatest) {
      const since = moment(time.at);
      return clock.state === 'over'
        ? t('clock.overSince', { since })
        : t('clock.runningSince', { since, left: clock.left });
    }
    return dayText(clock);
  };
  return (
    <Text as="li" tone={clock.state === 'over' ? 'warning' : 'inherit'}>
      <IconLine icon={Clock}>{text()}</IconLine>
    </Text>
  );
});

/** The price, the commission and their total, beside each other. An amount that is not known has no column. */
function Amounts({ deal }: { readonly deal: Deal }) {
  const { t } = useTexts('deals');
  const { money } = useFormat();
  const amounts = [
    ['clientPrice', deal.clientPrice],
    ['commission', deal.commission],
    ['total', dealTotal(deal)],
  ] as const;
  return (
    <Grid as="dl" columns={3} columnGap={3} tabular>
      {amounts.map(
        ([name, value], index) =>
          value !== null && (
            <Stack key={name} textAlign={index === 2 ? 'end' : 'start'}>
              <Text as="dt" size="caption" tone="secondary">
                {t(name)}
              </Text>
              <Text
                as="dd"
                size={name === 'total' ? 'body' : 'small'}
                weight={name === 'total' ? 'strong' : 'regular'}
                translate="no"
              >
                {money(value)}
              </Text>
            </Stack>
          ),
      )}
    </Grid>
  );
}

/** A number that cannot be dialled is a text. */
function Seller({ deal }: { readonly deal: Deal }) {
  const { sellerFirstName, sellerLastName, place, phone } = deal;
  const name = `${sellerFirstName} ${sellerLastName}`.trim();
  const seller = [name, place, phoneLink(phone) ? '' : phone].filter(Boolean).join(', ');
  if (!seller) return null;
  return (
    <Text as="p" minWidth={0} size="small" breakWords>
      <IconLine icon={User}>
        <span translate="no">{seller}</span>
      </IconLine>
    </Text>
  );
}

interface FoldProps {
  readonly icon: IconNode;
  readonly word: string;
  readonly children: Elements;
}

/** A part of a card that a press shows. */
function Fold({ icon, word, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={icon} size={16} /> <span>{word}</span> <Icon of={isOpen ? ChevronUp : ChevronDown} size={14} />
      </Button>
      {isOpen && (
        <Text as="div" fullRow last paddingBlock={1} id={id}>
          {children}
        </Text>
      )}
    </>
  );
}

/** The documents that the server has. Empty without one. */
function Papers({ deal }: { readonly deal: Deal }) {
  const { t } = useTexts('board');
  const count = [deal.vehicleDataPdf, deal.contractPdf].filter(Boolean).length;
  if (count === 0) return null;
  return (
    <Fold icon={FileText} word={t('papers', { count })}>
      <DealPapers deal={deal} />
    </Fold>
  );
}

/** How much of the own list is ticked off, and on a press the list. */
const Checks = observer(function Checks({ hashId, name }: DealPartProps) {
  const { t } = useTexts('board');
  const { length: done } = useBook().get('checks', hashId) ?? [];
  return (
    <Fold icon={ListChecks} word={t('checks.progress', { done, all: dealChecks.length })}>
      <DealChecks hashId={hashId} name={name} />
    </Fold>
  );
});

/** What the dealer has ticked off. Only the dealer sees it, on this device. */
const DealChecks = observer(function DealChecks({ hashId, name }: DealPartProps) {
  const { t } = useTexts('board');
  const book = useInjection(Book);
  const checks = useBook().get('checks', hashId) ?? [];
  const handleClick = (pressed: DealCheck) =>
    void book.change('checks', hashId, stored => toggledCheck(stored, pressed));
  return (
    <Row as="fieldset" gap={0} columnGap={4} align="stretch" wrap>
      <legend className="visually-hidden">{t('checks.of', { name })}</legend>
      {dealChecks.map(check => (
        <Row as="label" inline gap={1.5} size="small" key={check} className={styles.check}>
          <input
            type="checkbox"
            className={kitClass({ tick: true })}
            checked={checks.includes(check)}
            onChange={() => handleClick(check)}
          />{' '}
          <span>{t(`checks.${check}`)}</span>
        </Row>
      ))}
    </Row>
  );
});
