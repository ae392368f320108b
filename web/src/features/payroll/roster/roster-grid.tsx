import Button from '@mui/material/Button';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { heldTerms, isHereOn } from '@bhoj/domain/payroll/people/person';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { planTyped } from '@bhoj/domain/roster/shift-text';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { weekdayName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import { filled, hoursOf } from './roster-model.ts';
import type { Texts } from './roster-model.ts';
import styles from './roster.module.css';

export interface RosterGridProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly people: readonly Entry<Person>[];
  readonly textsOf: (personId: string) => Texts;
  readonly onType: (personId: string, texts: Texts) => void;
  readonly words: Words<'payrollRoster'>;
}

/** By how many rows a key moves in a column. */
const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

const shortDay = (day: string): string => `${weekdayName(day).slice(0, 3)} ${Number(day.slice(8))}`;

/** People by days; on a phone one card a person. Each day is a field, and Enter and the arrows move in its column. */
export function RosterGrid({ days, today, people, textsOf, onType, words }: RosterGridProps) {
  const id = useId();
  const cell = (row: number, column: number) => `${id}-${row}-${column}`;
  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = document.getElementById(cell(row + step, column));
    if (next instanceof HTMLInputElement) next.focus();
  };
  return (
    <div className={styles['scroll']}>
      <table className={styles['grid']}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                {shortDay(day)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {people.map(({ id: personId, value }, row) => {
            const texts = textsOf(personId);
            const { weeklyOff } = heldTerms(value, days[0] ?? today);
            const off = weeklyOff === null ? -1 : WEEKDAYS.indexOf(weeklyOff);
            return (
              <tr key={personId}>
                <th scope="row">{value.name}</th>
                {days.map((day, column) => {
                  const text = texts[column] ?? '';
                  const isWrong = planTyped(text) === undefined;
                  const name = words.cell(value.name, weekdayName(day));
                  return (
                    <td key={day} data-label={shortDay(day)} data-today={day === today || undefined}>
                      <input
                        id={cell(row, column)}
                        className={styles['cell']}
                        aria-label={name}
                        aria-invalid={isWrong || undefined}
                        title={isWrong ? words.fault : undefined}
                        autoComplete="off"
                        autoCapitalize="none"
                        spellCheck={false}
                        enterKeyHint="next"
                        maxLength={40}
                        disabled={!isHereOn(value, day)}
                        value={text}
                        onFocus={({ target }) => target.select()}
                        onKeyDown={(event) => onKeyDown(event, row, column)}
                        onChange={({ target }) =>
                          onType(
                            personId,
                            texts.map((each, n) => (n === column ? target.value : each)),
                          )
                        }
                      />
                      {isWrong && (
                        <span role="alert" className={styles['fault']}>
                          {words.fault}
                        </span>
                      )}
                    </td>
                  );
                })}
                <td className={styles['sum']}>
                  <span>{words.hours(hoursOf(texts))}</span>
                  <Button
                    size="small"
                    aria-label={words.fillRow(value.name)}
                    onClick={() => onType(personId, filled(texts, off))}
                  >
                    {words.fill}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
