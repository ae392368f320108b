import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { FailureReason } from '../../../firebase/call.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { orderActsPart } from '../../../messages/captain/order-acts/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import styles from './act-sheet.module.css';

export interface ActSheetProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** The label of the act's button. */
  readonly go: string;
  /** A sentence on what the act still needs; shown above the button, which is disabled meanwhile. */
  readonly missing?: string | undefined;
  /** True for a destructive act: its button is chilli red. */
  readonly isDanger?: boolean;
  readonly pending?: boolean;
  readonly failure?: FailureReason | null;
  /** Below the refusal: asks somebody who may. */
  readonly ask?: ReactNode;
  readonly onGo: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * A sheet for one act: its fields, and at the foot the refusal or the missing input, the way back and the act's button.
 * The first field or choice has the focus.
 */
export function ActSheet({ title, hint, missing, failure = null, pending = false, ...act }: ActSheetProps) {
  const floor = useWords(floorPart);
  const reasonSentences = useWords(reasonsPart);
  const orderActs = useWords(orderActsPart);

  const body = useRef<HTMLDivElement>(null);
  // Moves the focus from the dialog's first button, which has it by now.
  useEffect(() => body.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  const { isDanger = false } = act;
  return (
    <BottomSheet
      open
      title={title}
      closeLabel={floor.close}
      onClose={act.onClose}
      footer={
        <div className={styles['foot']}>
          {failure !== null && (
            <PlainNotice tone="error">{{ ...reasonSentences, ...orderActs.reasons }[failure]}</PlainNotice>
          )}
          {act.ask}
          {missing !== undefined && <p>{missing}</p>}
          <div>
            <PlainButton variant="quiet" disabled={pending} onClick={act.onClose}>
              {isDanger ? floor.keep : floor.back}
            </PlainButton>
            <PlainButton
              variant={isDanger ? 'danger' : 'primary'}
              deliberate
              pending={pending}
              disabled={missing !== undefined}
              onClick={act.onGo}
            >
              {pending ? floor.working : act.go}
            </PlainButton>
          </div>
        </div>
      }
    >
      <div ref={body} className={styles['body']}>
        {hint !== undefined && <p>{hint}</p>}
        {act.children}
      </div>
    </BottomSheet>
  );
}
