import { useEffect } from 'react';
import { LoadBrands } from '../../../application/selling/motorbikes/LoadBrands';
import { useInjection } from '../../shared/useInjection';

/**
 * Loads the market's brand list for a dealer with the selling module. If the request fails, the filters use the built-in
 * list without a message.
 */
export function MarketBrands() {
  const loadBrands = useInjection(LoadBrands);
  useEffect(() => void loadBrands.execute(), [loadBrands]);
  return null;
}
