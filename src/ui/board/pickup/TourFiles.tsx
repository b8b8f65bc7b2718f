import { CalendarPlus, Contact, ExternalLink, FileSignature, Printer } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PickupTour } from '../../../application/board/PickupTour';
import { Handovers } from '../../../application/handover/Handovers';
import { BrowserWindow } from '../../../application/ports/BrowserWindow';
import { Clock } from '../../../application/ports/Clock';
import { calendarFile, contactFile, sellerName } from '../../../domain/board/ContentLines';
import { isTimeUnreadable, routeLegs } from '../../../domain/board/PickupPlan';
import { addressLines } from '../../../domain/deals/TransportRoute';
import { offerName } from '../../../domain/offers/Offer';
import { kitClass } from '../../kit/kitElement';
import { Grid, Row } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { Button } from '../../shared/Button';
import { downloadFile } from '../../shared/files/downloadFile';
import { Icon } from '../../shared/icons/Icon';
import { NewTabLink } from '../../shared/NewTabLink';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useLeaving } from '../../shared/useLeaving';
import type { PaperKind } from './papers/PaperPreview';
import type { PlannedDeal } from './usePlannedDeals';

interface TourFilesProps {
  readonly deals: readonly PlannedDeal[];
  readonly onPaper: (paper: PaperKind) => void;
}

/** The papers and files of the tour, and the links that open it in the map app. */
export function TourFiles({ deals, onPaper }: TourFilesProps) {
  const { t } = useTexts('boardPickup');
  const { money } = useFormat();
  const clock = useInjection(Clock);
  const browserWindow = useInjection(BrowserWindow);
  const handovers = useInjection(Handovers);
  const tour = useInjection(PickupTour);
  const leaving = useLeaving();
  const hashIds = deals.map(({ offer }) => offer.hashId);
  const [isPrinting, setPrinting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const places = deals.map(({ seller }) => addressLines(seller).join(', ')).filter(Boolean);
  const legs = routeLegs(places);

  const handleSheet = async () => {
    onPaper('sheet');
    setPrinting(true);
    const left = leaving();
    await handovers.readOffers(hashIds, left);
    if (left.aborted) return;
    // Printed is what is on the page.
    flushSync(() => setPrinting(false));
    browserWindow.print();
  };
  const handleAuthorisation = () => {
    onPaper('authorisation');
    void handovers.readOffers(hashIds, leaving());
  };
  const handleCalendar = () => {
    const entries = deals.flatMap(({ offer, seller, date, time }) => {
      if (date === null) return [];
      return {
        id: `${offer.hashId}.pickup@paddock`,
        start: time ?? date,
        title: t('calendarTitle', { vehicle: offerName(offer) }),
        place: addressLines(seller).join(', '),
        text: [
          offer.hashId,
          sellerName(seller),
          seller.phone,
          seller.clientPrice === null ? '' : money(seller.clientPrice),
        ]
          .filter(Boolean)
          .join('\n'),
      };
    });
    if (entries.length === 0) return setMessage(t('noDate'));
    downloadFile({ name: `${t('title')}.ics`, content: calendarFile(entries, clock.now()), type: 'text/calendar' });
    const unreadable = hashIds.filter(hashId => isTimeUnreadable(tour.plan, hashId)).length;
    setMessage(
      [t('calendarSaved', { count: entries.length }), unreadable > 0 && t('timesUnreadable', { count: unreadable })]
        .filter(Boolean)
        .join(' '),
    );
  };
  const handleContacts = () => {
    const contacts = deals.map(({ offer, seller }) => ({
      id: `${offer.hashId}.seller@paddock`,
      seller,
      note: `${offerName(offer)}, ${offer.hashId}`,
    }));
    downloadFile({ name: `${t('contactsFile')}.vcf`, content: contactFile(contacts), type: 'text/vcard' });
    setMessage(t('contactsSaved', { count: contacts.length }));
  };

  return (
    <Grid as="section" gap={4} aria-label={t('papers')}>
      <Row gap={2} columnGap={3} wrap>
        <Button kind="primary" busy={isPrinting} onClick={() => void handleSheet()}>
          <Icon of={Printer} size={16} /> <span>{t('printSheet')}</span>
        </Button>
        <Button onClick={handleAuthorisation}>
          <Icon of={FileSignature} size={16} /> <span>{t('authorise')}</span>
        </Button>
        <Button onClick={handleCalendar}>
          <Icon of={CalendarPlus} size={16} /> <span>{t('addToCalendar')}</span>
        </Button>
        <Button onClick={handleContacts}>
          <Icon of={Contact} size={16} /> <span>{t('saveContacts')}</span>
        </Button>
      </Row>
      <Row as="ul" gap={2} columnGap={3} align="stretch" wrap>
        {legs.map(({ first, last, address }) => (
          <li key={first}>
            <NewTabLink
              href={address}
              className={kitClass({ inline: true, gap: 1, align: 'center', minHeight: 'small' })}
            >
              <span>{legs.length === 1 ? t('openRoute') : t('openLeg', { first, last })}</span>{' '}
              <Icon of={ExternalLink} size={14} />
            </NewTabLink>
          </li>
        ))}
      </Row>
      {places.length < deals.length && (
        <SmallText>{t('withoutAddress', { count: deals.length - places.length })}</SmallText>
      )}
      <Text as="p" minHeight="line" tone="secondary" role="status">
        {message}
      </Text>
    </Grid>
  );
}
