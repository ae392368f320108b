import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { musterRowOf } from '@bhoj/domain/payroll/muster/muster';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Muster } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { weekdayName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import type { Clash } from './first-read.ts';
import { markOfKey, movedBy } from './grid-model.ts';
import type { PendingCells, Place } from './grid-model.ts';
import { cellId, MusterRow } from './muster-row.tsx';
import { revealIn } from './reveal-in.ts';
import { useShownRows } from './use-shown-rows.ts';
import styles from './muster.module.css';

/** The same array for every row without clashes, so that the row is not drawn again. */
const NO_CLASHES: readonly Clash[] = [];

export interface MusterGridProps {
  readonly label: string;
  readonly month: string;
  readonly people: readonly Entry<Person>[];
  readonly muster: Muster | null;
  readonly pending: PendingCells;
  readonly clashes: readonly Clash[];
  /** For each person the days with a suggestion (`suggestedDays`). */
  readonly suggested: ReadonlyMap<string, string>;
  readonly days: readonly string[];
  readonly today: string;
  readonly chosen: Place;
  readonly onChoose: (place: Place) => void;
  readonly onMark: (mark: Mark | null) => void;
  readonly words: Words<'payrollMuster'>;
}

/**
 * Everybody's month, one row a person. Only the visible rows are in the page. The grid has the focus, and one of its
 * cells is chosen.
 */
export function MusterGrid(props: MusterGridProps) {
  const {
    label,
    month,
    people,
    muster,
    pending,
    clashes,
    suggested,
    days,
    today,
    chosen,
    onChoose,
    onMark,
    words,
  } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { shown, height } = useShownRows(people.length, chosen.row, grid);
  const rows = useMemo(
    () => people.map((person) => musterRowOf(muster, person, month)),
    [muster, people, month],
  );
  useLayoutEffect(() => {
    const cell = document.getElementById(cellId(chosen.row, chosen.day));
    if (grid.current !== null && cell !== null) revealIn(grid.current, cell);
  }, [chosen.row, chosen.day]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = movedBy(event.key, chosen, { rows: people.length, days: days.length });
    const mark = to === null ? markOfKey(event.key) : undefined;
    if (to === null && mark === undefined) return;
    event.preventDefault();
    if (to !== null) onChoose(to);
    else if (mark !== undefined) onMark(mark);
  };
  const onClick = ({ target }: MouseEvent) => {
    const place =
      target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
    const [row, day] = (place ?? '').split(' ').map(Number);
    if (row !== undefined && day !== undefined) onChoose({ row, day });
  };
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={people.length + 1}
      aria-colcount={days.length + 1}
      aria-activedescendant={cellId(chosen.row, chosen.day)}
      className={styles['grid']}
      style={{ '--days': days.length } as CSSProperties}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="row" aria-rowindex={1} className={styles['head']}>
        <span role="columnheader" className={styles['name']}>
          {words.person}
        </span>
        {days.map((day) => (
          <span key={day} role="columnheader" data-today={day === today || undefined}>
            <span>{weekdayName(day).slice(0, 2)}</span>
            <span>{Number(day.slice(8))}</span>
          </span>
        ))}
      </div>
      <div role="rowgroup" className={styles['body']} style={{ height }}>
        {shown.map(({ index, top }) => {
          const person = people[index];
          if (person === undefined) return null;
          return (
            <MusterRow
              key={person.id}
              {...{ person, index, days, today, words }}
              stored={rows[index] ?? {}}
              pending={pending.get(person.id)}
              clashes={clashes.some(({ typed }) => typed.personId === person.id) ? clashes : NO_CLASHES}
              suggested={suggested.get(person.id) ?? ''}
              changedAt={muster?.changedAt ?? 0}
              chosen={index === chosen.row ? chosen.day : -1}
              top={top}
            />
          );
        })}
      </div>
    </div>
  );
}
