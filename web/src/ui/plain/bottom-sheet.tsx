import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PlainIconButton } from '../shared/parts/icon-button.tsx';
import styles from './bottom-sheet.module.css';

export interface BottomSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Stays at the bottom while the content scrolls: the sheet's one act. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A native modal dialog: the browser keeps the focus inside, and gives it back on closing. */
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
      // Escape, and the phone's back gesture where the browser maps it. The owner of `open` decides.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close in spite of that, on a second Escape.
      onClose={() => open && onClose()}
      // Only the backdrop is the dialog itself; the content lies in its children.
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
