type SellingStep = 'addClient' | 'addMotorbike' | 'invoice';

interface SellingCounts {
  readonly clients: number | undefined;
  readonly motorbikes: number | undefined;
}

/** The dealer's next step toward an invoice. Null until the clients are counted. */
export function sellingStep({ clients, motorbikes }: SellingCounts): SellingStep | null {
  if (clients === undefined) return null;
  if (clients === 0) return 'addClient';
  return motorbikes === 0 ? 'addMotorbike' : 'invoice';
}
