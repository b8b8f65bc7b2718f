type SellingStep = 'addClient' | 'addMotorbike' | 'invoice';

interface SellingCounts {
  readonly clients: number | undefined;
  readonly motorbikes: number | undefined;
}

/** What a dealer does next on the way to an invoice; null until the clients have been counted. */
export function sellingStep({ clients, motorbikes }: SellingCounts): SellingStep | null {
  if (clients === undefined) return null;
  if (clients === 0) return 'addClient';
  return motorbikes === 0 ? 'addMotorbike' : 'invoice';
}
