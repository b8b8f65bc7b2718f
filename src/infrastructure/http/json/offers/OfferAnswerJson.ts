import * as v from 'valibot';
import type { OfferPatch } from '../../../../domain/offers/Offer';
import { success } from '../../../../domain/shared/Result';
import type { JsonReader } from '../reading/JsonReader';
import { readShape } from '../reading/readShape';
import { OfferJson, toOffer } from './OfferJson';

/** The answer to a bid, and the message that the channels push. */
const OfferAnswerJson = v.object({ offer: OfferJson });

export const readOfferAnswer: JsonReader<OfferPatch> = (json, drop) => {
  const parsed = readShape(OfferAnswerJson, json, drop);
  return parsed.ok ? success(toOffer(parsed.value.offer)) : parsed;
};
