import type { ServiceIdentifier } from 'inversify';
import { useEffect } from 'react';
import type { Cancel } from '../../application/ports/Clock';
import { useInjection } from './useInjection';

interface Runs<Args extends readonly unknown[]> {
  readonly run: (...args: Args) => Cancel;
}

/** Runs a use-case while the view is shown. Runs it again if an argument changes. */
export function useRun<Args extends readonly unknown[]>(UseCase: ServiceIdentifier<Runs<Args>>, ...args: Args): void {
  const useCase = useInjection(UseCase);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- The arguments are the dependencies.
  useEffect(() => useCase.run(...args), [useCase, ...args]);
}
