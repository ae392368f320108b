import { useEffect } from 'react';
import { readTills } from '@bhoj/domain/cash/tills.contract';
import { TillRows } from '../../../blocks/settle/till/till-choice.tsx';
import { useOpenTills } from '../../../blocks/settle/till/use-open-tills.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { openTillsPart } from '../../../messages/shared/open-tills/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface TillOfAdvanceProps {
  /** Tells the session of the chosen till; null before the choice, and where none is open. */
  readonly onTill: (sessionId: string | null) => void;
}

/** Chooses the till that pays an advance. Where the tills cannot be read, the server takes the first one. */
export function TillOfAdvance({ onTill }: TillOfAdvanceProps) {
  const words = useWords(openTillsPart);
  const tills = useOpenTills(useAttempt(readTills));
  const { state, isChoice, till } = tills;
  const sessionId = till?.sessionId ?? null;
  useEffect(() => onTill(sessionId), [onTill, sessionId]);
  if (state === 'loading') return <p role="status">{words.loading}</p>;
  if (isChoice) return <TillRows tills={tills} legend={words.fromWhich} />;
  return till === null ? null : <p>{words.fromTill(words.whose(till.till.name, till.holder))}</p>;
}
