/** @jest-environment node */
import { DemoPhotos } from './DemoPhotos';

const photos = new DemoPhotos();

it('DemoPhotos paints a template in its three tones', () => {
  const red = photos.svg('motorbike-naked-side-red.svg');
  expect(red).toMatch(/^<svg /);
  expect(red).toContain('#c4262e');
  expect(red).not.toContain('PAINT');
  expect(photos.svg('motorbike-naked-side-blue.svg')).not.toBe(red);
});

it.each([
  'motorbike-naked-side-pink.svg',
  'hovercraft-side-red.svg',
  '../photos/paints.json',
  'motorbike-naked-side.svg',
])('DemoPhotos has no %s', name => {
  expect(photos.svg(name)).toBeNull();
});
