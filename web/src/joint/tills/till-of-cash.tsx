import { useEffect } from 'react';
import { readTills } from '@bhoj/domain/cash/tills.contract';
import { useAttempt } from '../../firebase/use-attempt.ts';
import { openTillsPart } from '../../messages/shared/open-tills/en.ts';
import { useWords } from '../../words/use-words.ts';
import { TillRows } from '../../blocks/settle/till/till-choice.tsx';
import { useOpenTills } from '../../blocks/settle/till/use-open-tills.ts';
import { Button } from '../../ui/shared/kit/controls.tsx';

/** The session of the chosen till; null where the server knows it, and undefined until somebody has chosen. */
export type ChosenTill = string | null | undefined;

export interface TillOfCashProps {
  /** Whether the till takes the money or pays it. */
  readonly way: 'in' | 'out';
  /** Called with the chosen till. While it is undefined, the act waits. */
  readonly onTill: (till: ChosenTill) => void;
}

/** Chooses the till for cash on an office page. If the tills cannot be read, the server takes the first one. */
export function TillOfCash({ way, onTill }: TillOfCashProps) {
  const words = useWords(openTillsPart);
  const tills = useOpenTills(useAttempt(readTills));
  const { state, isChoice, till, retry } = tills;
  const isOpen = state === 'loading' || (isChoice && till === null);
  const chosen = isOpen ? undefined : (till?.sessionId ?? null);
  useEffect(() => onTill(chosen), [onTill, chosen]);
  if (state === 'loading') return <p role="status">{words.loading}</p>;
  if (state === 'failed')
    return (
      <div>
        <p>{way === 'in' ? words.failed : words.unread}</p>
        <Button variant="quiet" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    );
  if (isChoice) return <TillRows tills={tills} legend={way === 'in' ? words.which : words.fromWhich} />;
  if (till === null) return null;
  const whose = words.whose(till.till.name, till.holder);
  return <p>{way === 'in' ? words.toTill(whose) : words.fromTill(whose)}</p>;
}
