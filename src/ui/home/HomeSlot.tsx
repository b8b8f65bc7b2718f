import { useEffect } from 'react';
import { FollowScreen } from '../../application/offers/FollowScreen';
import type { VehicleType } from '../../domain/offers/vehicle/VehicleType';
import { useInjection } from '../shared/useInjection';
import { LazyHomePage } from './lazyViews';

/** Loads and renders the landing page. Lists that are not visible are fetched after it. */
export function HomeSlot({ type }: { readonly type: VehicleType }) {
  const followScreen = useInjection(FollowScreen);
  useEffect(() => followScreen.pageAwaited(), [followScreen]);
  return <LazyHomePage type={type} />;
}
