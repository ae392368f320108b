import { AskIn } from './ask-in.tsx';
import { Asked } from './asked.tsx';
import { JoinCode } from './join-code.tsx';
import type { JoinCodeProps } from './join-code.tsx';
import { useJoinRequest } from './use-join-request.ts';

interface Asking {
  readonly place: { readonly restaurantId: string; readonly tableId: string; readonly key: string };
  readonly name: string | null;
}

export interface JoinOrAskProps extends Omit<JoinCodeProps, 'asked'> {
  /** Null for a phone without the table's key, which cannot ask to be let in. */
  readonly asking: Asking | null;
}

/** The two ways to join a table with an order: its code, or a captain. */
export const JoinOrAsk = ({ asking, ...code }: JoinOrAskProps) =>
  asking === null ? <JoinCode {...code} /> : <CodeAndAsk {...code} asking={asking} />;

function CodeAndAsk({ asking, ...code }: JoinOrAskProps & { readonly asking: Asking }) {
  const request = useJoinRequest(asking.place, asking.name);
  const { requested } = request;
  return (
    <>
      <JoinCode {...code} asked={requested && <Asked requested={requested} />} />
      <AskIn {...request} />
    </>
  );
}
