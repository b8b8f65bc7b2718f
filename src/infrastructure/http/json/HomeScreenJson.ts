import * as v from 'valibot';
import type { HomeOffers } from '../../../application/ports/Offers';
import { failed, success } from '../../../domain/shared/Result';
import { readOffer } from './offers/OfferJson';
import type { JsonReader } from './reading/JsonReader';
import { readList } from './reading/readList';
import { readShape } from './reading/readShape';

const HomeScreenJson = v.object({
  motorbike_offers: v.nullish(v.array(v.unknown())),
  camper_offers: v.nullish(v.array(v.unknown())),
  agricultural_offers: v.nullish(v.array(v.unknown())),
});

const none: readonly unknown[] = [];

export const readHomeScreen: JsonReader<HomeOffers> = (json, drop) => {
  const parsed = readShape(HomeScreenJson, json, drop);
  if (!parsed.ok) return parsed;
  const { motorbike_offers, camper_offers, agricultural_offers } = parsed.value;
  // Each list may be missing, but an answer without any is not a home screen.
  if ([motorbike_offers, camper_offers, agricultural_offers].every(list => list === undefined))
    return failed('motorbike_offers');
  const [motorbikes, campers, machines] = [
    motorbike_offers ?? none,
    camper_offers ?? none,
    agricultural_offers ?? none,
  ];
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
