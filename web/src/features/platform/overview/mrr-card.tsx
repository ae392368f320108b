import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { bridgesOf, MOVEMENTS } from '@bhoj/domain/platform/sums/mrr-bridge';
import type { Bridge, Movement } from '@bhoj/domain/platform/sums/mrr-bridge';
import { movedOf } from '@bhoj/domain/platform/sums/platform-sum';
import type { PlatformCurrent, PlatformMonth } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { monthName } from '../../../ui/dates/formats.ts';
import { BarRows } from '../../../ui/mui/charts/bar-rows.tsx';
import type { BarRow } from '../../../ui/mui/charts/bar-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformFiguresPart, platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { restaurantsIn } from './lists.ts';

interface MrrCardProps {
  readonly current: PlatformCurrent;
  readonly month: PlatformMonth;
}

const LOSSES: readonly Movement[] = ['contraction', 'churn'];

/** MRR in paise after the first so many kinds of change. */
const after = ({ openingPaise, moved }: Bridge, kinds: number): number =>
  MOVEMENTS.slice(0, kinds).reduce(
    (sum, kind) => sum + (LOSSES.includes(kind) ? -moved[kind] : moved[kind]),
    Number(openingPaise),
  );

/** MRR, and its changes in the month, as bars on one axis. */
export function MrrCard({ current, month }: MrrCardProps) {
  const words = useWords(platformOverviewPart);
  const common = useWords(platformFiguresPart);
  const [bridge] = bridgesOf([movedOf(month)], current.mrrPaise);
  const name = monthName(month.month);
  if (bridge === undefined) return null;
  const link = (label: string, to: string) => (
    <Link component={RouterLink} to={to}>
      {label}
    </Link>
  );
  const all = href('superAnalytics');
  const changes = MOVEMENTS.map((kind, n): BarRow => {
    const amountPaise = bridge.moved[kind];
    const before = after(bridge, n);
    const at = after(bridge, n + 1);
    return {
      key: kind,
      name: link(common.movements[kind], all),
      from: Math.min(before, at),
      to: Math.max(before, at),
      tone: LOSSES.includes(kind) ? 'loss' : 'second',
      text: `${formatMoney(amountPaise)} · ${month.moved[kind]?.count ?? 0}`,
    };
  });
  const bar = (key: string, name: ReactNode, amountPaise: Paise): BarRow => ({
    key,
    name,
    from: 0,
    to: amountPaise,
    tone: 'first',
    text: formatMoney(amountPaise),
  });
  return (
    <SectionCard title={words.mrr}>
      <Typography component="p" variant="h2">
        {formatMoney(current.mrrPaise)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{words.mrrText(name, current.paying)}</Typography>
      <BarRows
        label={words.bridge(name)}
        rows={[
          bar('opening', link(common.opening, all), bridge.openingPaise),
          ...changes,
          bar(
            'closing',
            link(common.closing, restaurantsIn({ state: 'running', plan: 'premium' })),
            bridge.closingPaise,
          ),
        ]}
      />
    </SectionCard>
  );
}
