import { useEffect } from 'react';
import { OwnMotorbikes } from '../../../application/selling/motorbikes/OwnMotorbikes';
import { useInjection } from '../../shared/useInjection';

/**
 * Loads the market's brand list for a dealer with the selling module. If the request fails, the filters use the built-in
 * list without a message.
 */
export function MarketBrands() {
  const motorbikes = useInjection(OwnMotorbikes).entries;
  useEffect(() => void motorbikes.choices.ensure(), [motorbikes]);
  return null;
}
