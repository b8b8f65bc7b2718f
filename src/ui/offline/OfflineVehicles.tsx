import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { OfflineBook } from '../../application/offline/OfflineBook';
import { Clock } from '../../application/ports/Clock';
import { mailLink, phoneLink } from '../../domain/deals/ContactLinks';
import type { HashId } from '../../domain/offers/Offer';
import type { OfflineVehicle } from '../../domain/offline/OfflineVehicle';
import type { Instant } from '../../domain/shared/Instant';
import { HandoverLink } from '../board/handover/HandoverLink';
import { useBookProblem } from '../book/useBookProblem';
import { Grid, Row, Stack } from '../kit/Layout';
import { Text } from '../kit/Text';
import { localeOf, useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** Shows what this device has kept, if the app starts without a network. It changes nothing. */
export const OfflineVehicles = observer(function OfflineVehicles() {
  const { t } = useTexts('offline');
  const offlineBook = useInjection(OfflineBook);
  const problemText = useBookProblem();
  const { vehicles, failure } = offlineBook;
  useEffect(() => void offlineBook.read(), [offlineBook]);
  return (
    <Stack as="section" gap={2} fullWidth maxWidth="text" breakWords aria-labelledby="offline-vehicles">
      <h2 id="offline-vehicles">{t('title')}</h2>
      <p>{t('readOnly')}</p>
      {failure && (
        <Text as="p" tone="error" role="alert">
          {problemText(failure)}
        </Text>
      )}
      {vehicles?.length === 0 && !failure && <p>{t('nothing')}</p>}
      <Stack as="ul" gap={4}>
        {vehicles?.map(vehicle => (
          <Stack as="li" gap={2} key={vehicle.hashId}>
            <Vehicle vehicle={vehicle} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
});

function Vehicle({ vehicle: { hashId, name, contact, note, limit } }: { readonly vehicle: OfflineVehicle }) {
  const { t } = useTexts(['offline', 'deals']);
  const { money } = useFormat();
  const id = useId();
  const seller = contact?.value;
  const address = seller?.address ?? [];
  const lines: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('deals:seller'), seller?.name],
    [t('deals:phone'), seller?.phone && <Linked text={seller.phone} to={phoneLink(seller.phone)} />],
    [t('deals:email'), seller?.email && <Linked text={seller.email} to={mailLink(seller.email)} />],
    [t('deals:address'), address.length > 0 && address.map(line => <span key={line}>{line}</span>)],
    [t('contact'), contact && <AsOf instant={contact.asOf} />],
    [t('note'), note && <Own asOf={note.asOf}>{note.value}</Own>],
    [
      t('limit'),
      limit && (
        <Own asOf={limit.asOf}>
          <span translate="no">{money(limit.value)}</span>
        </Own>
      ),
    ],
  ];
  return (
    <>
      <h3 id={id} translate="no">
        {name}
      </h3>
      <Grid as="dl" columns="last-wide" gap={2} columnGap={4}>
        {lines.map(
          ([name, value]) =>
            value && (
              <Row key={name} contents>
                <Text as="dt" tone="secondary">
                  {name}
                </Text>
                <Stack as="dd" minWidth={0} whiteSpace="pre-wrap">
                  {value}
                </Stack>
              </Row>
            ),
        )}
      </Grid>
      {contact && <HandoverLink hashId={hashId as HashId} describedBy={id} />}
    </>
  );
}

function Linked({ text, to }: { readonly text: string; readonly to: string | null }) {
  return to ? <a href={to}>{text}</a> : <span>{text}</span>;
}

function Own({ asOf, children }: { readonly asOf: Instant; readonly children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <AsOf instant={asOf} />
    </>
  );
}

/** Only the time if it was today. */
function AsOf({ instant }: { readonly instant: Instant }) {
  const { t, language } = useTexts('offline');
  const { date, moment } = useFormat();
  const now = useInjection(Clock).now();
  const isToday = date(instant) === date(now);
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' });
  return (
    <Text as="small" tone="secondary">
      {t('asOf', { time: isToday ? time.format(instant) : moment(instant) })}
    </Text>
  );
}
