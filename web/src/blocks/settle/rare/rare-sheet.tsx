import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Button, Notice, Sheet, SubmitButton } from '../../../ui/shared/kit/controls.tsx';
import { failureSentence } from '../state/acts.ts';
import type { Failure } from '../state/acts.ts';
import styles from './rare-sheet.module.css';

export interface RareSheetProps {
  readonly title: string;
  /** A sentence on what the person must still enter; null for nothing. */
  readonly missing: string | null;
  readonly pending: boolean;
  /** Why the act was refused. The fields keep their text. */
  readonly failure: Failure | null;
  /** Below the refusal: asks somebody who may. */
  readonly ask?: ReactNode;
  /** The label of the act's button; null where there is nothing to do. */
  readonly go: string | null;
  readonly cancel: string;
  readonly onGo: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form inside the sheet; its first field has the focus. */
function Fields(form: ComponentProps<'form'>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('input:not([aria-hidden]), textarea, select')?.focus();
  }, []);
  return <form {...form} ref={element} className={styles['form']} noValidate />;
}

/**
 * The sheet of an act on a bill: its fields, and at the foot the refusal or the missing input, the way back and the
 * act's button.
 */
export function RareSheet({ title, missing, pending, failure, ask, go, ...sheet }: RareSheetProps) {
  const settling = useWords(settlingPart);
  const reasonSentences = useWords(reasonsPart);

  const formId = useId();
  return (
    <Sheet
      title={title}
      closeLabel={settling.close}
      onClose={sheet.onClose}
      footer={
        <div className={styles['foot']}>
          {failure !== null && (
            <Notice tone="error">{failureSentence(reasonSentences, settling, failure)}</Notice>
          )}
          {ask}
          {go !== null && missing !== null && <p>{missing}</p>}
          <div>
            <Button variant="quiet" disabled={pending} onClick={sheet.onClose}>
              {sheet.cancel}
            </Button>
            {go !== null && (
              <SubmitButton form={formId} pending={pending} disabled={missing !== null}>
                {go}
              </SubmitButton>
            )}
          </div>
        </div>
      }
    >
      <Fields
        id={formId}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          if (missing === null) sheet.onGo();
        }}
      >
        {sheet.children}
      </Fields>
    </Sheet>
  );
}
