import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PickupTour } from '../../../../application/board/PickupTour';
import { BookStore } from '../../../../application/book/BookStore';
import { OpenedOffers } from '../../../../application/offers/OpenedOffers';
import { SessionStore } from '../../../../application/session/SessionStore';
import { sellerName } from '../../../../domain/board/ContentLines';
import { dealChecks } from '../../../../domain/board/DealCheck';
import { addressLines, dealerLines } from '../../../../domain/deals/TransportRoute';
import { offerName } from '../../../../domain/offers/Offer';
import { kitClass } from '../../../kit/kitElement';
import { Grid, Row, Stack } from '../../../kit/Layout';
import { Text } from '../../../kit/Text';
import { useVehicleText } from '../../../offers/page/VehicleData';
import { FactLines } from '../../../shared/offer/FactLines';
import { useFormat } from '../../../shared/texts/useFormat';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import type { PlannedDeal } from '../usePlannedDeals';
import * as styles from './Paper.module.css';

interface PickupSheetProps {
  readonly deal: PlannedDeal;
  /** Counts from 1. */
  readonly place: number;
}

/** What the driver needs at one stop. The seller may see it, so it has no note, limit or commission of the dealer. */
export const PickupSheet = observer(function PickupSheet({ deal, place }: PickupSheetProps) {
  const { t } = useTexts(['boardPickup', 'board', 'deals']);
  const { money, moment, calendarDate } = useFormat();
  const done = useInjection(BookStore).get('checks', deal.offer.hashId) ?? [];
  const { driver, car } = useInjection(PickupTour).plan;
  const { dealer } = useInjection(SessionStore);
  const vehicle = useInjection(OpenedOffers).detailOf(deal.offer.hashId)?.vehicle;
  const textOf = useVehicleText();
  const { offer, seller, date, time } = deal;
  const price = seller.clientPrice !== null && money(seller.clientPrice);
  const toPay = done.includes('paid') ? t('boardPickup:sheet.paid') : price;
  const own = (text: ReactNode) => text && <span translate="no">{text}</span>;
  return (
    <Grid as="article" gap={4} breakWords className={styles.sheet} data-kind="stop">
      <header>
        <Text as="p" size="small" className={styles.kind}>
          {t('boardPickup:sheet.stop', { place })}
        </Text>
        <Text as="h3" size="title" translate="no">
          {offerName(offer)}
        </Text>
        <Grid marginTop={2}>
          <FactLines
            className={kitClass({ display: 'stack', gap: 1.5 })}
            lines={[
              [t('boardPickup:time'), own(time === null ? date && calendarDate(date) : moment(time))],
              [t('boardPickup:sheet.seller'), own(sellerName(seller))],
              [t('boardPickup:sheet.address'), own(addressLines(seller).join(', '))],
              [
                t('boardPickup:sheet.phone'),
                seller.phone && (
                  <Text as="strong" size="title" translate="no">
                    {seller.phone}
                  </Text>
                ),
              ],
              [t('boardPickup:sheet.price'), own(price)],
              [t('deals:creditBank'), own(seller.creditBank)],
              [t('deals:creditNumber'), own(seller.creditNumber)],
            ]}
          />
        </Grid>
      </header>
      <FillInLines
        lines={[
          [t('boardPickup:sheet.toPay'), toPay],
          [t('boardPickup:sheet.number'), offer.hashId],
          [t('boardPickup:sheet.vin'), vehicle?.vin],
          // The server does not know it.
          [t('boardPickup:sheet.plate'), null],
          [t('boardPickup:sheet.colour'), textOf('color', vehicle?.color)],
          [t('boardPickup:sheet.firstRegistration'), textOf('firstRegistration', vehicle?.firstRegistration)],
          [t('boardPickup:sheet.firm'), dealerLines(dealer).join(', ')],
          [t('boardPickup:sheet.driver'), [driver, car].filter(text => text.trim() !== '').join(', ')],
        ]}
      />
      <Grid as="ul" gap={1.5} columnGap={4} fill={160} className={styles.list}>
        {dealChecks.map(check => (
          <Row as="li" gap={2} key={check} data-done={done.includes(check)}>
            {t(`board:checks.${check}`)}
          </Row>
        ))}
        {(['identity', 'condition', 'photos'] as const).map(check => (
          <Row as="li" gap={2} key={check}>
            {t(`boardPickup:sheet.checks.${check}`)}
          </Row>
        ))}
      </Grid>
      <SignatureLines names={[t('boardPickup:sheet.handedOver'), t('boardPickup:sheet.takenOver')]} />
    </Grid>
  );
});

interface FillInLinesProps {
  readonly lines: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts of a paper. One that nobody states is a line to fill in by hand. */
export function FillInLines({ lines }: FillInLinesProps) {
  return (
    <Stack as="dl" gap={1.5} className={styles.form}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <Text
            as="dd"
            minHeight="line"
            weight="medium"
            translate="no"
            data-blank={typeof value === 'string' ? !value.trim() : !value}
          >
            {value}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

/** Lines to sign on, each with what belongs on it. */
export function SignatureLines({ names }: { readonly names: readonly string[] }) {
  return (
    <Grid columns={2} gap={6} marginTop={8} className={styles.signatures}>
      {names.map(name => (
        <Text as="p" size="small" paddingTop={1} key={name}>
          {name}
        </Text>
      ))}
    </Grid>
  );
}
