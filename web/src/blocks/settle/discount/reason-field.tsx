import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { SuggestField } from '../../../ui/shared/kit/controls.tsx';

const MAX_REASON = 80;

/** Returns a typed reason as it is kept; null when there is none, or when it is too long. */
export function reasonIn(typed: string): string | null {
  const reason = typed.trim();
  return reason !== '' && reason.length <= MAX_REASON ? reason : null;
}

export interface ReasonFieldProps {
  readonly typed: string;
  /** Offered; the person may type another. */
  readonly usual: readonly string[];
  /** True once the person has tried to save. */
  readonly isTried: boolean;
  readonly onType: (typed: string) => void;
}

/** Asks why something is taken off a bill. */
export function ReasonField({ typed, usual, isTried, onType }: ReasonFieldProps) {
  const settling = useWords(settlingPart);
  const isWrong = isTried && reasonIn(typed) === null;
  return (
    <SuggestField
      label={settling.discountReason}
      value={typed}
      options={usual}
      fault={isWrong ? settling.reasonFault : null}
      onChange={onType}
    />
  );
}
