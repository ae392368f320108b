import type { ReactNode } from 'react';
import type { FailureReason } from '../../../firebase/call.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import styles from './acts.module.css';

export interface ActSheetProps {
  readonly title: string;
  readonly hint?: string | undefined;
  /** The label of the button, which is disabled until the act is ready. */
  readonly go: string;
  readonly isReady: boolean;
  readonly pending?: boolean;
  readonly failure?: FailureReason | null;
  readonly onGo: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A sheet for one act: its fields, the reason when it is refused, and its button. */
export function ActSheet({ title, hint, failure = null, pending = false, ...act }: ActSheetProps) {
  const floor = useWords(floorPart);
  const reasonSentences = useWords(reasonsPart);

  return (
    <BottomSheet
      open
      title={title}
      closeLabel={floor.close}
      onClose={act.onClose}
      footer={
        <PlainButton wide disabled={!act.isReady || pending} aria-busy={pending} onClick={act.onGo}>
          {pending ? floor.working : act.go}
        </PlainButton>
      }
    >
      <div className={styles['body']}>
        {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
        {act.children}
        {failure !== null && <PlainNotice tone="error">{reasonSentences[failure]}</PlainNotice>}
      </div>
    </BottomSheet>
  );
}
