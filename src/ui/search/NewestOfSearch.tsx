import { observer } from 'mobx-react-lite';
import { OfferRegistry } from '../../application/offers/OfferRegistry';
import { NewMatches } from '../../application/search/saved/NewMatches';
import { bidStanding, shownPrice } from '../../domain/offers/BidStanding';
import type { HashId } from '../../domain/offers/Offer';
import { Grid } from '../kit/Layout';
import { SmallText, Text } from '../kit/Text';
import { OfferGlance } from '../offers/tile/OfferGlance';
import { OfferLink } from '../shared/offer/OfferLink';
import { VehiclePhoto } from '../shared/offer/VehiclePhoto';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import * as styles from './SavedSearchesPage.module.css';

interface NewestOfSearchProps {
  readonly id: string;
  readonly name: string;
  /** Below each other, each beside its photo. */
  readonly isRows?: boolean;
}

const places = [0, 1, 2] as const;

/** The newest offers of a search as photos. They have their place before the server has answered. */
export const NewestOfSearch = observer(function NewestOfSearch({ id, name, isRows = false }: NewestOfSearchProps) {
  const { t } = useTexts('search');
  const newest = useInjection(NewMatches).newestOf(id)?.hashIds;
  const isNone = newest?.length === 0;
  return (
    <Text
      as="div"
      basis={isRows ? undefined : 480}
      minWidth={0}
      fullWidth={isRows}
      phone={{ fullRow: !isRows }}
      place
      data-rows={isRows}
    >
      {isNone && <p className={styles.none}>{t('noneNow')}</p>}
      <Grid
        as="ul"
        gap={3}
        columns={isRows ? 1 : 3}
        phone={isRows ? {} : { gap: 2 }}
        className={styles.offers}
        aria-label={t('newest', { name })}
        data-none={isNone}
      >
        {places.map(place => {
          const hashId = newest?.[place];
          return hashId ? (
            <li key={hashId}>
              <NewestOffer searchId={id} hashId={hashId} isRow={isRows} />
            </li>
          ) : (
            <li key={place} aria-hidden className={styles.offer} data-waits={newest === undefined}>
              <span className={styles.photo} />
              <Text
                cut
                weight="strong"
                lineHeight="body"
                phone={isRows ? {} : { size: 'small' }}
                className={styles.label}
              >
                {'\u00a0'}
              </Text>
              <Text block minHeight="text" />
              <span className={styles.price}>{'\u00a0'}</span>
            </li>
          );
        })}
      </Grid>
    </Text>
  );
});

interface NewestOfferProps {
  readonly searchId: string;
  readonly hashId: HashId;
  /** The photo is beside the words. */
  readonly isRow: boolean;
}

/** Observes only its own offer. */
const NewestOffer = observer(function NewestOffer({ searchId, hashId, isRow }: NewestOfferProps) {
  const { t } = useTexts('offers');
  const { money } = useFormat();
  const offer = useInjection(OfferRegistry).get(hashId);
  const isNew = useInjection(NewMatches).isNew(searchId, hashId);
  if (!offer) return null;
  const price = shownPrice(offer);
  const wordOf = () => {
    if (offer.finalPrice !== null) return t('amount.final');
    return offer.buyNowPrice > 0 ? t('amount.buyNow') : t(`amount.${bidStanding(offer)}`);
  };
  return (
    <OfferLink hashId={hashId} className={styles.offer}>
      <span className={styles.photo}>
        <VehiclePhoto address={offer.photo} type={offer.vehicleType} />
        {isNew && <span className={styles.new}>{t('seen.new')}</span>}
      </span>
      <Text
        cut
        weight="strong"
        lineHeight="body"
        phone={isRow ? {} : { size: 'small' }}
        className={styles.label}
        translate="no"
      >
        {`${offer.label1 || hashId} ${offer.label2}`}
      </Text>
      <Text block minHeight="text">
        <OfferGlance offer={offer} />
      </Text>
      <span className={styles.price}>
        {/* The amount alone has room. */}
        <SmallText as="span" phone={{ gone: !isRow }}>
          {wordOf()}
        </SmallText>{' '}
        <strong translate="no">{price === null ? '–' : money(price)}</strong>
      </span>
    </OfferLink>
  );
});
