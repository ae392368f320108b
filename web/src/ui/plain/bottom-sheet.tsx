import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PlainIconButton } from '../shared/parts/icon-button.tsx';
import styles from './bottom-sheet.module.css';

export interface BottomSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The sheet's main act, which stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A native modal dialog: the browser keeps the focus inside, and restores it on closing. */
export function BottomSheet({ open, title, closeLabel, onClose, footer, children }: BottomSheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      className={styles['sheet']}
      aria-labelledby={id}
      // Escape, or the phone's back gesture in some browsers. The owner of `open` decides whether it closes.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may still close it on a second Escape.
      onClose={() => open && onClose()}
      // A click on the dialog element itself is on the backdrop; the content is in its children.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <PlainIconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden />
        </PlainIconButton>
      </header>
      <div className={styles['sheetBody']}>{children}</div>
      {footer !== undefined && <footer>{footer}</footer>}
    </dialog>
  );
}
