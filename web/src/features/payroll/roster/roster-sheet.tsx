import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import type { WeekPlan } from '@bhoj/domain/roster/roster.schema';
import { shiftText } from '@bhoj/domain/roster/shift-text';
import { weekdayName } from '../../../ui/dates/formats.ts';
import { TableSheet } from '../../../ui/table/table-sheet.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';

interface RosterSheetProps {
  readonly title: string;
  readonly days: readonly string[];
  readonly people: readonly Entry<Person>[];
  readonly plans: Readonly<Record<string, WeekPlan>>;
  readonly words: Words<'payrollRoster'>;
}

/** The week on A4, for the wall: people by days. */
export function RosterSheet({ title, days, people, plans, words }: RosterSheetProps) {
  const text = (id: string, n: number) => {
    const plan = plans[id]?.[n] ?? null;
    if (plan === null) return '';
    return plan.isOff ? words.off : plan.shifts.map(shiftText).join(', ');
  };
  const columns: Column<Entry<Person>>[] = [
    { id: 'name', header: words.person, text: ({ value }) => value.name, card: 'title' },
    ...days.map((day, n) => ({
      id: day,
      header: `${weekdayName(day).slice(0, 3)} ${Number(day.slice(8))}`,
      text: ({ id }: Entry<Person>) => text(id, n),
      card: 'secondary' as const,
    })),
  ];
  return <TableSheet {...{ title, columns }} lines={[]} rows={people} rowId={({ id }) => id} />;
}
