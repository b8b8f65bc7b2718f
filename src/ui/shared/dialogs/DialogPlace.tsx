import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';
import type { Elements } from '../Elements';

interface DialogAbove {
  readonly isOpen: boolean;
  readonly show: (dialog: Elements) => void;
}

export const DialogContext = createContext<DialogAbove>({ isOpen: false, show: () => {} });

interface DialogPlaceProps {
  /** The address of the page. Another page closes the dialog. */
  readonly page: string;
  readonly children: Elements;
}

/** Where a row of a list shows its dialogs, which stay open if the row goes. */
export function DialogPlace({ page, children }: DialogPlaceProps) {
  const [dialog, setDialog] = useState<Elements>(null);
  const isOpen = Boolean(dialog);
  const place = useMemo(() => ({ isOpen, show: setDialog }), [isOpen]);
  useLayoutEffect(() => () => setDialog(null), [page]);
  return (
    <DialogContext value={place}>
      {children}
      {dialog}
    </DialogContext>
  );
}

/** Shows a dialog above the page, or closes it with `null`. */
export const useDialogAbove = () => use(DialogContext).show;
