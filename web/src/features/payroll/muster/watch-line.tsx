import type { DayWatch } from '@bhoj/domain/roster/suggestions';
import { Notice } from '../../../ui/mui/notice.tsx';
import { payrollRosterPart } from '../../../messages/owner/payroll-roster/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface WatchLineProps {
  readonly watch: DayWatch;
  readonly names: ReadonlyMap<string, string>;
}

/** The people who are late, missing or absent today; nothing where nobody is. */
export function WatchLine({ watch: { late, missing, absent }, names }: WatchLineProps) {
  const words = useWords(payrollRosterPart);
  const duration = (minutes: number) => words.duration(Math.floor(minutes / 60), minutes % 60);
  const nameOf = (id: string) => names.get(id) ?? '';
  const said = [
    ...missing.map(({ personId, minutes }) => words.missing(nameOf(personId), duration(minutes))),
    ...absent.map((id) => words.absent(nameOf(id))),
    ...late.map(({ personId, minutes }) => words.late(nameOf(personId), duration(minutes))),
  ];
  if (said.length === 0) return null;
  return (
    <Notice tone="warning" title={words.today}>
      {said.join('. ')}.
    </Notice>
  );
}
