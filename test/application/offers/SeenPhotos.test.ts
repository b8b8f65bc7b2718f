import { SeenPhotos } from '../../../src/application/offers/SeenPhotos';
import type { Photo } from '../../../src/domain/offers/OfferDetail';

const photo = (id: number): Photo => ({
  id,
  address: `https://photos.example/${id}.jpg`,
  thumbnail: `https://photos.example/${id}-small.jpg`,
  size: { width: 800, height: 600 },
});

it('SeenPhotos counts each photo that was not shown', () => {
  const seen = new SeenPhotos();
  const photos = [photo(1), photo(2), photo(3)];
  expect(seen.unseenOf(photos)).toBe(3);
  seen.shown(photo(2));
  seen.shown(photo(2));
  expect(seen.unseenOf(photos)).toBe(2);
  expect(seen.unseenOf([])).toBe(0);
});
