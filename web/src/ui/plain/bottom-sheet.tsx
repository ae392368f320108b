import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PlainIconButton } from '../shared/parts/icon-button.tsx';
import { useModal } from './use-modal.ts';
import styles from './bottom-sheet.module.css';

export interface BottomSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** On a phone the whole screen. */
  readonly shape?: 'full';
  /** The sheet's main act, which stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

/** A modal that comes from below. */
export function BottomSheet({ open, title, closeLabel, onClose, shape, footer, children }: BottomSheetProps) {
  const modal = useModal(open, onClose);
  const id = useId();

  return (
    <dialog {...modal} className={styles['sheet']} data-shape={shape} aria-labelledby={id}>
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
