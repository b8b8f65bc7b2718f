import { injectable } from 'inversify';
import { when } from 'mobx';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Pictures } from '../ports/Pictures';

/** Fetches the first photo of the browse list while its tiles are rendered. */
@injectable()
export class PreloadFirstPhoto {
  constructor(
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly pictures: Pictures,
  ) {}

  /** @param isShown Whether the browse list is the page. `tileCode` resolves when the code of the tiles is there. */
  async execute(isShown: () => boolean, tileCode: Promise<unknown>): Promise<void> {
    const list = this.lists.of('browse');
    await Promise.all([when(() => list.ids.length > 0), tileCode]);
    const photo = this.registry.get(list.ids[0]!)?.photo;
    if (photo && isShown()) this.pictures.preload(photo);
  }
}
