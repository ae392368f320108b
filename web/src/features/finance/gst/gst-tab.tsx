import { ReceiptIndianRupee } from 'lucide-react';
import type { Span } from '@bhoj/domain/figures/span';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { financePart } from '../../../words/owner/finance.ts';
import { useSpanName } from '../state/span-name.ts';
import { useWords } from '../../../words/use-words.ts';

export interface GstTabProps {
  /** The chosen months; a tax month is a calendar month. */
  readonly span: Span;
}

/** The GST of a period. */
export function GstTab({ span }: GstTabProps) {
  const name = useSpanName()(span);
  return <EmptyState icon={ReceiptIndianRupee} line={useWords(financePart).gstNotOpen(name)} />;
}
