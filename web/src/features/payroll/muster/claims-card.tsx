import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { claimsOf } from '@bhoj/domain/payroll/muster/claims';
import type { CellTyped } from '@bhoj/domain/payroll/muster/cell-typed';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Words } from '../../../words/part.ts';
import { isTyped } from './grid-model.ts';
import type { PendingCells } from './grid-model.ts';
import styles from './claims.module.css';

export interface ClaimsCardProps {
  readonly muster: Muster;
  readonly people: readonly Entry<Person>[];
  readonly pending: PendingCells;
  readonly isOff: boolean;
  readonly onMark: (cells: readonly CellTyped[]) => void;
  readonly words: Words<'payrollMuster'>;
}

/** People's claims about their own days: suggestions to accept, disputes to settle. Absent without any. */
export function ClaimsCard({ muster, people, pending, isOff, onMark, words }: ClaimsCardProps) {
  const names = useMemo(() => new Map(people.map(({ id, value }) => [id, value.name])), [people]);
  const all = useMemo(() => claimsOf(muster), [muster]);
  const claims = all.filter(
    ({ personId, day }) => names.has(personId) && !isTyped(pending.get(personId)?.[day], muster.changedAt),
  );
  const suggested = claims.filter(({ isDisputed }) => !isDisputed);
  if (claims.length === 0) return null;
  return (
    <SectionCard
      title={words.claims}
      actions={
        suggested.length > 1 && (
          <Button disabled={isOff} onClick={() => onMark(suggested.map(({ accepted }) => accepted))}>
            {words.acceptAll}
          </Button>
        )
      }
    >
      <ul className={styles['claims']}>
        {claims.map(({ personId, day, claimed, claimedOvertime, mark, isDisputed, accepted, kept }) => {
          const says =
            claimedOvertime === null
              ? words.marks[claimed]
              : `${words.marks[claimed]}, ${words.minutes(claimedOvertime)}`;
          const title = words.claim(names.get(personId) ?? '', dayName(day), says);
          return (
            <li key={`${personId} ${day}`}>
              <span>
                {title}
                <span className={styles['quiet']}>
                  {isDisputed
                    ? words.isMarked(mark === null ? words.noMark : words.marks[mark])
                    : words.signedIn}
                </span>
              </span>
              <Stack direction="row" sx={{ gap: 1 }}>
                <Button
                  variant="outlined"
                  disabled={isOff}
                  aria-label={`${words.accept}: ${title}`}
                  onClick={() => onMark([accepted])}
                >
                  {words.accept}
                </Button>
                <Button
                  disabled={isOff}
                  aria-label={`${isDisputed ? words.keep : words.refuse}: ${title}`}
                  onClick={() => onMark([kept])}
                >
                  {isDisputed ? words.keep : words.refuse}
                </Button>
              </Stack>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
