import { useEffect, useId, useRef } from 'react';
import type { ConfirmDialogProps } from '../shared/kit/kit.ts';
import { PlainButton } from './button.tsx';
import { useModal } from './use-modal.ts';
import styles from './confirm-dialog.module.css';

type QuestionProps = ConfirmDialogProps & { readonly id: string };

function Question(props: QuestionProps) {
  const { id, title, text, confirmLabel, cancelLabel, tone = 'danger', pending = false } = props;
  const safe = useRef<HTMLButtonElement>(null);
  // The safe answer has the focus, so that Enter does no harm.
  useEffect(() => safe.current?.focus(), []);
  return (
    <>
      <h2 id={`${id}-title`}>{title}</h2>
      {text !== undefined && <div id={`${id}-text`}>{text}</div>}
      <div className={styles['answers']}>
        <PlainButton ref={safe} variant="outline" disabled={pending} onClick={props.onClose}>
          {cancelLabel}
        </PlainButton>
        <PlainButton
          variant={tone === 'danger' ? 'danger' : 'primary'}
          deliberate
          pending={pending}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </PlainButton>
      </div>
    </>
  );
}

/** Asks before an act. While the act is pending, it can be neither repeated nor closed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, text, pending = false, onClose } = props;
  const id = useId();
  const modal = useModal(open, () => {
    if (!pending) onClose();
  });
  return (
    <dialog
      {...modal}
      className={styles['confirm']}
      aria-labelledby={`${id}-title`}
      {...(text !== undefined && { 'aria-describedby': `${id}-text` })}
    >
      {open && <Question {...props} id={id} />}
    </dialog>
  );
}
