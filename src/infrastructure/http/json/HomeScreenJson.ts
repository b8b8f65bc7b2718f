import * as v from 'valibot';
import type { HomeOffers } from '../../../application/ports/Offers';
import { success } from '../../../domain/shared/Result';
import type { JsonReader } from './JsonReader';
import { readOffer } from './OfferJson';
import { readList } from './readList';
import { readShape } from './readShape';

const HomeScreenJson = v.object({
  motorbike_offers: v.array(v.unknown()),
  camper_offers: v.array(v.unknown()),
  agricultural_offers: v.array(v.unknown()),
});

export const readHomeScreen: JsonReader<HomeOffers> = (json, drop) => {
  const parsed = readShape(HomeScreenJson, json, drop);
  if (!parsed.ok) return parsed;
  const line = (name: keyof typeof parsed.value) => readList(name, parsed.value[name], readOffer, drop);
  return success({
    Motorbike: line('motorbike_offers'),
    Camper: line('camper_offers'),
    AgriculturalMachine: line('agricultural_offers'),
  });
};
