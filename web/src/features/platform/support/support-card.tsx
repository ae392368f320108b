import Button from '@mui/material/Button';
import { leaveSupport } from '@bhoj/domain/support/support.contract';
import { isOpenToSupport } from '@bhoj/domain/support/support';
import type { SupportTime } from '@bhoj/domain/restaurant/support-time.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformSupportPart } from '../../../messages/owner/support/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SupportLooks } from './support-looks.tsx';
import { clockName } from '../../../ui/dates/clock.ts';

interface SupportCardProps {
  readonly restaurantId: string;
  readonly time: SupportTime | undefined;
}

/**
 * The parts that a super admin may look at while the owner has the restaurant open to support. When it is closed, the
 * card says so.
 */
export function SupportCard({ restaurantId, time }: SupportCardProps) {
  const words = useWords(platformSupportPart);
  const reasons = useWords(reasonsPart);
  const now = useNow(1000);
  const leave = useAttempt(leaveSupport);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  if (time === undefined || !isOpenToSupport(time, now))
    return <SectionCard title={words.title}>{words.closed}</SectionCard>;
  return (
    <SectionCard title={words.title}>
      <Notice
        tone="warning"
        action={
          <Button color="inherit" disabled={pending} onClick={() => void run(() => leave({ restaurantId }))}>
            {words.end}
          </Button>
        }
      >
        {words.until(clockName(time.until))}
      </Notice>
      {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      <SupportLooks key={time.id} restaurantId={restaurantId} />
    </SectionCard>
  );
}
