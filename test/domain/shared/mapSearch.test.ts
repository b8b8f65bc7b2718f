import { mapSearch } from '../../../src/domain/shared/mapSearch';

it('mapSearch keeps every character of a place in the query', () => {
  const place = 'Straße 4 & 5, 04109 Leipzig #2';
  expect(new URL(mapSearch(place)).searchParams.get('query')).toBe(place);
  expect(new URL(mapSearch(place)).hash).toBe('');
});
