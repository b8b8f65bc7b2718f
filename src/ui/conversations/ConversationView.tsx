import { ChevronLeft } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ConversationListStore } from '../../application/conversations/ConversationListStore';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { OpenedOffers } from '../../application/offers/OpenedOffers';
import { type HashId, offerName } from '../../domain/offers/Offer';
import { kitClass } from '../kit/kitElement';
import { Box, Column, Row } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { Icon } from '../shared/icons/Icon';
import { Link } from '../shared/navigation';
import { noticePlace } from '../shared/noticePlaces';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './ConversationView.module.css';
import { TalkedAbout } from './TalkedAbout';
import { Thread } from './thread/Thread';

/** On the way back to the list, which has no room beside the talk. */
const back = kitClass({ gone: true, gap: 1, fullRow: true, tight: { display: 'row' } });

/** One conversation as a page, with the offer it is about. */
export const ConversationView = observer(function ConversationView({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('conversations');
  const list = useInjection(ConversationListStore);
  const openedOffers = useInjection(OpenedOffers);
  const offer = useInjection(OfferRegistry).get(hashId);
  const heading = useRef<HTMLHeadingElement>(null);
  const about = offer ?? list.pages.of(hashId);
  const isUnknown = offer === undefined;
  const name = about ? offerName({ ...about, hashId }) : hashId;
  useTitle(name);

  // The dealer followed a row that is no longer rendered, so the focus is on the body.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (isUnknown && list.pages.list.lastFetchedAt !== null) void openedOffers.read(hashId);
  }, [hashId, isUnknown, list.pages.list.lastFetchedAt, openedOffers]);

  return (
    <section className={styles.view} aria-label={name}>
      <Row as="header" gap={2} columnGap={4} wrap paddingBlock={2} paddingInline="edge" className={styles.header}>
        <Link className={back} to={paths.conversations}>
          <Icon of={ChevronLeft} size={18} />
          <span>{t('allMessages')}</span>
        </Link>
        <Box as="span" thumbnail gone medium={{ block: true }}>
          <VehiclePhoto address={about?.photo ?? null} type={offer?.vehicleType ?? 'Motorbike'} />
        </Box>
        <Text as="div" grow minWidth={0} breakWords className={styles.names}>
          <div ref={noticePlace} data-notice-place="title" className={kitClass({ place: true })}>
            <Text as="h1" size="large" lineHeight="large" translate="no" ref={heading} tabIndex={-1}>
              {name}
            </Text>
          </div>
          <SmallText>{t('withSupport')}</SmallText>
        </Text>
      </Row>
      <TalkedAbout hashId={hashId} offer={offer} />
      <Column minHeight={0} className={styles.thread}>
        <Thread hashId={hashId} />
      </Column>
    </section>
  );
});
