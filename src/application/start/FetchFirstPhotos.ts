import { inject, injectable } from 'inversify';
import { when } from 'mobx';
import { SECOND } from '../../domain/shared/Instant';
import { OfferLists } from '../offers/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Clock } from '../ports/Clock';
import { Pictures } from '../ports/Pictures';
import { FirstScreenStore } from '../shared/FirstScreenStore';

/** The number of columns of the browse list, unless the dealer chose more or the window is narrow. */
const FIRST_ROW = 3;

/** The other photos wait no longer than this for the first photo, and again for the photos of the first row. */
const AT_LATEST = 2 * SECOND;

/**
 * Fetches the photos of the first row of the browse list while its tiles are rendered. The photos of the other rows wait
 * for them, because photos that load at the same time all arrive late.
 */
@injectable()
export class FetchFirstPhotos {
  constructor(
    @inject(OfferLists) private readonly lists: OfferLists,
    @inject(OfferRegistry) private readonly registry: OfferRegistry,
    @inject(FirstScreenStore) private readonly firstScreen: FirstScreenStore,
    @inject(Pictures) private readonly pictures: Pictures,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** @param isShown Whether the browse list is still the page. `tileCode` resolves when the code of the tiles is there. */
  execute(isShown: () => boolean, tileCode: Promise<unknown>): void {
    const list = this.lists.of('browse');
    // Runs before the tiles are rendered, because they would request their photos at once.
    when(
      () => list.ids.length > 0,
      () => isShown() && void this.fetch(tileCode),
    );
  }

  private async fetch(tileCode: Promise<unknown>): Promise<void> {
    const { firstScreen } = this;
    const firstRow = this.lists.of('browse').ids.slice(0, FIRST_ROW);
    const photos = firstRow.flatMap(hashId => this.registry.get(hashId)?.photo ?? []);
    const first = photos.slice(0, 1);
    firstScreen.firstPhotosAwaited(first);
    // The code of the tiles comes first.
    await tileCode;
    // The first one alone, so that it is there with the tiles.
    for (const addresses of [first, photos]) {
      firstScreen.firstPhotosAwaited(addresses);
      const late = new Promise<void>(resolve => this.clock.after(AT_LATEST, resolve));
      await Promise.race([Promise.all(addresses.map(address => this.pictures.loaded(address))), late]);
    }
    firstScreen.firstPhotosArrived();
  }
}
