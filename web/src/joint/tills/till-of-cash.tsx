import { useEffect } from 'react';
import { readTills } from '@bhoj/domain/cash/tills.contract';
import { useAttempt } from '../../firebase/use-attempt.ts';
import { openTillsPart } from '../../messages/shared/open-tills/en.ts';
import { useWords } from '../../words/use-words.ts';
import { TillRows } from '../../blocks/settle/till/till-choice.tsx';
import { useOpenTills } from '../../blocks/settle/till/use-open-tills.ts';

export interface TillOfCashProps {
  /** Whether the till takes the money or pays it. */
  readonly way: 'in' | 'out';
  /** Tells the session of the chosen till; null before the choice, and where none is open. */
  readonly onTill: (sessionId: string | null) => void;
}

/** Chooses the till that takes or pays cash on a page of the office. Where the tills cannot be read, the server takes the first one. */
export function TillOfCash({ way, onTill }: TillOfCashProps) {
  const words = useWords(openTillsPart);
  const tills = useOpenTills(useAttempt(readTills));
  const { state, isChoice, till } = tills;
  const sessionId = till?.sessionId ?? null;
  useEffect(() => onTill(sessionId), [onTill, sessionId]);
  if (state === 'loading') return <p role="status">{words.loading}</p>;
  if (isChoice) return <TillRows tills={tills} legend={way === 'in' ? words.which : words.fromWhich} />;
  if (till === null) return null;
  const whose = words.whose(till.till.name, till.holder);
  return <p>{way === 'in' ? words.toTill(whose) : words.fromTill(whose)}</p>;
}
