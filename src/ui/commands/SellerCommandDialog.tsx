import type { ComponentProps } from 'react';
import { ListSellingEntries } from '../../application/selling/entries/ListSellingEntries';
import { useRun } from '../shared/useRun';
import { CommandDialog } from './CommandDialog';

/** The commands of a dealer who sells: they also find clients and motorbikes whose lists were not opened. */
export function SellerCommandDialog(props: ComponentProps<typeof CommandDialog>) {
  useRun(ListSellingEntries);
  return <CommandDialog {...props} />;
}
