import { useEffect } from 'react';
import { HandoverPapers } from '../../../application/ports/HandoverPapers';
import { useInjection } from '../../shared/useInjection';

/** Loads what a record as a PDF needs, while there is a network. */
export function usePapers(): void {
  const papers = useInjection(HandoverPapers);
  useEffect(() => papers.prepare(), [papers]);
}
