import { Link } from 'react-router-dom';
import { flowOf } from '@bhoj/domain/figures/span/flow';
import type { FlowBar } from '@bhoj/domain/figures/span/flow';
import { lineKey } from '@bhoj/domain/figures/span/profit-and-loss';
import type { Statement } from '@bhoj/domain/figures/span/profit-and-loss';
import type { Span } from '@bhoj/domain/figures/span/span';
import { formatMoney, formatShare } from '@bhoj/domain/money/format';
import { ZERO } from '@bhoj/domain/money/money';
import { BarRows } from '../../../ui/mui/charts/bar-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { financeProfitPart } from '../../../messages/owner/finance-profit/en.ts';
import { useIfMayFollow } from '../../../firebase/rights.ts';
import { useWords } from '../../../words/use-words.ts';
import { sourceOf } from './line-source.ts';
import { lineName } from './line-words.ts';

const toneOf = ({ is, from }: FlowBar) =>
  (({ in: 'first', cost: 'cost', left: from < 0 ? 'loss' : 'second' }) as const)[is];

export interface FlowCardProps {
  readonly statement: Statement;
  readonly span: Span;
  /** The name of the period. */
  readonly name: string;
  readonly isCompared: boolean;
}

/** Income, costs and profit as bars on one axis; each amount opens its sources. */
export function FlowCard({ statement, span, name, isCompared }: FlowCardProps) {
  const words = useWords(financeProfitPart);
  const ifMayFollow = useIfMayFollow();
  const bars = flowOf(statement);
  if (bars.length === 0) return null;
  const title = words.flow(name);
  return (
    <SectionCard title={title}>
      <BarRows
        label={title}
        rows={bars.map((bar) => {
          const { line, from, to } = bar;
          const source = ifMayFollow(sourceOf(line, span, statement, isCompared));
          const amount = formatMoney(line.amountPaise ?? ZERO);
          return {
            key: lineKey(line),
            name: lineName(words, line, statement),
            from,
            to,
            ...(bar.is === 'left' && { part: to - from }),
            tone: toneOf(bar),
            text: (
              <>
                {source === null ? amount : <Link to={source}>{amount}</Link>}
                {bar.is !== 'in' && line.share !== null && ` · ${formatShare(line.share)}`}
              </>
            ),
          };
        })}
      />
    </SectionCard>
  );
}
