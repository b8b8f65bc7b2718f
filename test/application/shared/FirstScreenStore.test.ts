import { FirstScreenStore } from '../../../src/application/shared/FirstScreenStore';

it('other photos wait until the first ones have arrived', () => {
  const firstScreen = new FirstScreenStore();
  expect(firstScreen.mayLoad('/other')).toBe(true);
  firstScreen.firstPhotosAwaited(['/first']);
  expect([firstScreen.mayLoad('/first'), firstScreen.mayLoad('/other')]).toEqual([true, false]);
  firstScreen.firstPhotosArrived();
  expect(firstScreen.mayLoad('/other')).toBe(true);
});

it('no photo waits if the first offers have none', () => {
  const firstScreen = new FirstScreenStore();
  firstScreen.firstPhotosAwaited([]);
  firstScreen.firstPhotosArrived();
  expect(firstScreen.mayLoad('/other')).toBe(true);
});
