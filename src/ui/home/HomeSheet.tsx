import { observer } from 'mobx-react-lite';
import { HomeStore } from '../../application/home/HomeStore';
import { vehicleTypes } from '../../domain/offers/vehicle/VehicleType';
import { OfferRows } from '../offers/print/OfferRows';
import { PrintSheet } from '../shared/print/PrintSheet';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';

/** The landing page on paper: all offers of each row, which scrolls sideways on the screen. */
export const HomeSheet = observer(function HomeSheet() {
  const { t } = useTexts(['home', 'offers']);
  const { offersByType } = useInjection(HomeStore);
  return (
    <PrintSheet isWide title={t('home:title')}>
      {vehicleTypes.map(type => (
        <section key={type}>
          <h2>{t(`offers:types.${type}`)}</h2>
          <OfferRows tab="browse" ids={offersByType[type]} />
        </section>
      ))}
    </PrintSheet>
  );
});
