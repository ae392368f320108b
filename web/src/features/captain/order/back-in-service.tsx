import { Check } from 'lucide-react';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useTableStatus } from './use-table-status.ts';

/** Puts a table that is out of service back into service, the only act at such a table. */
export function BackInService(at: { readonly restaurantId: string; readonly tableId: string }) {
  const captain = useWords(captainPart);

  const { hasFailed, write } = useTableStatus(at);
  return (
    <>
      {hasFailed && <PlainNotice tone="error">{captain.moveFailed}</PlainNotice>}
      <PlainButton size="large" icon={<Check aria-hidden />} onClick={() => write('Available', null)}>
        {captain.moves.Available}
      </PlainButton>
    </>
  );
}
