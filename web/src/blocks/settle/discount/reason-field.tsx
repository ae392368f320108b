import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { TextField } from '../../../ui/shared/kit/controls.tsx';
import { RadioRows } from '../../../ui/shared/parts/radio-rows.tsx';

const MAX_REASON = 80;

/** Returns a typed reason in its stored form; null when it is empty or too long. */
export function reasonIn(typed: string): string | null {
  const reason = typed.trim();
  return reason !== '' && reason.length <= MAX_REASON ? reason : null;
}

export interface ReasonFieldProps {
  readonly typed: string;
  /** Suggested reasons; the person may type another. */
  readonly offered: readonly string[];
  readonly onType: (typed: string) => void;
}

/** Asks for the reason of a reduction: a suggested one, or another in words. */
export function ReasonField({ typed, offered, onType }: ReasonFieldProps) {
  const settling = useWords(settlingPart);
  return (
    <>
      <RadioRows
        legend={settling.discountReason}
        options={offered.map((reason) => ({ value: reason, text: reason }))}
        value={typed}
        onChange={onType}
      />
      <TextField
        label={settling.reasonOther}
        value={offered.includes(typed) ? '' : typed}
        maxLength={MAX_REASON}
        onChange={onType}
      />
    </>
  );
}
