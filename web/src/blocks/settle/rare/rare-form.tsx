import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { reasonsPart } from '../../../words/shared/reasons.ts';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { Button, Notice, SubmitButton } from '../../../ui/shared/kit/controls.tsx';
import { useIntoView } from '../../../ui/shared/use-into-view.ts';
import { failureSentence } from '../state/acts.ts';
import type { Failure } from '../state/acts.ts';
import styles from './rare.module.css';

export interface RareFormProps {
  readonly title: string;
  /** What is still to be entered before the act can be done, in words; null for nothing. */
  readonly missing: string | null;
  readonly pending: boolean;
  /** Why the act was refused; what is typed stays. */
  readonly failure: Failure | null;
  /** The label of the act's button; null where there is nothing to do. */
  readonly go: string | null;
  readonly cancel: string;
  readonly onGo: () => void;
  readonly onClose: () => void;
  /** Takes off what is set. */
  readonly further?: ReactNode;
  readonly children: ReactNode;
}

/** The form of an act on a bill. It comes into sight with the focus in its first field. */
export function RareForm({ title, missing, pending, failure, ...form }: RareFormProps) {
  const settling = useWords(settlingPart);
  const reasonSentences = useWords(reasonsPart);

  const element = useIntoView<HTMLFormElement>();
  useEffect(() => {
    element.current
      ?.querySelector<HTMLElement>('input:not([aria-hidden]), textarea')
      ?.focus({ preventScroll: true });
  }, [element]);
  return (
    <form
      ref={element}
      className={styles['form']}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === null) form.onGo();
      }}
    >
      <h3>{title}</h3>
      {form.children}
      {failure !== null && (
        <Notice tone="error">{failureSentence(reasonSentences, settling, failure)}</Notice>
      )}
      {form.go !== null && missing !== null && <p className={styles['quiet']}>{missing}</p>}
      <div className={styles['choices']}>
        {form.go !== null && (
          <SubmitButton pending={pending} disabled={missing !== null}>
            {form.go}
          </SubmitButton>
        )}
        {form.further}
        <Button disabled={pending} onClick={form.onClose}>
          {form.cancel}
        </Button>
      </div>
    </form>
  );
}
