import type { RenderKey, RenderKeyId } from '../../../domain/selling/templates/InvoiceTemplate';

/** The HTML templates that the server offers. */
export const renderKeys: readonly RenderKey[] = [
  { id: 1 as RenderKeyId, name: 'Classic' },
  { id: 2 as RenderKeyId, name: 'Modern' },
  { id: 3 as RenderKeyId, name: 'Margin scheme' },
];
