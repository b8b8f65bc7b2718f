/** The map app takes three places on the way to the last one where it is not installed. */
const STOPS_OF_LEG = 4;

/** A part of a route that the map app can open at once. Stops count from 1. */
export interface RouteLeg {
  readonly first: number;
  readonly last: number;
  readonly address: string;
}

/**
 * The links that open the stops in the map app, in this order. The first leg starts where the device is, each further one
 * at the last stop of the one before.
 */
export function routeLegs(places: readonly string[]): readonly RouteLeg[] {
  const legs: RouteLeg[] = [];
  for (let from = 0; from < places.length; from += STOPS_OF_LEG) {
    const stops = places.slice(from, from + STOPS_OF_LEG);
    const parameters = new URLSearchParams({ api: '1', travelmode: 'driving', destination: stops.at(-1)! });
    if (from > 0) parameters.set('origin', places[from - 1]!);
    if (stops.length > 1) parameters.set('waypoints', stops.slice(0, -1).map(withoutBar).join('|'));
    const address = `https://www.google.com/maps/dir/?${parameters}`;
    legs.push({ first: from + 1, last: from + stops.length, address });
  }
  return legs;
}

/** The bar separates the places. */
const withoutBar = (place: string): string => place.replaceAll('|', ' ');
