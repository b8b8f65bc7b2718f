import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadSellingModule } from '../../../application/selling/LoadSellingModule';
import { LoadBrands } from '../../../application/selling/motorbikes/LoadBrands';
import { SellingModuleStore } from '../../../application/selling/SellingModuleStore';
import { useInjection } from '../../shared/useInjection';

/**
 * Loads the market's brand list for a dealer with the selling module. If the request fails, the filters use the
 * built-in list without a message.
 */
export const MarketBrands = observer(function MarketBrands() {
  const { status } = useInjection(SellingModuleStore);
  const loadSellingModule = useInjection(LoadSellingModule);
  useEffect(() => void loadSellingModule.execute(), [loadSellingModule]);
  return status.step === 'ready' && <BrandsAsked />;
});

function BrandsAsked() {
  const loadBrands = useInjection(LoadBrands);
  useEffect(() => void loadBrands.execute(), [loadBrands]);
  return null;
}
