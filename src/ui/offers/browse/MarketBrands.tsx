import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EnterSelling } from '../../../application/selling/EnterSelling';
import { LoadMotorbikes } from '../../../application/selling/motorbikes/LoadMotorbikes';
import { SellingEntryStore } from '../../../application/selling/SellingEntryStore';
import { useInjection } from '../../shared/useInjection';

/** Has the market name its brands to a dealer who sells. Where it cannot, those that ship do, and nothing is said. */
export const MarketBrands = observer(function MarketBrands() {
  const { status } = useInjection(SellingEntryStore);
  const enterSelling = useInjection(EnterSelling);
  useEffect(() => void enterSelling.execute(), [enterSelling]);
  return status.step === 'open' && <BrandsAsked />;
});

function BrandsAsked() {
  const load = useInjection(LoadMotorbikes);
  useEffect(() => void load.brands(), [load]);
  return null;
}
