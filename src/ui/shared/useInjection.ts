import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, use } from 'react';
import type { Get } from '../../application/start/startTasks';

export const ContainerContext = createContext<Container | null>(null);

const getters = new WeakMap<Container, Get>();

/** The only access of a view to stores, use-cases and site settings. */
export function useInjection<Service>(identifier: ServiceIdentifier<Service>): Service {
  return useGet()(identifier);
}

/** For what asks for a service later than it is rendered. */
export function useGet(): Get {
  const container = use(ContainerContext);
  if (!container) throw new Error('A view outside of ContainerContext asked for a service.');
  const known = getters.get(container);
  if (known) return known;
  const get = getterOf(container);
  getters.set(container, get);
  return get;
}

/**
 * Caches resolved services. The container computes a plan for every `get`, and hundreds of views call it. Every service
 * that a view may request is a singleton.
 */
function getterOf(container: Container): Get {
  const services = new Map<ServiceIdentifier, unknown>();
  return <Service>(identifier: ServiceIdentifier<Service>) => {
    if (!services.has(identifier)) services.set(identifier, container.get(identifier));
    return services.get(identifier) as Service;
  };
}
