import { AskIn } from './ask-in.tsx';
import type { AskInProps } from './ask-in.tsx';
import { JoinCode } from './join-code.tsx';
import type { JoinCodeProps } from './join-code.tsx';

export interface JoinOrAskProps extends JoinCodeProps {
  /** Null for a phone without the table's key, which cannot ask to be let in. */
  readonly asking: AskInProps | null;
}

/** The two ways to join a table where somebody has ordered: its code, or a waiter. */
export function JoinOrAsk({ asking, ...code }: JoinOrAskProps) {
  return (
    <>
      <JoinCode {...code} />
      {asking !== null && <AskIn {...asking} />}
    </>
  );
}
