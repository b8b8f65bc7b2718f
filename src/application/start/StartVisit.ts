import { injectable } from 'inversify';
import { when } from 'mobx';
import { questionAt } from '../../domain/offers/list/BrowseQuestion';
import { ConnectionStore } from '../connection/ConnectionStore';
import { ArrangeMenu } from '../navigation/ArrangeMenu';
import { SuggestNativeApp } from '../navigation/SuggestNativeApp';
import { HiddenOffers } from '../offers/hidden/HiddenOffers';
import { LoadOffers } from '../offers/list/LoadOffers';
import { OfferLists } from '../offers/list/OfferLists';
import { OfferRegistry } from '../offers/OfferRegistry';
import { Pictures } from '../ports/Pictures';
import { SignedInDealer } from '../session/SignedInDealer';
import { Appearance } from '../settings/Appearance';

interface Visit {
  readonly path: string;
  /** The query of the address. */
  readonly search: string;
  readonly hasSession: boolean;
  /** Whether the browse list is the page now. */
  readonly isBrowse: () => boolean;
  /** Loads the code behind the sign-in, which contains the tiles. */
  readonly loadShell: () => Promise<unknown>;
}

/** What starts at once, before the first render: the requests run in parallel with the download of the code. */
@injectable()
export class StartVisit {
  constructor(
    private readonly dealer: SignedInDealer,
    private readonly loadOffers: LoadOffers,
    private readonly lists: OfferLists,
    private readonly registry: OfferRegistry,
    private readonly pictures: Pictures,
    private readonly appearance: Appearance,
    private readonly arrangeMenu: ArrangeMenu,
    private readonly connection: ConnectionStore,
    private readonly suggestNativeApp: SuggestNativeApp,
    private readonly hiddenOffers: HiddenOffers,
  ) {}

  execute(visit: Visit): void {
    if (visit.hasSession) this.fetchEarly(visit);
    this.hiddenOffers.start(visit.hasSession);
    this.arrangeMenu.restore(visit.path);
    this.connection.watch();
    this.suggestNativeApp.execute();
  }

  /**
   * Fetches the first photo of the browse list while its tiles are rendered. `isShown` says whether the list is the page, and
   * `tileCode` resolves when the code of the tiles is there.
   */
  async preloadFirstPhoto(isShown: () => boolean, tileCode: Promise<unknown>): Promise<void> {
    const list = this.lists.of('browse');
    await Promise.all([when(() => list.ids.length > 0), tileCode]);
    const photo = this.registry.get(list.ids[0]!)?.photo;
    if (photo && isShown()) this.pictures.preload(photo);
  }

  private fetchEarly({ search, isBrowse, loadShell }: Visit): void {
    // If this download fails, the page repeats it and reports the failure.
    const shell = loadShell().catch(() => {});
    void this.dealer.check();
    if (!isBrowse()) return;
    void this.loadOffers.show('browse', questionAt('browse', search, this.appearance.paging));
    void this.preloadFirstPhoto(isBrowse, shell);
  }
}
