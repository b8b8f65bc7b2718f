import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, use } from 'react';

export const ContainerContext = createContext<Container | null>(null);

/** All that a view may ask for is a singleton, and hundreds of views ask: the container makes a plan for each. */
const found = new WeakMap<Container, Map<ServiceIdentifier, unknown>>();

/** The one way from a view to a store, a use-case or a setting of the site. */
export function useInjection<Service>(identifier: ServiceIdentifier<Service>): Service {
  const container = use(ContainerContext);
  if (!container) throw new Error('A view outside of ContainerContext asked for a service.');
  const services = found.get(container) ?? new Map<ServiceIdentifier, unknown>();
  found.set(container, services);
  if (!services.has(identifier)) services.set(identifier, container.get(identifier));
  return services.get(identifier) as Service;
}
