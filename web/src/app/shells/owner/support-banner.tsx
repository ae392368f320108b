import { Eye } from 'lucide-react';
import { closeSupport } from '@bhoj/domain/support/support.contract';
import { isOpenToSupport } from '@bhoj/domain/support/support';
import type { SupportTime } from '@bhoj/domain/restaurant/support-time.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Button } from '../../../ui/shared/kit/controls.tsx';
import { Banner } from '../../../ui/shared/parts/banner.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { supportPart } from '../../../messages/owner/support/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { clockName } from '../../../ui/dates/clock.ts';

/** Says on every page that the restaurant is open to Bhoj's support, with a button to close it. */
export function SupportBanner({ time }: { readonly time: SupportTime }) {
  const words = useWords(supportPart);
  const reasons = useWords(reasonsPart);
  const now = useNow(1000);
  const close = useAttempt(closeSupport);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  if (!isOpenToSupport(time, now)) return null;
  return (
    <Banner
      tone="warning"
      label={words.banner}
      icon={Eye}
      action={
        <Button disabled={pending} onClick={() => void run(() => close({}))}>
          {words.end}
        </Button>
      }
    >
      {failure === null ? words.until(clockName(time.until)) : reasons[failure.reason]}
    </Banner>
  );
}
