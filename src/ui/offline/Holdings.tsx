import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { ReadHoldings } from '../../application/offline/ReadHoldings';
import { Clock } from '../../application/ports/Clock';
import { mailLink, phoneLink } from '../../domain/deals/ContactLinks';
import type { Holding } from '../../domain/offline/Holding';
import type { Instant } from '../../domain/shared/Instant';
import { useBookProblem } from '../book/useBookProblem';
import common from '../shared/common.module.css';
import { FactLines } from '../shared/offer/FactLines';
import { localeOf } from '../shared/texts/countryNames';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './Holdings.module.css';

/** Shows what this device has kept, if the app starts without a network. It changes nothing. */
export const Holdings = observer(function Holdings() {
  const { t } = useTexts('offline');
  const readHoldings = useInjection(ReadHoldings);
  const problemText = useBookProblem();
  const { holdings, failure } = readHoldings;
  useEffect(() => void readHoldings.execute(), [readHoldings]);
  return (
    <section className={styles.holdings} aria-labelledby="holdings">
      <h2 id="holdings">{t('title')}</h2>
      <p>{t('readOnly')}</p>
      {failure && (
        <p className={common.error} role="alert">
          {problemText(failure)}
        </p>
      )}
      {holdings?.length === 0 && !failure && <p>{t('nothing')}</p>}
      <ul className={styles.list}>
        {holdings?.map(holding => (
          <li key={holding.hashId} className={styles.vehicle}>
            <Vehicle holding={holding} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function Vehicle({ holding: { name, contact, note, limit } }: { readonly holding: Holding }) {
  const { t } = useTexts(['offline', 'deals']);
  const { money } = useFormat();
  const seller = contact?.value;
  const address = seller?.address ?? [];
  return (
    <>
      <h3 translate="no">{name}</h3>
      <FactLines
        lines={[
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
        ]}
      />
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
  const now = useInjection<Clock>(Clock).now();
  const isToday = date(instant) === date(now);
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' });
  return (
    <small className={common.secondary}>{t('asOf', { time: isToday ? time.format(instant) : moment(instant) })}</small>
  );
}
