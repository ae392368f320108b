import { memo } from 'react';
import { dayKey } from '@bhoj/domain/payroll/muster/calendar';
import { isSettledOn } from '@bhoj/domain/payroll/muster/muster';
import { isHereOn } from '@bhoj/domain/payroll/people/person';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Row } from '@bhoj/domain/payroll/muster/muster';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import type { Clash } from './first-read.ts';
import { isTyped, shownCell } from './grid-model.ts';
import type { Pending } from './grid-model.ts';
import { markText } from './mark-text.ts';
import styles from './muster.module.css';
import suggestion from './suggested.module.css';

export const cellId = (row: number, day: number): string => `muster-${row}-${day}`;

export interface MusterRowProps {
  readonly person: Entry<Person>;
  readonly index: number;
  readonly stored: Row;
  readonly pending: Readonly<Record<string, Pending>> | undefined;
  /** Typed cells that were not marked, of this person or of nobody. */
  readonly clashes: readonly Clash[];
  /** The days (`01` to `31`) for which roster and punches suggest a mark, with blanks between. */
  readonly suggested: string;
  /** When the shown muster was changed, epoch ms. */
  readonly changedAt: number;
  readonly days: readonly string[];
  readonly today: string;
  /** The place of the chosen day; -1 when no cell of this row is chosen. */
  readonly chosen: number;
  /** px from the top of the grid's body. */
  readonly top: number;
  readonly words: Words<'payrollMuster'>;
}

/** One person's month. Drawn again only when this person's data change. */
export const MusterRow = memo(function MusterRow(props: MusterRowProps) {
  const { person, index, stored, pending, clashes, suggested, changedAt, days, today, chosen, top, words } =
    props;
  const isSettled = days[0] !== undefined && isSettledOn(person.value, days[0]);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles['row']}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="rowheader" className={styles['name']}>
        {person.value.name}
      </span>
      {days.map((day, at) => {
        if (!isHereOn(person.value, day)) {
          return (
            <span
              key={day}
              role="gridcell"
              id={cellId(index, at)}
              className={styles['cell']}
              data-state="away"
              data-chosen={at === chosen || undefined}
              aria-selected={at === chosen}
              aria-disabled
              aria-label={dayName(day)}
            />
          );
        }
        const cell = shownCell(stored[dayKey(day)], pending?.[day], changedAt);
        const { mark = null, overtimeMinutes = 0, claimed = null } = cell ?? {};
        const clash = clashes.find(({ typed }) => typed.personId === person.id && typed.day === day);
        const isSuggested = suggested.includes(dayKey(day)) && !isTyped(pending?.[day], changedAt);
        const said = [
          dayName(day),
          mark === null ? words.noMark : words.marked(mark),
          ...(overtimeMinutes > 0 ? [words.minutes(overtimeMinutes)] : []),
          ...(isSettled ? [words.finalPay] : []),
          ...(clash === undefined ? [] : [words.notMarked(markText(words, clash.typed))]),
          ...(isSuggested ? [words.isSuggested] : []),
          ...(claimed === null ? [] : [words.says(words.marks[claimed])]),
        ];
        return (
          <span
            key={day}
            role="gridcell"
            id={cellId(index, at)}
            className={isSuggested ? `${styles['cell']} ${suggestion['suggested']}` : styles['cell']}
            data-place={`${index} ${at}`}
            data-state={isSettled ? 'settled' : undefined}
            data-mark={mark ?? undefined}
            data-today={day === today || undefined}
            data-claimed={claimed !== null || undefined}
            data-clash={clash !== undefined || undefined}
            data-overtime={overtimeMinutes > 0 || undefined}
            data-chosen={at === chosen || undefined}
            aria-selected={at === chosen}
            aria-disabled={isSettled || undefined}
            title={isSettled ? words.finalPay : undefined}
            aria-label={said.join(', ')}
          >
            {mark ?? ''}
          </span>
        );
      })}
    </div>
  );
});
