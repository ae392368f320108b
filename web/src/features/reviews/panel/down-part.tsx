import Button from '@mui/material/Button';
import { useState } from 'react';
import { putBackReview, takeDownReview } from '@bhoj/domain/reviews/reviews.contract';
import type { Review } from '@bhoj/domain/reviews/review.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { OwnersForm } from './owners-form.tsx';
import styles from './panel.module.css';
import { useReasons } from './use-reasons.ts';

/** The contract's limit on the reason. */
const MOST = 120;

interface DownProps {
  readonly orderId: string;
  readonly review: Review;
  readonly now: number;
}

/** Says that a review is down, why and since when, with the way back; nothing for one that stands. */
export function DownNotice({ orderId, review: { takenDown }, now }: DownProps) {
  const words = useWords(reviewsPart).panel;
  const reasons = useReasons();
  const { run, pending, failure } = useAct(putBackReview);
  if (takenDown === undefined) return null;
  const { reason, by, at } = takenDown;
  return (
    <>
      <Notice
        tone="info"
        title={words.isDown}
        action={
          <Button disabled={pending} aria-busy={pending} onClick={() => void run({ orderId })}>
            {words.putBack}
          </Button>
        }
      >
        {words.downBy(reason, by, shortMomentName(at, now))}
      </Notice>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
    </>
  );
}

/** Takes a review down that stands, for a reason. It is seldom wanted, so the form opens with a button. */
export function DownPart({ orderId }: Pick<DownProps, 'orderId'>) {
  const words = useWords(reviewsPart).panel;
  const taking = useAct(takeDownReview);
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => setAsking(true)}>
        {words.down}
      </Button>
    );
  return (
    <section aria-label={words.down}>
      <h3 className={styles['heading']}>{words.down}</h3>
      <OwnersForm
        label={words.downLabel}
        hint={words.downHint}
        send={words.takeDown}
        sending={words.takingDown}
        most={MOST}
        act={{ ...taking, run: (reason) => taking.run({ orderId, reason }) }}
      />
    </section>
  );
}
