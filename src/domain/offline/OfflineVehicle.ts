import type { BookRecordOf } from '../book/BookRecord';
import type { SellerContact } from '../deals/KeptVehicle';
import type { Instant } from '../shared/Instant';
import type { Money } from '../shared/Money';

interface Dated<Value> {
  readonly value: Value;
  /** When it was right: a contact when the server sent it, the dealer's own data since its last change. */
  readonly asOf: Instant;
}

/** What the device has kept about a vehicle. At least one of the three is there. */
export interface OfflineVehicle {
  readonly hashId: string;
  /** The hash id if the name is not known. */
  readonly name: string;
  readonly contact: Dated<SellerContact> | null;
  readonly note: Dated<string> | null;
  readonly limit: Dated<Money> | null;
}

interface Kept {
  readonly vehicles: readonly BookRecordOf<'vehicles'>[];
  readonly notes: readonly BookRecordOf<'notes'>[];
  readonly limits: readonly BookRecordOf<'limits'>[];
}

/** The vehicles with a contact, a note or a limit. Deals first, and then what changed last. */
export function offlineVehicles({ vehicles, notes, limits }: Kept): readonly OfflineVehicle[] {
  const deals = vehicles.filter(({ value }) => value.contact);
  const hashIds = new Set([...deals, ...notes, ...limits].map(({ key }) => key));
  const found = Array.from(hashIds, hashId => {
    const vehicle = recordOf(vehicles, hashId);
    const { contact = null } = vehicle?.value ?? {};
    return {
      hashId,
      name: vehicle?.value.name ?? hashId,
      contact: vehicle && contact ? { value: contact, asOf: vehicle.changedAt } : null,
      note: dated(recordOf(notes, hashId)),
      limit: dated(recordOf(limits, hashId)),
    };
  });
  return found.sort((a, b) => Number(b.contact !== null) - Number(a.contact !== null) || newest(b) - newest(a));
}

const recordOf = <Found extends { readonly key: string }>(records: readonly Found[], hashId: string) =>
  records.find(({ key }) => key === hashId);

const dated = <Value>(record: { readonly value: Value; readonly changedAt: Instant } | undefined) =>
  record ? { value: record.value, asOf: record.changedAt } : null;

const newest = ({ contact, note, limit }: OfflineVehicle): Instant =>
  Math.max(...[contact, note, limit].map(fact => fact?.asOf ?? 0));
