import { ArrowRight, Clock, FileWarning, TriangleAlert, User } from 'lucide';
import { observer } from 'mobx-react-lite';
import { KeepPickupPlan } from '../../application/board/KeepPickupPlan';
import { Book } from '../../application/book/Book';
import { ActionBarStore } from '../../application/offers/ActionBarStore';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { boardStep, contradictions, missingPapers } from '../../domain/board/BoardColumn';
import { type DealCheck, dealChecks, toggledCheck } from '../../domain/board/DealCheck';
import { withStop } from '../../domain/board/PickupPlan';
import { type HashId, offerName } from '../../domain/offers/Offer';
import { isPickedUp, type RealizationDetails } from '../../domain/offers/RealizationDetails';
import { phoneLink } from '../../domain/realization/ContactLinks';
import { handoverClock } from '../../domain/realization/DealStage';
import { DealSum } from '../realization/DealAmounts';
import common from '../shared/common.module.css';
import { IconLine } from '../shared/offer/IconLine';
import { OfferLink } from '../shared/offer/OfferLink';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { useBook } from '../shared/page/useBook';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './DealCard.module.css';

/** A deal on the board: what is next, what is missing, whom to call and the dealer's own check marks. */
export const DealCard = observer(function DealCard({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('board');
  const offer = useInjection(OfferRegistry).get(hashId);
  if (!offer?.realization) return null;
  const { realization, photo, vehicleType } = offer;
  const name = offerName(offer);
  return (
    <article className={styles.card} aria-label={name} data-offer={hashId}>
      <div className={styles.photo}>
        <VehiclePhoto address={photo} type={vehicleType} />
      </div>
      <div className={styles.about}>
        <h3 className={styles.name} translate="no">
          <OfferLink hashId={hashId}>{name}</OfferLink>
        </h3>
        <p className={common.small} translate="no">
          {hashId}
        </p>
      </div>
      <div className={styles.amounts}>
        <DealSum realization={realization} />
      </div>
      <ul className={styles.lines}>
        {contradictions(realization).map(column => (
          <li key={column} className={common.error}>
            <IconLine icon={TriangleAlert}>{t(`contradiction.${column}`)}</IconLine>
          </li>
        ))}
        <li className={styles.step}>
          <IconLine icon={ArrowRight}>{t(`step.${boardStep(realization)}`)}</IconLine>
        </li>
        {missingPapers(realization).map(paper => (
          <li key={paper} className={styles.missing}>
            <IconLine icon={FileWarning}>{t(`missing.${paper}`)}</IconLine>
          </li>
        ))}
        {!isPickedUp(realization) && <Hours hashId={hashId} />}
        <Contact realization={realization} />
      </ul>
      <DealChecks hashId={hashId} name={name} />
      {!isPickedUp(realization) && <ForPickup hashId={hashId} name={name} />}
    </article>
  );
});

interface DealPartProps {
  readonly hashId: HashId;
  /** The vehicle. */
  readonly name: string;
}

const ForPickup = observer(function ForPickup({ hashId, name }: DealPartProps) {
  const { t } = useTexts('board');
  const keepPlan = useInjection(KeepPickupPlan);
  const { stops } = keepPlan.plan;
  return (
    <label className={styles.pickUp}>
      <input
        type="checkbox"
        aria-label={`${t('pickUp')}: ${name}`}
        checked={stops.includes(hashId)}
        onChange={({ target }) => keepPlan.change(plan => withStop(plan, hashId, target.checked))}
      />{' '}
      <span>{t('pickUp')}</span>
    </label>
  );
});

const Hours = observer(function Hours({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('board');
  const { moment } = useFormat();
  const time = useInjection(ActionBarStore).purchaseTime(hashId);
  const clock = handoverClock(time?.at ?? null, useNow());
  const text = () => {
    if (clock.state === 'unknown') return t('clock.unknown');
    if (time?.isLatest) {
      const since = moment(time.at);
      return clock.state === 'over'
        ? t('clock.overSince', { since })
        : t('clock.runningSince', { since, left: clock.left });
    }
    const day = Math.floor(clock.passed / 24) + 1;
    return clock.state === 'over' ? t('clock.over', { day }) : t('clock.running', { day, left: clock.left });
  };
  return (
    <li className={styles.clock} data-state={clock.state}>
      <IconLine icon={Clock}>{text()}</IconLine>
    </li>
  );
});

function Contact({ realization }: { readonly realization: RealizationDetails }) {
  const { sellerFirstName, sellerLastName, place, phone } = realization;
  const seller = [`${sellerFirstName} ${sellerLastName}`.trim(), place].filter(Boolean).join(', ');
  const call = phoneLink(phone);
  if (!seller && !phone) return null;
  return (
    <li>
      <IconLine icon={User}>
        <span translate="no" className={styles.contact}>
          {seller && <span>{seller}</span>}
          {phone && (call ? <a href={call}>{phone}</a> : <span>{phone}</span>)}
        </span>
      </IconLine>
    </li>
  );
}

/** What the dealer has ticked off. Only the dealer sees it, on this device. */
const DealChecks = observer(function DealChecks({ hashId, name }: DealPartProps) {
  const { t } = useTexts('board');
  const book = useInjection(Book);
  const checks = useBook().get('checks', hashId) ?? [];
  const handlePress = (pressed: DealCheck) =>
    void book.change('checks', hashId, stored => toggledCheck(stored, pressed));
  return (
    <fieldset className={styles.checks}>
      <legend className="visually-hidden">{t('checks.of', { name })}</legend>
      {dealChecks.map(check => (
        <label key={check} className={styles.check}>
          <input type="checkbox" checked={checks.includes(check)} onChange={() => handlePress(check)} />{' '}
          <span>{t(`checks.${check}`)}</span>
        </label>
      ))}
    </fieldset>
  );
});
