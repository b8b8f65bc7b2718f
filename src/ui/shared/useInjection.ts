import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, use } from 'react';

export const ContainerContext = createContext<Container | null>(null);

/** The one way from a view to a store, a use-case or a setting of the site. */
export function useInjection<Service>(identifier: ServiceIdentifier<Service>): Service {
  const container = use(ContainerContext);
  if (!container) throw new Error('A view outside of ContainerContext asked for a service.');
  return container.get(identifier);
}
