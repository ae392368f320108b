import { use, useState } from 'react';
import type { Contract } from '@bhoj/domain/kernel/contract';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { approvalsPart } from '../../messages/shared/approvals/en.ts';
import { Button } from '../../ui/shared/kit/controls.tsx';
import { useWords } from '../../words/use-words.ts';
import { WaitingContext } from './waiting-context.ts';

/** The refusals after which somebody else may allow the act. */
const ASKABLE: readonly FailureReason[] = [
  'not-allowed',
  'discount-above-limit',
  'order-is-made',
  'bill-too-old',
  'session-not-yours',
];

export interface AskSomebodyProps {
  /** The act, and the very input that was refused; null before there is one. */
  readonly contract: Contract;
  readonly input: object | null;
  readonly reason: FailureReason | null | undefined;
  /** Called once, after the act was allowed and done. */
  readonly onDone: (output: object) => void;
}

/**
 * Stands in a sheet when the server refused its act for a missing right or a limit, and asks the people who may allow
 * it. Once one of them allows it, the act is done at once (P-APPROVAL-1).
 */
export function AskSomebody({ contract, input, reason, onDone }: AskSomebodyProps) {
  const words = useWords(approvalsPart);
  const waiting = use(WaitingContext);
  const [asked, setAsked] = useState<object | null>(null);
  if (waiting === null) return null;
  if (asked !== null) return waiting({ contract, onDone, input: asked, onStop: () => setAsked(null) });
  if (input === null || !ASKABLE.some((one) => one === reason)) return null;
  return (
    <Button variant="outline" wide onClick={() => setAsked(input)}>
      {words.ask}
    </Button>
  );
}
