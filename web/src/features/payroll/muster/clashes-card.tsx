import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { same } from '@bhoj/domain/kernel/same';
import { dayKey } from '@bhoj/domain/payroll/muster/calendar';
import { EMPTY_CELL, musterRowOf } from '@bhoj/domain/payroll/muster/muster';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Cell, Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Words } from '../../../words/part.ts';
import { readOf } from './first-read.ts';
import type { Clash } from './first-read.ts';
import { markText } from './mark-text.ts';
import type { Marking } from './use-marking.ts';
import styles from './claims.module.css';

export interface ClashesCardProps {
  readonly people: readonly Entry<Person>[];
  readonly muster: Muster | null;
  readonly isOff: boolean;
  readonly marking: Pick<Marking, 'clashes' | 'leave' | 'mark'>;
  readonly words: Words<'payrollMuster'>;
}

/** The cells that were not marked because they had changed: the owner keeps or replaces each. Absent without any. */
export function ClashesCard({ people, muster, isOff, marking, words }: ClashesCardProps) {
  if (marking.clashes.length === 0) return null;
  /** Returns the current cell: from the server's answer, or from the page once it has the change. */
  const cellNow = (person: Entry<Person>, { typed: { day, read }, stands }: Clash): Cell => {
    const here = musterRowOf(muster, person, day.slice(0, 7))[dayKey(day)] ?? EMPTY_CELL;
    return same(readOf(here), read) ? stands : here;
  };
  return (
    <SectionCard title={words.clashes} description={words.clashesHint}>
      <ul className={styles['claims']} aria-live="polite">
        {marking.clashes.map((clash) => {
          const person = people.find(({ id }) => id === clash.typed.personId);
          if (person === undefined) return null;
          const stands = cellNow(person, clash);
          const says = stands.claimed === null ? [] : [words.says(words.marks[stands.claimed])];
          const now = [markText(words, stands), ...says].join(', ');
          const title = words.clash(person.value.name, dayName(clash.typed.day), now);
          return (
            <li key={`${person.id} ${clash.typed.day}`}>
              <span>
                {title}
                <span className={styles['quiet']}>{words.youTyped(markText(words, clash.typed))}</span>
              </span>
              <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
                <Button
                  variant="outlined"
                  aria-label={`${words.leaveAsIs}: ${title}`}
                  onClick={() => marking.leave(clash)}
                >
                  {words.leaveAsIs}
                </Button>
                <Button
                  disabled={isOff}
                  aria-label={`${words.replace}: ${title}`}
                  onClick={() => marking.mark([{ ...clash.typed, read: readOf(stands) }])}
                >
                  {words.replace}
                </Button>
              </Stack>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
