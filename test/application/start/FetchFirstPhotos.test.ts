import { Pictures } from '../../../src/application/ports/Pictures';
import { FirstScreenStore } from '../../../src/application/shared/FirstScreenStore';
import { FetchFirstPhotos } from '../../../src/application/start/FetchFirstPhotos';
import { SECOND } from '../../../src/domain/shared/Instant';
import { settled } from '../../support/settled';
import { watchActions } from '../../support/watchActions';
import { atTheList, Workplace } from '../../support/Workplace';

watchActions();

/** A list of four offers with photos, whose pictures load when the test says so. */
async function awaited() {
  const at = await atTheList({ offers: 4 });
  const photos = at.list('browse').ids.map((hashId, index) => {
    const photo = `https://photos.example/${index}.jpg`;
    at.registry.pushed({ ...at.registry.get(hashId)!, photo });
    return photo;
  });
  const arrive = new Map<string, () => void>();
  jest
    .spyOn(at.container.get<Pictures>(Pictures), 'loaded')
    .mockImplementation(address => new Promise<void>(resolve => void arrive.set(address, resolve)));
  const screen = at.container.get(FirstScreenStore);
  at.container.get(FetchFirstPhotos).execute(() => true, Promise.resolve());
  await settled();
  return { at, photos, screen, arrives: (address: string) => (arrive.get(address)!(), settled()) };
}

it('FetchFirstPhotos lets the first photo load alone, then its row, then all others', async () => {
  const { photos, screen, arrives } = await awaited();
  const mayLoad = () => photos.map(photo => screen.mayLoad(photo));
  expect(mayLoad()).toEqual([true, false, false, false]);
  await arrives(photos[0]!);
  expect(mayLoad()).toEqual([true, true, true, false]);
  for (const photo of photos.slice(0, 3)) await arrives(photo);
  expect(mayLoad()).toEqual([true, true, true, true]);
});

it('FetchFirstPhotos waits two seconds for each of the two steps at most', async () => {
  const { at, photos, screen } = await awaited();
  await at.passes(2 * SECOND);
  expect(photos.map(photo => screen.mayLoad(photo))).toEqual([true, true, true, false]);
  await at.passes(2 * SECOND);
  expect(screen.firstPhotos).toBeNull();
});

it('FetchFirstPhotos lets all photos load if the dealer has left the list', async () => {
  const at = await atTheList({ offers: 4 });
  at.container.get(FetchFirstPhotos).execute(() => false, Promise.resolve());
  await settled();
  expect(at.container.get(FirstScreenStore).firstPhotos).toBeNull();
});

it('FetchFirstPhotos waits for the list', async () => {
  const at = new Workplace({ offers: 4 });
  at.container.get(FetchFirstPhotos).execute(() => true, Promise.resolve());
  expect(at.container.get(FirstScreenStore).firstPhotos).toBeNull();
});
