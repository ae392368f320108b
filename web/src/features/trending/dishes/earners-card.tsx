import { Link } from 'react-router-dom';
import { formatMoney } from '@bhoj/domain/money/format';
import { BarRows } from '../../../ui/mui/charts/bar-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Row } from '../state/trending-model.ts';

/** How many dishes are drawn; the list below has all of them. */
const MOST = 7;

export interface EarnersCardProps {
  /** The highest sales first. */
  readonly rows: readonly Row[];
  /** Returns the address of a dish's own view. */
  readonly toDish: (id: string) => string;
}

/** What sells and what earns: the sales of the dishes that brought most, and the margin within them where it is known. */
export function EarnersCard({ rows, toDish }: EarnersCardProps) {
  const words = useWords(trendingPart).earners;
  return (
    <SectionCard title={words.title} description={words.hint}>
      <BarRows
        label={words.title}
        rows={rows.slice(0, MOST).map(({ id, sales: { name, amountPaise }, marginPaise }) => ({
          key: id,
          name,
          from: 0,
          to: amountPaise,
          part: Math.max(0, marginPaise ?? 0),
          tone: 'second' as const,
          text: (
            <Link to={toDish(id)}>
              {words.amounts(
                formatMoney(amountPaise),
                marginPaise === null ? null : formatMoney(marginPaise),
              )}
            </Link>
          ),
        }))}
      />
    </SectionCard>
  );
}
