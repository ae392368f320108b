import { useState } from 'react';
import { localeOf } from '@bhoj/domain/catalogue/languages';
import { confirmMark, disputeMark, suggestPresence } from '@bhoj/domain/payroll/muster/muster.contract';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { OwnDay } from '@bhoj/domain/payroll/my-work/my-work.contract';
import { useAct } from '../../firebase/use-act.ts';
import { weekdayNameIn } from '../../ui/dates/formats.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import { useOnline } from '../../ui/shared/use-online.ts';
import { SLIP_WORDS } from '../../words/slip.ts';
import { myWorkPart } from '../../messages/shared/my-work/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { DisputeForm } from './dispute-form.tsx';
import { Part } from './my-money.tsx';
import type { WorkProps } from './my-money.tsx';
import styles from './my-work.module.css';

interface DayProps {
  readonly own: OwnDay;
  readonly isOff: boolean;
  readonly isLocked: boolean;
  readonly onChanged: () => void;
}

/** One day with its mark, the person's claim, and the acts to dispute it or to agree. */
function Day({
  own: { day, mark, overtimeMinutes, claimed, claimedOvertime, isDisputed, confirmed, answered },
  isOff,
  isLocked,
  onChanged,
}: DayProps) {
  const words = useWords(myWorkPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const dispute = useAct(disputeMark);
  const confirm = useAct(confirmMark);
  const language = useLanguage();
  const { marks } = SLIP_WORDS[language];
  const name = weekdayNameIn(localeOf(language), day);
  const failure = dispute.failure ?? confirm.failure;
  const said = (is: Mark, minutes: number | undefined) =>
    minutes === undefined ? marks[is] : `${marks[is]}, ${words.overtime(minutes)}`;
  const agree = async () => {
    if (!(await confirm.run({ day }))) return;
    toast({ message: words.agreed });
    onChanged();
  };
  return (
    <li>
      <span>
        {name}
        <span className={styles[mark === 'A' ? 'absent' : 'quiet']}>
          {[
            mark === null ? words.noMark : marks[mark],
            ...(overtimeMinutes > 0 ? [words.overtime(overtimeMinutes)] : []),
          ].join(', ')}
        </span>
        {confirmed !== undefined && <span className={styles['quiet']}>{words.confirmed}</span>}
        {answered !== undefined && (
          <span className={styles['quiet']}>
            {words.answered(said(answered.claimed, answered.overtimeMinutes), answered.isAccepted)}
          </span>
        )}
        {claimed !== null && (
          <span className={styles['quiet']}>
            {isDisputed ? words.disputed(said(claimed, claimedOvertime)) : words.suggested(marks[claimed])}
          </span>
        )}
      </span>
      {!isLocked && !isAsking && (
        <div className={styles['acts']}>
          {mark !== null && claimed === null && confirmed === undefined && (
            <PlainButton
              variant="quiet"
              size="small"
              disabled={isOff || confirm.pending}
              aria-label={words.confirmDay(name)}
              onClick={() => void agree()}
            >
              {words.confirm}
            </PlainButton>
          )}
          {isDisputed && (
            <PlainButton
              variant="quiet"
              size="small"
              disabled={isOff || confirm.pending}
              aria-label={words.agreeDay(name)}
              onClick={() => void agree()}
            >
              {words.agree}
            </PlainButton>
          )}
          <PlainButton
            variant="outline"
            size="small"
            disabled={isOff}
            aria-label={words.disputeDay(name)}
            onClick={() => setAsking(true)}
          >
            {words.dispute}
          </PlainButton>
        </div>
      )}
      {isAsking && (
        <DisputeForm
          mark={mark}
          overtimeMinutes={overtimeMinutes}
          isOff={isOff || dispute.pending}
          onCancel={() => setAsking(false)}
          onSend={(says, minutes) =>
            void dispute
              .run({ day, claimed: says, ...(minutes !== undefined && { overtimeMinutes: minutes }) })
              .then((isDone) => {
                if (!isDone) return;
                toast({ message: words.sent });
                setAsking(false);
                onChanged();
              })
          }
        />
      )}
      {failure !== null && <PlainNotice tone="error">{reasons[failure]}</PlainNotice>}
    </li>
  );
}

/** The person's own muster of the month, the newest day first: days marked ahead, then today and back. */
export function MyDays({ work, onChanged }: WorkProps & { readonly onChanged: () => void }) {
  const words = useWords(myWorkPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const isOff = !useOnline();
  const here = useAct(suggestPresence);
  const { days, today, isLocked } = work;
  const shown = days.filter(({ day, mark }) => day <= today || mark !== null).toReversed();
  const now = days.find(({ day }) => day === today);
  const mayBeHere =
    !isLocked && now !== undefined && now.claimed === null && (now.mark === null || now.mark === 'WO');
  const say = async () => {
    if (!(await here.run({}))) return;
    toast({ message: words.hereDone });
    onChanged();
  };
  return (
    <Part title={words.muster}>
      <div className={styles['parts']}>
        {mayBeHere && (
          <PlainButton disabled={isOff || here.pending} onClick={() => void say()}>
            {words.here}
          </PlainButton>
        )}
        {here.failure !== null && <PlainNotice tone="error">{reasons[here.failure]}</PlainNotice>}
        {isLocked && <PlainNotice tone="info">{words.locked}</PlainNotice>}
        {shown.length === 0 && <p className={styles['quiet']}>{words.noDays}</p>}
        <ul className={styles['list']}>
          {shown.map((own) => (
            <Day key={own.day} {...{ own, isOff, isLocked, onChanged }} />
          ))}
        </ul>
      </div>
    </Part>
  );
}
