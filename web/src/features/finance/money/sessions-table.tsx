import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Closing } from '@bhoj/domain/days/closing';
import type { DaySession } from '@bhoj/domain/days/drawer.schema';
import { typedRupees } from '@bhoj/domain/money/typed';
import { dayName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { financeMoneyPart } from '../../../messages/owner/finance-money/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { MoneyTable } from './money-table.tsx';

interface SessionOfDay extends DaySession {
  readonly day: string;
}

const sessionsOf = (list: readonly Closing[]): SessionOfDay[] =>
  list.flatMap(({ day, sessions }) => (sessions?.list ?? []).map((one) => ({ ...one, day })));

/** Returns the rows of the file: a session each, amounts in rupees. */
const fileOf = (heads: readonly string[], sessions: readonly SessionOfDay[]) => [
  heads,
  ...sessions.map(({ day, z, till, holder, expectedPaise, countedPaise, differencePaise, note }) => [
    day,
    z,
    till,
    holder,
    ...[expectedPaise, countedPaise, differencePaise].map(typedRupees),
    note,
  ]),
];

interface SessionsTableProps {
  readonly closings: readonly Closing[];
  /** The month in words. */
  readonly name: string;
}

/** The closed sessions of the closed days, and their file; nothing where none was used. */
export function SessionsTable({ closings, name }: SessionsTableProps) {
  const words = useWords(financeMoneyPart);
  const sessions = sessionsOf(closings);
  if (sessions.length === 0) return null;
  const title = words.sessions(name);
  return (
    <SectionCard
      title={title}
      actions={
        <Button
          variant="outlined"
          startIcon={<Download aria-hidden />}
          onClick={() => downloadCsv(words.sessionsFile(name), fileOf(words.sessionHeads, sessions))}
        >
          {words.download}
        </Button>
      }
    >
      <MoneyTable
        title={title}
        heads={[words.session, words.expected, words.counted, words.difference]}
        rows={sessions.map((one) => ({
          key: one.id,
          name: words.sessionName(one.z, dayName(one.day), one.till, one.holder),
          to: `${href('orders')}?view=day&day=${one.day}`,
          amounts: [one.expectedPaise, one.countedPaise, one.differencePaise],
        }))}
      />
    </SectionCard>
  );
}
