import { kitClass } from '../../kit/kitElement';

/** A card of the facts of an offer. Without a component of its own, because an opened offer has many elements. */
export const offerCard = kitClass({ surface: true, paddingBlock: 4.5, paddingInline: 5 });
