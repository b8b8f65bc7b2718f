import { part } from '../../shared/part';
import { withTexts } from '../../shared/texts';

/** Only a dealer who sells is offered it, and only upon a vehicle that was fetched. */
export const ResalePart = part(() =>
  withTexts(
    'selling',
    withTexts(
      'invoicing',
      import(/* webpackChunkName: "resale" */ './Resale').then(module => module.Resale),
    ),
  ),
).Part;
