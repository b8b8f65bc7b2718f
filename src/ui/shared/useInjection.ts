import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, use } from 'react';

export const ContainerContext = createContext<Container | null>(null);

/**
 * Caches resolved services. The container computes a plan for every `get`, and hundreds of views call it. Every service
 * that a view may request is a singleton.
 */
const found = new WeakMap<Container, Map<ServiceIdentifier, unknown>>();

/** The only access of a view to stores, use-cases and site settings. */
export function useInjection<Service>(identifier: ServiceIdentifier<Service>): Service {
  const container = use(ContainerContext);
  if (!container) throw new Error('A view outside of ContainerContext asked for a service.');
  const services = found.get(container) ?? new Map<ServiceIdentifier, unknown>();
  found.set(container, services);
  if (!services.has(identifier)) services.set(identifier, container.get(identifier));
  return services.get(identifier) as Service;
}
