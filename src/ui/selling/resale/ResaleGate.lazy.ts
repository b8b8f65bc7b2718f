import { lazyView } from '../../shared/lazyView';
import { withTexts } from '../../shared/texts';

/** Only a dealer who sells is offered it, and only upon a vehicle that was fetched. */
export const LazyResaleGate = lazyView(() =>
  withTexts(
    'selling',
    withTexts(
      'invoicing',
      import(/* webpackChunkName: "resale" */ './ResaleGate').then(module => module.ResaleGate),
    ),
  ),
).View;
