import Typography from '@mui/material/Typography';
import { href } from '@bhoj/domain/catalogue/routes';
import { formatMoney } from '@bhoj/domain/money/format';
import { bridgesOf, MOVEMENTS } from '@bhoj/domain/platform/sums/mrr-bridge';
import { movedOf } from '@bhoj/domain/platform/sums/platform-sum';
import type { PlatformCurrent, PlatformMonth } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { monthName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformFiguresPart, platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FigureList } from './figure-list.tsx';
import { restaurantsIn } from './lists.ts';

interface MrrCardProps {
  readonly current: PlatformCurrent;
  readonly month: PlatformMonth;
}

/** MRR, and its changes in the month. */
export function MrrCard({ current, month }: MrrCardProps) {
  const words = useWords(platformOverviewPart);
  const common = useWords(platformFiguresPart);
  const [bridge] = bridgesOf([movedOf(month)], current.mrrPaise);
  const name = monthName(month.month);
  if (bridge === undefined) return null;
  const changes = MOVEMENTS.map((kind) => ({
    label: common.movements[kind],
    value: `${formatMoney(bridge.moved[kind])} · ${month.moved[kind]?.count ?? 0}`,
    to: href('superAnalytics'),
  }));
  return (
    <SectionCard title={words.mrr}>
      <Typography component="p" variant="h2">
        {formatMoney(current.mrrPaise)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{words.mrrText(name, current.paying)}</Typography>
      <FigureList
        rows={[
          { label: common.opening, value: formatMoney(bridge.openingPaise), to: href('superAnalytics') },
          ...changes,
          {
            label: common.closing,
            value: formatMoney(bridge.closingPaise),
            to: restaurantsIn({ state: 'running', plan: 'premium' }),
          },
        ]}
      />
    </SectionCard>
  );
}
