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
  const { motorbike_offers: motorbikes, camper_offers: campers, agricultural_offers: machines } = parsed.value;
  const offers = {
    Motorbike: readList('motorbike_offers', motorbikes, readOffer, drop),
    Camper: readList('camper_offers', campers, readOffer, drop),
    AgriculturalMachine: readList('agricultural_offers', machines, readOffer, drop),
  };
  return success({
    ...offers,
    leftOut: {
      Motorbike: motorbikes.length - offers.Motorbike.length,
      Camper: campers.length - offers.Camper.length,
      AgriculturalMachine: machines.length - offers.AgriculturalMachine.length,
    },
  });
};
