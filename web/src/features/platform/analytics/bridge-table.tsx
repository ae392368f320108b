import { formatMoney } from '@bhoj/domain/money/format';
import { bridgesOf, MOVEMENTS } from '@bhoj/domain/platform/sums/mrr-bridge';
import { movedOf } from '@bhoj/domain/platform/sums/platform-sum';
import type { Paise } from '@bhoj/domain/money/money';
import type { PlatformMonth } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { monthName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformAnalyticsPart, platformFiguresPart } from '../../../words/owner/platform-figures.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainTable } from './plain-table.tsx';

interface BridgeTableProps {
  readonly months: readonly PlatformMonth[];
  readonly mrrPaise: Paise;
}

/** The bridge of each month: opening, changes, closing. */
export function BridgeTable({ months, mrrPaise }: BridgeTableProps) {
  const words = useWords(platformAnalyticsPart);
  const common = useWords(platformFiguresPart);
  const bridges = bridgesOf(months.map(movedOf), mrrPaise);
  const rows = bridges.map(({ openingPaise, moved, closingPaise }, n) => {
    const month = months[n]?.month ?? '';
    const changes = MOVEMENTS.map((kind) => formatMoney(moved[kind]));
    return {
      id: month,
      cells: [monthName(month), formatMoney(openingPaise), ...changes, formatMoney(closingPaise)],
    };
  });
  return (
    <SectionCard title={words.bridge} padding="flush">
      <PlainTable
        label={words.bridge}
        heads={[
          common.month,
          common.opening,
          ...MOVEMENTS.map((kind) => common.movements[kind]),
          common.closing,
        ]}
        rows={rows}
      />
    </SectionCard>
  );
}
