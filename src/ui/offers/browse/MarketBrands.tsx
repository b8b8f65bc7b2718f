import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadSellingModule } from '../../../application/selling/LoadSellingModule';
import { LoadMotorbikes } from '../../../application/selling/motorbikes/LoadMotorbikes';
import { SellingModuleStore } from '../../../application/selling/SellingModuleStore';
import { useInjection } from '../../shared/useInjection';

/** Has the market name its brands to a dealer who sells. Where it cannot, those that ship do, and nothing is said. */
export const MarketBrands = observer(function MarketBrands() {
  const { status } = useInjection(SellingModuleStore);
  const loadSellingModule = useInjection(LoadSellingModule);
  useEffect(() => void loadSellingModule.execute(), [loadSellingModule]);
  return status.step === 'ready' && <BrandsAsked />;
});

function BrandsAsked() {
  const load = useInjection(LoadMotorbikes);
  useEffect(() => void load.brands(), [load]);
  return null;
}
