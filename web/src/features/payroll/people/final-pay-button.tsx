import Button from '@mui/material/Button';
import { draftPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAddress } from '../state/use-address.ts';

export interface FinalPayButtonProps {
  readonly personId: string;
  readonly lastDay: string;
}

/** Drafts the month of the last day anew and opens the leaver's slip. A run after its draft is opened without that. */
export function FinalPayButton({ personId, lastDay }: FinalPayButtonProps) {
  const { leaving: words } = useWords(payrollPeoplePart);
  const reasons = useReasons();
  const attempt = useAttempt(draftPayRun);
  const isOnline = useOnline();
  const [, go] = useAddress();
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const month = lastDay.slice(0, 7);
  const open = async () => {
    const opened = await run<object>(async () => {
      const answer = await attempt({ month });
      return 'failure' in answer && answer.failure.reason === 'pay-run-moved' ? { output: {} } : answer;
    });
    if (opened !== null) go({ tab: 'pay', month, person: personId });
  };
  return (
    <>
      <Button disabled={pending || !isOnline} aria-busy={pending} onClick={() => void open()}>
        {words.finalPay}
      </Button>
      {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
    </>
  );
}
