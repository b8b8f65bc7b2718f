import { useEffect } from 'react';
import { UnsavedWork } from '../../application/session/UnsavedWork';
import { useInjection } from '../shared/useInjection';

/** The page is not loaded again by itself while something stands typed in this dialog. */
export function useDirtyDialog(name: string, isDirty: boolean): void {
  const work = useInjection(UnsavedWork);
  useEffect(() => {
    work.formChanged(name, isDirty);
    return () => work.formChanged(name, false);
  }, [work, name, isDirty]);
}
