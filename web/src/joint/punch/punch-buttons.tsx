import { useState } from 'react';
import type { PunchKind } from '@bhoj/domain/roster/punch.schema';
import { punch, readMyRoster } from '@bhoj/domain/roster/roster.contract';
import { useAnswer } from '../../firebase/use-answer.ts';
import { useAttemptOnce } from '../../firebase/use-attempt-once.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { rosterPart } from '../../messages/shared/roster/en.ts';
import { clockName } from '../../ui/dates/clock.ts';
import { Button, Notice } from '../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import { useOnline } from '../../ui/shared/use-online.ts';
import { useWords } from '../../words/use-words.ts';
import { planName } from './shift-names.ts';
import styles from './punch.module.css';

interface Done {
  readonly kind: PunchKind;
  readonly at: number;
}

interface PunchButtonsProps {
  readonly onPunched?: () => void;
}

/** Punches in or out the person who entered on a shared device; the act that fits is the large one. */
export function PunchButtons({ onPunched }: PunchButtonsProps) {
  const words = useWords(rosterPart);
  const reasons = useWords(reasonsPart);
  const isOnline = useOnline();
  const { live } = useAnswer(readMyRoster, { month: null }, 'person-not-found');
  const attempt = useAttemptOnce(punch);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [done, setDone] = useState<Done | null>(null);

  // Nothing to tap after a punch: a second tap would find the other button under the finger.
  if (done !== null)
    return (
      <Notice tone="success">
        {done.kind === 'in' ? words.punchedIn(clockName(done.at)) : words.punchedOut(clockName(done.at))}
      </Notice>
    );
  if (live.state === 'missing') return <Notice tone="info">{reasons['punch-needs-person']}</Notice>;
  if (live.state === 'loading') return <p role="status">{words.loading}</p>;
  if (live.state !== 'ready')
    return (
      <Notice tone="error" action={<Button onClick={live.retry}>{words.again}</Button>}>
        {isOnline ? words.failed : words.offline}
      </Notice>
    );
  const { inSince, shifts, today } = live.value;
  const isIn = inSince !== null;
  const plan = shifts.find(({ day }) => day === today)?.plan ?? null;
  const press = async (kind: PunchKind) => {
    const answer = await run(() => attempt({ kind }));
    if (answer === null) return;
    setDone(answer);
    onPunched?.();
  };
  const button = (kind: PunchKind) => (
    <Button
      key={kind}
      wide={(kind === 'out') === isIn}
      variant={(kind === 'out') === isIn ? 'primary' : 'outline'}
      pending={pending}
      disabled={!isOnline}
      onClick={() => void press(kind)}
    >
      {kind === 'in' ? words.punchIn : words.punchOut}
    </Button>
  );
  return (
    <div className={styles['punch']}>
      <p className={styles['state']}>{inSince === null ? words.isOut : words.isIn(clockName(inSince))}</p>
      {plan !== null && <p className={styles['quiet']}>{words.shift(planName(words, plan))}</p>}
      {!isOnline && <Notice tone="warning">{words.offline}</Notice>}
      {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      {(isIn ? (['out', 'in'] as const) : (['in', 'out'] as const)).map(button)}
    </div>
  );
}
