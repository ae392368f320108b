import Typography from '@mui/material/Typography';
import { leaveOf } from '@bhoj/domain/payroll/muster/leave';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { LAST_MUSTER, useMusters } from '../state/use-payroll.ts';
import styles from './people.module.css';

export interface LeaveFactsProps {
  readonly entry: Entry<Person>;
  readonly today: string;
}

/** The days left of each kind of leave. Reads the musters since the person joined, when their panel is opened. */
export function LeaveFacts({ entry, today }: LeaveFactsProps) {
  const words = useWords(payrollPeoplePart);
  const frame = useWords(payrollPart);
  const year = today.slice(0, 4);
  const musters = useMusters(entry.value.joinedOn.slice(0, 7), LAST_MUSTER);
  return (
    <section aria-label={words.panel.leave}>
      <Typography variant="h6" component="h3">
        {words.panel.leave}
      </Typography>
      <Gate live={musters} skeleton={<SkeletonRows label={frame.loading} rows={3} />}>
        {(list) => {
          const months = list.map(({ value }) => value);
          return (
            <dl className={styles['facts']}>
              {leaveOf(entry.value, entry.id, months, year).map(({ kind, left, usedInYear }) => (
                <div key={kind}>
                  <dt>{words.leaveKinds[kind]}</dt>
                  <dd>
                    {words.panel.left(String(left))}
                    <span className={styles['quiet']}>{words.panel.used(String(usedInYear), year)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          );
        }}
      </Gate>
    </section>
  );
}
