import { lazyView } from '../../shared/lazyView';
import { withTexts } from '../../shared/texts/texts';

/** Shown only to a dealer with the selling module, and only for a vehicle that was picked up. */
export const LazyResaleGate = lazyView(() =>
  withTexts(import(/* webpackChunkName: "resale" */ './ResaleGate').then(module => module.ResaleGate)),
).View;
