import { Pictures } from '../../../src/application/ports/Pictures';
import type { Get } from '../../../src/application/start/startTasks';
import { preloadFirstPhoto } from '../../../src/application/start/startVisit';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace } from '../../support/Workplace';

watchActions();

const getOf =
  (at: Workplace): Get =>
  identifier =>
    at.container.get(identifier);

const preloadsOf = (at: Workplace) => jest.spyOn(at.container.get(Pictures), 'preload');

/** A list of offers whose photos are numbered. */
async function withPhotos() {
  const at = await atTheList({ offers: 4 });
  at.list('browse').ids.forEach((hashId, index) => {
    at.registry.apply({ ...at.registry.get(hashId)!, photo: `https://photos.example/${index}.jpg` });
  });
  return at;
}

it('preloadFirstPhoto fetches the first photo once the code of the tiles is there', async () => {
  const at = await withPhotos();
  const preload = preloadsOf(at);
  let arrive = () => {};
  void preloadFirstPhoto(getOf(at), () => true, new Promise<void>(resolve => (arrive = resolve)));
  await settled();
  expect(preload).not.toHaveBeenCalled();
  arrive();
  await settled();
  expect(preload.mock.calls).toEqual([['https://photos.example/0.jpg']]);
});

it('preloadFirstPhoto fetches nothing if the dealer has left the list, or if its first offer has no photo', async () => {
  const left = await withPhotos();
  const bare = await atTheList({ offers: 4 });
  const first = bare.list('browse').ids[0]!;
  bare.registry.apply({ ...bare.registry.get(first)!, photo: null });
  for (const [at, isShown] of [
    [left, false],
    [bare, true],
  ] as const) {
    const preload = preloadsOf(at);
    await preloadFirstPhoto(getOf(at), () => isShown, Promise.resolve());
    expect(preload).not.toHaveBeenCalled();
  }
});

it('preloadFirstPhoto waits for the list', async () => {
  const at = new Workplace({ offers: 4 });
  const preload = preloadsOf(at);
  void preloadFirstPhoto(getOf(at), () => true, Promise.resolve());
  await settled();
  expect(preload).not.toHaveBeenCalled();
});
