import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { days } from '@bhoj/domain/days/day.collection';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { useLiveDoc } from '../../firebase/live.ts';
import type { Words } from '../../words/part.ts';
import { homePart } from '../../words/owner/home.ts';
import { useWords } from '../../words/use-words.ts';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { averageOf, comparedDays, dayOr, takenByHour } from './home-model.ts';

const money = (home: Words<'home'>, amount: Paise | null) =>
  amount === null ? home.figures.none : formatMoney(amount);

interface FigureProps {
  readonly label: string;
  /** Null while it loads. */
  readonly value: string | null;
  readonly before: string | null;
}

function Figure({ label, value, before }: FigureProps) {
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h2" component="p" sx={{ my: 0.5 }}>
        {value === null ? <Skeleton width="60%" /> : <MoneyText>{value}</MoneyText>}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {before ?? <Skeleton width="80%" />}
      </Typography>
    </Card>
  );
}

export interface FiguresProps {
  readonly restaurantId: string;
  readonly cutoff: string;
  readonly now: number;
}

/** Compares today with the same weekday a week ago; sales are compared with that day's sales by this hour. */
export function Figures({ restaurantId, cutoff, now }: FiguresProps) {
  const home = useWords(homePart);
  const words = useWords(homePart).figures;

  const { today, before, weekday } = comparedDays(now, cutoff);
  const todays = useLiveDoc(days, { restaurantId, day: today });
  const last = useLiveDoc(days, { restaurantId, day: before });
  const failed = [todays, last].some(({ state }) => state === 'failed' || state === 'denied');
  if (failed) return <Notice tone="error">{home.couldNotLoad}</Notice>;
  const isKnown = (live: typeof todays) => live.state === 'ready' || live.state === 'missing';
  const day = isKnown(todays) ? dayOr(todays.state === 'ready' ? todays.value : null, today) : null;
  const then = isKnown(last) ? dayOr(last.state === 'ready' ? last.value : null, before) : null;
  const byNow = then === null ? null : takenByHour(then, now, cutoff);
  const whole = (value: string) => words.lastWhole(weekday, value);
  return (
    <Box
      component="ul"
      aria-label={words.title}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      <Figure
        label={words.total}
        value={day && formatMoney(day.totalPaise)}
        before={byNow && words.before(weekday, formatMoney(byNow.amount), byNow.clock)}
      />
      <Figure
        label={words.bills}
        value={day && String(day.bills)}
        before={then && whole(String(then.bills))}
      />
      <Figure
        label={words.average}
        value={day && money(home, averageOf(day))}
        before={then && whole(money(home, averageOf(then)))}
      />
      <Figure
        label={words.tax}
        value={day && formatMoney(day.taxPaise)}
        before={then && whole(formatMoney(then.taxPaise))}
      />
    </Box>
  );
}
