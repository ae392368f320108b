import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import type { SoFar } from '@bhoj/domain/figures/home/so-far';
import { formatMoney } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import type { Weekday } from '@bhoj/domain/time/ist';
import { figureAddress } from '../../blocks/figures/figure-address.ts';
import { homePart } from '../../messages/owner/home/en.ts';
import { useWords } from '../../words/use-words.ts';
import { clockTime } from '../../ui/dates/clock.ts';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { comparedOf, differenceOf } from './home-model.ts';
import type { Compared } from './home-model.ts';

const counts = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

interface Kind {
  readonly of: (figures: SoFar) => number | null;
  readonly show: (value: number) => string;
}
const money = (value: number): string => formatMoney(paise(value));

const KINDS = {
  total: { of: ({ netSalesPaise }) => netSalesPaise, show: money },
  bills: { of: ({ bills }) => bills, show: (value) => counts.format(value) },
  guests: { of: ({ guests }) => guests, show: (value) => counts.format(value) },
  average: { of: ({ averageBillPaise }) => averageBillPaise, show: money },
  tax: { of: ({ taxPaise }) => taxPaise, show: money },
} as const satisfies Record<string, Kind>;
type KindName = keyof typeof KINDS;

/** The figure that each one opens; an average opens its dividend. */
const OPENS = { total: 'net', bills: 'bills', guests: 'guests', average: 'sales', tax: 'tax' } as const;

interface FigureProps {
  readonly name: KindName;
  readonly weekday: Weekday;
  /** Null while today or the usual days load. */
  readonly compared: Compared | null;
  /** True while the usual days load. */
  readonly isLoading: boolean;
  /** The business day of the documents behind the figures. */
  readonly day: string;
}

/** A thin underline, so that five of them are not too loud. */
const PLAIN = { color: 'inherit', textDecorationThickness: 1 };

function Figure({ name, weekday, compared, isLoading, day }: FigureProps) {
  const words = useWords(homePart).figures;
  const { of, show }: Kind = KINDS[name];
  const shown = (value: number | null): string => (value === null ? words.none : show(value));

  const usually = (): string | null => {
    if (compared === null || isLoading) return null;
    const { usual, until, clock } = compared;
    if (usual === null) return words.noUsual(weekday);
    if (clock === null) return words.notYet;
    const difference = until && differenceOf(of(until), of(usual));
    const text = words.usual(weekday, shown(of(usual)), clockTime(clock));
    return difference === null ? text : `${words.against(difference)} · ${text}`;
  };
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words[name]}
      </Typography>
      <Typography variant="h2" component="p" sx={{ my: 0.5 }}>
        {compared === null ? (
          <Skeleton width="60%" />
        ) : (
          <Link
            to={figureAddress({ day, name: OPENS[name] })}
            aria-label={`${words[name]}: ${shown(of(compared.now))}`}
            style={PLAIN}
          >
            <MoneyText>{shown(of(compared.now))}</MoneyText>
          </Link>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {usually() ?? <Skeleton width="80%" />}
      </Typography>
    </Card>
  );
}

export interface FiguresProps {
  /** Null while it loads. */
  readonly day: Day | null;
  readonly weekday: Weekday;
  /** Null while they load. */
  readonly usual: Recent['usual'] | null;
  /** True when they could not be loaded. */
  readonly isUnknown: boolean;
  readonly cutoff: string;
  readonly now: number;
}

/** Today beside the mean of the last four same weekdays, every figure up to the same full hour (P-HOME-1). */
export function Figures({ day, weekday, usual, isUnknown, cutoff, now }: FiguresProps) {
  const words = useWords(homePart).figures;

  const compared = day && comparedOf(day, usual ?? [], now, cutoff);
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
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' },
      }}
    >
      {(Object.keys(KINDS) as KindName[]).map((name) => (
        <Figure
          key={name}
          {...{ name, weekday, compared }}
          isLoading={usual === null && !isUnknown}
          day={day?.day ?? ''}
        />
      ))}
    </Box>
  );
}
