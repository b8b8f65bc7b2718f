import { injectable } from 'inversify';
import { computed, makeAutoObservable } from 'mobx';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { keptVehicle } from '../../../domain/deals/KeptVehicle';
import type { Offer } from '../../../domain/offers/Offer';
import { earlierSales, type SoldVehicle } from '../../../domain/selling/checks/EarlierSale';
import { homeCountry, type SellerCountry } from '../../../domain/selling/checks/SellerCountry';
import type { IssuedInvoice } from '../../../domain/selling/invoices/IssuedInvoice';
import {
  type Acquisition,
  type AcquisitionTax,
  type KeyedAcquisition,
  acquisitionDate,
  soldAcquisition,
  taxOfTaxation,
  unsoldAcquisitions,
} from '../../../domain/selling/margin/Acquisition';
import {
  acquisitionForm,
  type AcquisitionForm,
  acquisitionFormFor,
  emptyAcquisitionForm,
  typedAcquisition,
} from '../../../domain/selling/margin/AcquisitionForm';
import { type MarginSale, marginSales } from '../../../domain/selling/margin/MarginBook';
import type { Motorbike } from '../../../domain/selling/motorbikes/Motorbike';
import type { DecimalSign } from '../../../domain/shared/Language';
import type { Money } from '../../../domain/shared/Money';
import { Book } from '../../book/Book';
import { Drafts } from '../../forms/Drafts';
import { Form } from '../../forms/Form';
import { FormDialog } from '../../forms/FormDialog';
import { Clock } from '../../ports/Clock';
import { SessionStore } from '../../session/SessionStore';
import { IssuedInvoices } from '../invoices/IssuedInvoices';

/** What the dealer bought, for the margin book. It is kept in the dealer's book, and never sent. */
@injectable()
export class Acquisitions {
  /** The acquisition that the dealer types. */
  readonly dialog: FormDialog<AcquisitionForm, string>;

  constructor(
    private readonly book: Book,
    private readonly clock: Clock,
    private readonly issued: IssuedInvoices,
    private readonly session: SessionStore,
    drafts: Drafts,
  ) {
    const empty = emptyAcquisitionForm;
    this.dialog = new FormDialog({
      empty,
      formOf: (initial, key) => new Form({ empty, draft: drafts.of('acquisitionForms', key) }, initial),
      drafts,
      clock,
    });
    // The sales are kept while no page shows them, as the order of the invoices is.
    const kept = computed({ keepAlive: true });
    makeAutoObservable<this, 'earlierSales'>(this, { dialog: false, earlierSales: kept }, { deep: false });
  }

  get all(): readonly KeyedAcquisition[] {
    return this.book.held.entries('acquisitions').map(([key, value]) => ({ ...value, key }));
  }

  /** Those that no issued invoice sold. */
  get unsold(): readonly KeyedAcquisition[] {
    return unsoldAcquisitions(this.all, this.issued.all);
  }

  /** The sales under the margin scheme. None until the invoices are read. */
  get sales(): readonly MarginSale[] {
    return marginSales(this.issued.named ?? [], this.all);
  }

  /** The counted invoice that has sold a vehicle already. Null if none is known. */
  soldWith(vehicle: SoldVehicle): IssuedInvoice | null {
    return this.earlierSales(vehicle)[0] ?? null;
  }

  /** Those motorbikes of the list that no counted invoice has sold. */
  unsoldAmong(motorbikes: readonly Motorbike[]): readonly Motorbike[] {
    return motorbikes.filter(({ id, model, vin }) => {
      const vehicle = { vin, motorbike: { id, name: model }, acquisition: null };
      return this.soldWith(vehicle) === null;
    });
  }

  private get earlierSales() {
    return earlierSales(this.issued.all, this.all);
  }

  /** `sign` is the decimal sign of the amounts. */
  openOne(acquisition: KeyedAcquisition, sign: DecimalSign): Promise<void> {
    return this.dialog.open(acquisition.key, acquisitionForm(acquisition, sign));
  }

  /** `invoice` sold the vehicle. Null if it is not known. */
  openNew(invoice: IssuedInvoice | null): Promise<void> {
    if (invoice === null) return this.dialog.open();
    return this.dialog.open(null, acquisitionFormFor(invoice), `sold by ${invoice.id}`);
  }

  /** Keeps the acquisition in the dialog, unless an amount cannot be read. */
  async saveOpened(sign: DecimalSign): Promise<void> {
    const { form } = this.dialog;
    const acquisition = form && typedAcquisition(form.values, sign);
    if (!form || acquisition === null) return;
    const isKept = this.keep(acquisition, form.values.key ?? undefined);
    this.done(form);
    await isKept;
  }

  /** Removes the acquisition in the dialog. */
  async removeOpened(): Promise<void> {
    const { form, id } = this.dialog;
    if (!form || id === null) return;
    const isRemoved = this.book.change('acquisitions', id, () => null);
    this.done(form);
    await isRemoved;
  }

  private done(form: Form<AcquisitionForm>): void {
    form.saved(form.values);
    this.dialog.close();
  }

  /** An acquisition without a key is a new one. */
  keep(acquisition: Acquisition, key = `typed ${this.clock.now()}`): Promise<boolean> {
    return this.book.change('acquisitions', key, () => acquisition);
  }

  /** The dealer has said how it was taxed. */
  taxed(key: string, tax: AcquisitionTax): Promise<boolean> {
    return this.book.change('acquisitions', key, stored => (stored ? { ...stored, tax } : null));
  }

  /**
   * The vehicle of a deal. What the dealer has changed in the book stays. The commission is no part of the price. Returns how
   * the acquisition was taxed.
   */
  async ofDeal(offer: Offer, vin: string): Promise<AcquisitionTax> {
    const { hashId } = offer;
    const [acquisition] = await Promise.all([this.boughtAs(offer, vin), this.book.hold('selling')]);
    void this.book.change('acquisitions', hashId, stored => stored ?? acquisition);
    return (this.book.held.get('acquisitions', hashId) ?? acquisition).tax;
  }

  /** What is known about the purchase of the vehicle of a deal. */
  async boughtAs(offer: Offer, vin: string): Promise<Acquisition> {
    const { hashId, label1, label2, region, deal, archivedAt } = offer;
    const [calculated, bought] = await Promise.all([
      this.book.find('calculations', hashId),
      this.book.find('purchaseTimes', hashId),
      this.book.hold(),
    ]);
    const home = bought?.home ?? this.home;
    const isAbroad = home !== null && region !== null && region.toLowerCase() !== home;
    // The dealer's usual taxation is no statement about this seller.
    const taxation = calculated?.taxation;
    const supplier = keptVehicle(offer).contact?.name;
    return {
      vehicle: `${label1} ${label2}`.trim(),
      vin,
      ...(supplier && { supplier }),
      ...acquisitionDate(bought ?? {}, archivedAt),
      price: deal?.clientPrice ?? null,
      tax: isAbroad ? 'abroad' : taxation ? taxOfTaxation(taxation) : 'unknown',
      costs: deal?.commission ?? (0 as Money),
      invoiceId: null,
    };
  }

  /** What was said of these purchases stays, whatever country the dealer sets later. */
  async keepHome(hashIds: readonly string[]): Promise<void> {
    const { home } = this;
    if (home === null) return;
    for (const hashId of hashIds) {
      const bought = await this.book.find('purchaseTimes', hashId);
      if (!bought?.home) await this.book.keep('purchaseTimes', hashId, { ...bought, home });
    }
  }

  private get home(): SellerCountry | null {
    const { sellerCountry } = this.book.held.get('settings', TRADING_SETTINGS) ?? {};
    return homeCountry(sellerCountry, this.session.dealer);
  }

  /** The invoice sells the acquisition from which it was started, or the one with its VIN. Returns how to take that back. */
  async sold({ id, snapshot }: IssuedInvoice): Promise<() => Promise<unknown>> {
    await this.book.hold('selling');
    const acquisition = soldAcquisition(this.unsold, snapshot.sent);
    if (!acquisition) return () => Promise.resolve();
    const { key, invoiceId } = acquisition;
    await this.link(key, invoiceId, id);
    return () => this.link(key, id, invoiceId);
  }

  /** Does nothing if the dealer or another tab has assigned another invoice meanwhile. */
  private link(key: string, from: string | null, to: string | null): Promise<boolean> {
    return this.book.change('acquisitions', key, stored =>
      stored?.invoiceId === from ? { ...stored, invoiceId: to } : (stored ?? null),
    );
  }
}
