import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { Notice } from '../../../ui/mui/notice.tsx';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** What the owner should know of a run's minimum wages; it stops nothing. */
export function RunWarnings({ run: { rows } }: { readonly run: Pick<PayRun, 'rows'> }) {
  const { warnings: words } = useWords(payrollPayPart);
  const all = Object.values(rows);
  const having = (note: (typeof all)[number]['notes'][number]) =>
    all.filter(({ notes }) => notes.includes(note));
  const below = having('below-minimum').map(({ name }) => name);
  const [unset, unsaid] = [having('no-minimum').length, having('no-skill').length];
  const lines = [
    ...(below.length > 0 ? [words.belowMinimum(below.join(', '))] : []),
    ...(unset > 0 ? [words.noMinimum(unset)] : []),
    ...(unsaid > 0 ? [words.noSkill(unsaid)] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Notice tone={below.length > 0 ? 'warning' : 'info'} title={words.title}>
      {lines.join(' ')}
    </Notice>
  );
}
