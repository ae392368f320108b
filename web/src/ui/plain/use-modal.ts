import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';

/**
 * The attributes of a native modal `<dialog>`: the browser keeps the focus inside, and restores it on closing. The owner
 * of `open` decides whether Escape, the phone's back gesture or a tap on the backdrop close it.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Opens the dialog before the effects of its content run, because they may move the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // Closes the dialog before it leaves the page; otherwise the focus would be lost.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open === true) dialog.close();
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // Escape a second time closes the dialog in some browsers.
    onClose: () => open && onClose(),
    // A click on the dialog element itself is on the backdrop; the content is in its children.
    onClick: (event: MouseEvent) => event.target === event.currentTarget && onClose(),
  };
}
