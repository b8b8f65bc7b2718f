import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { savedMonthKey } from '../../../domain/book/BookRecord';
import type { HashId, Offer } from '../../../domain/offers/Offer';
import { vinOf } from '../../../domain/offers/OfferDetail';
import { hasDeal } from '../../../domain/offers/Sale';
import type { InvoiceFinding } from '../../../domain/selling/checks/InvoiceRules';
import { isCounted } from '../../../domain/selling/invoices/IssuedInvoice';
import { type KeyedAcquisition, acquisitionDate } from '../../../domain/selling/margin/Acquisition';
import { isSameVin } from '../../../domain/selling/motorbikes/Motorbike';
import { type RegisterFilter, registerMonths, wholeRegister } from '../../../domain/selling/register/InvoiceRegister';
import { type MonthClosing, monthClosing, monthToClose } from '../../../domain/selling/register/MonthClosing';
import { type SavedMonth, savedMonth } from '../../../domain/selling/register/SavedMonth';
import { localDateAt, monthOf } from '../../../domain/shared/LocalDate';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { FreshOffers } from '../../offers/FreshOffers';
import { OfferRegistry } from '../../offers/OfferRegistry';
import { OpenedOffers } from '../../offers/OpenedOffers';
import { readDeals } from '../../offers/readDeals';
import { type Cancel, Clock } from '../../ports/Clock';
import { Offers } from '../../ports/Offers';
import { readPages } from '../../shared/readPages';
import { CheckInvoice } from '../checks/CheckInvoice';
import { IssuedInvoices } from '../invoices/IssuedInvoices';
import { Acquisitions } from '../margin/Acquisitions';

/** The closing of a month names these by itself, together with their numbers. */
const namedByClosing: readonly InvoiceFinding['id'][] = ['twoMonths', 'noVatOption'];

/** What the check finds about some invoices of a month. */
interface MonthFinding {
  readonly finding: InvoiceFinding;
  readonly numbers: readonly string[];
}

/** The register of the issued invoices: what the dealer looks for, and the closing of a month for the bookkeeper. */
@injectable()
export class Register {
  /** What the dealer looks for. It stays until the page is reloaded. */
  filter: RegisterFilter = wholeRegister;
  page = 1;
  /**
   * What was bought here in the month, or at a time that is not known, and belongs to no acquisition yet, because nobody has
   * started to resell it.
   */
  private unlisted: readonly KeyedAcquisition[] = [];
  /** True until all deals are read, and if they could not be. */
  private isPartRead = true;

  constructor(
    private readonly book: Book,
    private readonly issued: IssuedInvoices,
    private readonly acquisitions: Acquisitions,
    private readonly check: CheckInvoice,
    private readonly offers: Offers,
    private readonly registry: OfferRegistry,
    private readonly fresh: FreshOffers,
    private readonly opened: OpenedOffers,
    private readonly clock: Clock,
  ) {
    // The time passes, which MobX does not notice.
    makeAutoObservable(this, { proposedMonth: false }, { deep: false });
  }

  /** Looks for some of the invoices. */
  narrow(change: Partial<RegisterFilter>): void {
    this.filter = { ...this.filter, ...change };
    this.page = 1;
  }

  turnTo(page: number): void {
    this.page = page;
  }

  /** Reads what was bought here in the month, until it is cancelled. */
  run(month: string): Cancel {
    const controller = new AbortController();
    this.unlisted = [];
    this.isPartRead = true;
    void this.readPurchases(month, controller.signal);
    return () => controller.abort();
  }

  closingOf(month: string): MonthClosing {
    const { named: invoices, taxMonth } = this.issued;
    const { all: acquisitions, sales } = this.acquisitions;
    // The dealer may have typed what was bought here.
    const isTyped = ({ key, vin }: KeyedAcquisition) =>
      acquisitions.some(known => known.key === key || isSameVin(known.vin, vin));
    return monthClosing(month, {
      invoices: invoices ?? [],
      sales,
      acquisitions: [...acquisitions, ...this.unlisted.filter(purchase => !isTyped(purchase))],
      isPartRead: this.isPartRead,
      taxMonth,
    });
  }

  /** What the check finds about the invoices of the month, the warnings first, and each only once. */
  findingsOf({ invoices }: Pick<MonthClosing, 'invoices'>): readonly MonthFinding[] {
    const found = new Map<string, MonthFinding>();
    for (const invoice of invoices.filter(isCounted).reverse()) {
      for (const finding of this.check.findingsOf(invoice)) {
        if (namedByClosing.includes(finding.id)) continue;
        const key = `${finding.id} ${JSON.stringify(finding.values)}`;
        const numbers = [...(found.get(key)?.numbers ?? []), invoice.number];
        found.set(key, { finding, numbers });
      }
    }
    const isWarning = ({ finding }: MonthFinding) => finding.severity === 'warning';
    return [...found.values()].sort((one, other) => Number(isWarning(other)) - Number(isWarning(one)));
  }

  /** The month that is proposed: the one of the filter, or else the next that is open. '' if there is none. */
  get proposedMonth(): string {
    const isSaved = (month: string) => this.savedOf(month) !== null;
    return this.filter.month || monthToClose(this.months, this.thisMonth, isSaved);
  }

  /** The months with invoices, the newest first. Also this one, if no month with invoices has begun: it may have purchases. */
  get months(): readonly string[] {
    const { named, taxMonth } = this.issued;
    const known = registerMonths(named ?? [], taxMonth);
    const hasBegun = known.length === 0 || known.some(month => month <= this.thisMonth);
    return hasBegun ? known : [...known, this.thisMonth];
  }

  private get thisMonth(): string {
    return monthOf(localDateAt(this.clock.now()));
  }

  /** What was last saved of the month. Null if nothing was, as far as it is known. */
  savedOf(month: string): SavedMonth | null {
    return this.book.held.get('settings', savedMonthKey(month))?.savedMonth ?? null;
  }

  /** The month was saved as it is now. A purchase that is no acquisition yet keeps how it was taxed, as an acquisition does. */
  async saved(month: string, closing: MonthClosing): Promise<void> {
    const saved = savedMonth(closing, this.clock.now());
    await this.book.change('settings', savedMonthKey(month), () => ({ savedMonth: saved }));
    const bought = this.unlisted.filter(({ date }) => date !== null);
    await this.acquisitions.keepHome(bought.map(({ key }) => key));
  }

  private async readPurchases(month: string, signal: AbortSignal): Promise<void> {
    const times = await this.book.findAll('purchaseTimes');
    await this.book.hold('selling');
    const known = new Set(this.acquisitions.all.map(({ key }) => key));
    const { deals, isWhole } = await this.readDeals(month, signal);
    for (const key of new Set([...deals.keys(), ...(times.keys() as Iterable<HashId>)])) {
      if (signal.aborted) return;
      const deal = deals.get(key);
      const { date, isDateLatest } = acquisitionDate(times.get(key) ?? {}, deal?.archivedAt ?? null);
      // The running deals have all those whose date is not known.
      if (known.has(key) || (date === null ? !deal : monthOf(date) !== month)) continue;
      const purchase = await this.purchaseOf(key, deal, { date, ...(isDateLatest && { isDateLatest }) }, signal);
      if (signal.aborted) return;
      if (purchase) runInAction(() => (this.unlisted = [...this.unlisted, purchase]));
    }
    if (!signal.aborted) runInAction(() => (this.isPartRead = !isWhole));
  }

  /** The deals that may have been bought in the month. The latest archived ones are first. */
  private async readDeals(month: string, signal: AbortSignal) {
    const deals = new Map<HashId, Offer>();
    const { offers, registry } = this;
    let isWhole = true;
    for (const tab of ['inRealization', 'archived'] as const) {
      const isBefore = ({ archivedAt }: Offer) => archivedAt !== null && monthOf(localDateAt(archivedAt)) < month;
      const answer = await readPages({
        ask: page => readDeals({ offers, registry, signal }, tab, page),
        idOf: ({ hashId }) => hashId,
        isEnough: (_, page) => page.every(isBefore),
        signal,
      });
      if (answer?.ok) for (const deal of answer.value.rows) deals.set(deal.hashId, deal);
      else isWhole = false;
    }
    return { deals, isWhole };
  }

  /** Null if the offer is no deal of the dealer. If it cannot be read, only what this device keeps of it is known. */
  private async purchaseOf(
    hashId: HashId,
    deal: Offer | undefined,
    bought: Pick<KeyedAcquisition, 'date' | 'isDateLatest'>,
    signal: AbortSignal,
  ): Promise<KeyedAcquisition | null> {
    const held = this.registry.get(hashId);
    const offer = deal ?? (held?.deal ? held : await this.fresh.read(hashId, signal));
    if (offer && !hasDeal(offer)) return null;
    if (offer)
      return {
        ...(await this.acquisitions.boughtAs(offer, await this.vinOf(offer, signal))),
        ...bought,
        key: hashId,
      };
    const kept = await this.book.find('vehicles', hashId);
    return {
      key: hashId,
      vehicle: kept?.name ?? hashId,
      vin: '',
      ...(kept?.contact?.name && { supplier: kept.contact.name }),
      ...bought,
      price: null,
      tax: 'unknown',
      costs: 0 as Money,
      invoiceId: null,
    };
  }

  /** '' if it cannot be read. Only the page of an offer has it. */
  private async vinOf(offer: Offer, signal: AbortSignal): Promise<string> {
    const known = vinOf(this.opened.detailOf(offer.hashId));
    if (known !== '') return known;
    const answer = await this.offers.open(offer.hashId, signal);
    return answer.ok ? vinOf(answer.value.detail) : '';
  }
}
