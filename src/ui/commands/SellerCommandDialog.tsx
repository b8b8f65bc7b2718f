import { type ComponentProps, useEffect } from 'react';
import { OwnClients } from '../../application/selling/clients/OwnClients';
import { OwnMotorbikes } from '../../application/selling/motorbikes/OwnMotorbikes';
import { useInjection } from '../shared/useInjection';
import { CommandDialog } from './CommandDialog';

/** The commands of a dealer who sells: they also find clients and motorbikes whose lists were not opened. */
export function SellerCommandDialog(props: ComponentProps<typeof CommandDialog>) {
  const clients = useInjection(OwnClients).entries;
  const motorbikes = useInjection(OwnMotorbikes).entries;
  // What is asked for arrives even if the dialog is closed, because it is asked for only once.
  useEffect(() => {
    void clients.ensure();
    void motorbikes.ensure();
  }, [clients, motorbikes]);
  return <CommandDialog {...props} />;
}
