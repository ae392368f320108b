import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { rowOf } from '@bhoj/domain/payroll/muster';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Mark, Muster } from '@bhoj/domain/payroll/muster.schema';
import type { Person } from '@bhoj/domain/payroll/person.schema';
import { weekdayName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import { markOfKey, movedBy } from './grid-model.ts';
import type { PendingCells, Place } from './grid-model.ts';
import { cellId, MusterRow } from './muster-row.tsx';
import styles from './muster.module.css';

/** px of a row: a finger's width, as `--bhoj-touch`. */
const ROW = 44;
/** px of the grid's body before it is measured. */
const FIRST = 600;

export interface MusterGridProps {
  readonly label: string;
  readonly month: string;
  readonly people: readonly Entry<Person>[];
  readonly muster: Muster | null;
  readonly pending: PendingCells;
  readonly days: readonly string[];
  readonly today: string;
  readonly chosen: Place;
  readonly onChoose: (place: Place) => void;
  readonly onMark: (mark: Mark | null) => void;
  readonly words: Words<'payrollMuster'>;
}

/** Everybody's month: one row a person, only those in view in the page. The grid has the focus, and one cell is chosen. */
export function MusterGrid(props: MusterGridProps) {
  const { label, month, people, muster, pending, days, today, chosen, onChoose, onMark, words } = props;
  const grid = useRef<HTMLDivElement>(null);
  const kept = chosen.row;
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), kept])].toSorted((a, b) => a - b),
    [kept],
  );
  // It returns functions that only this component calls.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: people.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW,
    overscan: 4,
    scrollMargin: ROW,
    initialRect: { width: FIRST, height: FIRST },
    rangeExtractor,
  });
  const rows = useMemo(() => people.map((person) => rowOf(muster, person, month)), [muster, people, month]);
  useEffect(() => {
    document
      .getElementById(cellId(chosen.row, chosen.day))
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
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
      <div role="rowgroup" className={styles['body']} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const person = people[index];
          if (person === undefined) return null;
          return (
            <MusterRow
              key={person.id}
              {...{ person, index, days, today, words }}
              stored={rows[index] ?? {}}
              pending={pending.get(person.id)}
              changedAt={muster?.changedAt ?? 0}
              chosen={index === chosen.row ? chosen.day : -1}
              top={start - ROW}
            />
          );
        })}
      </div>
    </div>
  );
}
