export const MAP_SITE = 'https://www.openstreetmap.org';

/** The address of a map that searches for a place. */
export const mapSearch = (place: string): string => `${MAP_SITE}/search?${new URLSearchParams({ query: place })}`;
