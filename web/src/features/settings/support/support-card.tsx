import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { closeSupport, openSupport } from '@bhoj/domain/support/support.contract';
import { SUPPORT_PARTS } from '@bhoj/domain/support/support.schema';
import { isOpenToSupport, SUPPORT_MINUTES } from '@bhoj/domain/support/support';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { wideOnPhones } from '../form/wide-on-phones.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { supportPart } from '../../../messages/owner/support/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SupportLog } from './support-log.tsx';
import { clockName } from '../../../ui/dates/clock.ts';

/** Says what Bhoj's support would see, opens the restaurant to it, ends that, and lists what it looked at. */
export function SupportCard() {
  const words = useWords(supportPart);
  const reasons = useWords(reasonsPart);
  const { support } = useRestaurant();
  const now = useNow(1000);
  const open = useAttempt(openSupport);
  const close = useAttempt(closeSupport);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  /** Kept until the server has answered, so that a second press opens nothing else. */
  const supportId = useRef(newId());
  const isOpen = support !== undefined && isOpenToSupport(support, now);
  const begin = async () => {
    if ((await run(() => open({ supportId: supportId.current }))) !== null) supportId.current = newId();
  };
  return (
    <SectionCard
      title={words.title}
      description={words.description}
      actions={
        isOpen ? (
          <Button
            variant="outlined"
            color="error"
            sx={wideOnPhones}
            disabled={pending}
            onClick={() => void run(() => close({}))}
          >
            {words.end}
          </Button>
        ) : (
          <Button variant="outlined" sx={wideOnPhones} disabled={pending} onClick={() => void begin()}>
            {words.open(SUPPORT_MINUTES)}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Notice tone={isOpen ? 'warning' : 'info'}>
          {isOpen ? words.until(clockName(support.until)) : words.closed}
        </Notice>
        {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
        <div>
          <Typography>{words.seenTitle}</Typography>
          <Stack component="ul" sx={{ m: 0, pl: 3 }}>
            {SUPPORT_PARTS.map((part) => (
              <li key={part}>{words.seen[part]}</li>
            ))}
          </Stack>
        </div>
        <Typography>{words.unseen}</Typography>
        <SupportLog />
      </Stack>
    </SectionCard>
  );
}
