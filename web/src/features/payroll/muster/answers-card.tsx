import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { claimsOf } from '@bhoj/domain/payroll/muster/claims';
import { answerDispute } from '@bhoj/domain/payroll/muster/muster.contract';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { payrollMusterPart } from '../../../messages/owner/payroll-muster/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './claims.module.css';

export interface AnswersCardProps {
  readonly muster: Muster;
  readonly people: readonly Entry<Person>[];
  readonly isOff: boolean;
}

/** The disputes that an approved month still has, to answer. The marks stay. Absent without any. */
export function AnswersCard({ muster, people, isOff }: AnswersCardProps) {
  const words = useWords(payrollMusterPart);
  const reasons = useReasons();
  const { run, pending, failure } = useAct(answerDispute);
  const names = new Map(people.map(({ id, value }) => [id, value.name]));
  const disputes = claimsOf(muster).filter(({ personId, isDisputed }) => isDisputed && names.has(personId));
  if (disputes.length === 0) return null;
  return (
    <SectionCard title={words.disputes} description={words.disputesHint}>
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      <ul className={styles['claims']}>
        {disputes.map(({ personId, day, claimed, claimedOvertime, mark }) => {
          const says =
            claimedOvertime === null
              ? words.marks[claimed]
              : `${words.marks[claimed]}, ${words.minutes(claimedOvertime)}`;
          const title = words.claim(names.get(personId) ?? '', dayName(day), says);
          const answers = [
            [true, words.acceptLater],
            [false, words.keep],
          ] as const;
          return (
            <li key={`${personId} ${day}`}>
              <span>
                {title}
                <span className={styles['quiet']}>
                  {words.isMarked(mark === null ? words.noMark : words.marks[mark])}
                </span>
              </span>
              <Stack direction="row" sx={{ gap: 1 }}>
                {answers.map(([isAccepted, label]) => (
                  <Button
                    key={label}
                    {...(isAccepted && { variant: 'outlined' })}
                    disabled={isOff || pending}
                    aria-label={`${label}: ${title}`}
                    onClick={() => void run({ personId, day, isAccepted })}
                  >
                    {label}
                  </Button>
                ))}
              </Stack>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
