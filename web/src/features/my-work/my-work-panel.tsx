import { useState } from 'react';
import { readMyWork } from '@bhoj/domain/payroll/my-work/my-work.contract';
import type { MyWork } from '@bhoj/domain/payroll/my-work/my-work.contract';
import { SetPin } from './set-pin.tsx';
import { SlipReader } from '../../blocks/slip/slip-reader.tsx';
import { useAnswer } from '../../firebase/use-answer.ts';
import { Gate } from '../../ui/plain/gate.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { SkeletonRows } from '../../ui/plain/skeleton-rows.tsx';
import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';
import { useOnline } from '../../ui/shared/use-online.ts';
import { myWorkPart } from '../../messages/shared/my-work/en.ts';
import { pinPart } from '../../messages/shared/pin/en.ts';
import { useWords } from '../../words/use-words.ts';
import { MyAdvances, MyLeave, MyPays } from './my-money.tsx';
import { OwnMonth } from './own-month.tsx';
import { MyRoster } from './my-roster.tsx';
import { MyDays } from './my-days.tsx';
import styles from './my-work.module.css';

// Few of the people who are told of anything open it.
const FloorPush = lazyPart(() => import('../../joint/push/floor-push.tsx').then((m) => m.FloorPush));

interface ContentProps {
  readonly work: MyWork;
  readonly onMonth: (month: string) => void;
  readonly onChanged: () => void;
}

function Content({ work, onMonth, onChanged }: ContentProps) {
  const words = useWords(myWorkPart);
  const { month, today, slip, restaurantName, restaurantAddress } = work;
  return (
    <div className={styles['content']}>
      <OwnMonth label={words.month} value={month} max={today.slice(0, 7)} onChange={onMonth} words={words} />
      <MyRoster month={month} />
      {slip !== null && <SlipReader {...{ slip, restaurantName, restaurantAddress }} />}
      <MyDays work={work} onChanged={onChanged} />
      <MyLeave work={work} />
      <MyAdvances work={work} />
      <MyPays work={work} onMonth={onMonth} />
    </div>
  );
}

/** A captain's or cook's own data: days, leave, advances and wage slips. */
export function MyWorkPanel() {
  const words = useWords(myWorkPart);
  const pinWords = useWords(pinPart);
  const isOnline = useOnline();
  const [month, setMonth] = useState<string | null>(null);
  const { live, again } = useAnswer(readMyWork, { month }, 'person-not-found');
  return (
    <div className={styles['parts']}>
      {!isOnline && <PlainNotice tone="warning">{words.offline}</PlainNotice>}
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={8} />}
        words={{ failed: words.failed, offline: words.offline }}
        missing={<PlainNotice tone="info">{words.nobody}</PlainNotice>}
      >
        {(work) => <Content work={work} onMonth={setMonth} onChanged={again} />}
      </Gate>
      <section aria-label={pinWords.title}>
        <h3 className={styles['title']}>{pinWords.title}</h3>
        <SetPin />
      </section>
      <FloorPush className={styles['title']} stands={{ failed: null }} />
    </div>
  );
}
