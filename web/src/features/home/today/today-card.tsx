import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Day } from '@bhoj/domain/days/day.schema';
import { againstUsual, growthOf } from '@bhoj/domain/figures/home/growth';
import type { Growth } from '@bhoj/domain/figures/home/growth';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import { netSalesOf } from '@bhoj/domain/figures/span/sales';
import { formatMoney } from '@bhoj/domain/money/format';
import { paise, toRupees } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Weekday } from '@bhoj/domain/time/ist';
import { figureAddress } from '../../../blocks/figures/figure-address.ts';
import { homePart } from '../../../messages/owner/home/en.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import { clockTime, hourName } from '../../../ui/dates/clock.ts';
import { ChartOverTable, FigureSwitch } from '../../../ui/mui/charts/figure-view.tsx';
import { GrowthCurve } from '../../../ui/mui/charts/growth-curve.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { MoneyText } from '../../../ui/shared/parts/money-text.tsx';
import { comparedOf } from '../home-model.ts';
import type { Compared } from '../home-model.ts';
import { GrowthTable } from './growth-table.tsx';
import styles from './today.module.css';

const Verdict = lazyPart(() => import('./verdict.tsx').then((m) => m.Verdict));

/** Net sales until the last full hour against the usual ones, in rupees and per cent; nothing where nothing is usual. */
function Comparison({ compared, weekday }: { readonly compared: Compared; readonly weekday: Weekday }) {
  const words = useWords(homePart).growth;
  const { until, usual, clock } = compared;
  const [now, usually] = [until?.netSalesPaise ?? null, usual?.netSalesPaise ?? null];
  const against = clock === null ? null : againstUsual(now, usually);
  if (against === null || clock === null || now === null || usually === null) return null;
  const Icon = { more: TrendingUp, less: TrendingDown, same: null }[against.is];
  const gap = formatMoney(paise(Math.abs(now - usually)));
  return (
    <span className={styles['apart']} data-is={against.is}>
      {Icon !== null && <Icon size={20} aria-hidden />}
      {words[against.is](gap, against.percent, weekday, clockTime(clock))}
    </span>
  );
}

/** Returns the hours of the curve with their names, and the addresses of their documents. */
const stepsOf = ({ hours }: Growth, day: string, words: Words<'home'>['growth']) =>
  hours.map(({ hour, todayPaise, usualPaise }) => {
    const show = (amount: Paise | null) => (amount === null ? null : formatMoney(amount));
    return {
      name: hourName(hour),
      first: todayPaise === null ? null : toRupees(todayPaise),
      second: usualPaise === null ? null : toRupees(usualPaise),
      tip: words.tip(hourName(hour), show(todayPaise), show(usualPaise)),
      to: todayPaise === null ? null : figureAddress({ day, name: 'hour', of: hour }),
    };
  });

interface CurveProps {
  readonly day: Day;
  readonly usual: Recent['usual'];
  readonly weekday: Weekday;
  readonly cutoff: string;
  readonly now: number;
}

/** Today's net sales as they grow, as a chart and as a table. */
function Curve({ day, usual, weekday, cutoff, now }: CurveProps) {
  const words = useWords(homePart).growth;
  const growth = growthOf(day, usual, { at: now, cutoff });
  const wholeUsual = growth.hours.at(-1)?.usualPaise ?? null;
  if (growth.hours.length === 0) return <p className={styles['empty']}>{words.empty}</p>;
  const title = words.title(weekday);
  return (
    <ChartOverTable
      chart={
        <GrowthCurve
          title={title}
          steps={stepsOf(growth, day.day, words)}
          over={growth.over}
          first={words.today}
          second={wholeUsual === null ? '' : words.usualDay(weekday, formatMoney(wholeUsual))}
        />
      }
      table={<GrowthTable day={day.day} hours={growth.hours} title={title} />}
    />
  );
}

export interface TodayCardProps extends Omit<CurveProps, 'day' | 'usual'> {
  /** Null while it loads. */
  readonly day: Day | null;
  /** Null while it loads. */
  readonly usual: Recent['usual'] | null;
  /** True when the usual days could not be loaded. */
  readonly isUnknown: boolean;
  /** True once the day is closed, or its hours are over. */
  readonly isOver: boolean;
}

/** Today's net sales: so far, against a usual same weekday, and hour by hour (P-HOME-1). */
export function TodayCard({ day, usual, isUnknown, isOver, weekday, cutoff, now }: TodayCardProps) {
  const words = useWords(homePart).growth;
  const id = useId();
  const isKnown = day !== null && (usual !== null || isUnknown);
  const netSales = day === null ? null : formatMoney(netSalesOf(day));
  const compared = isKnown ? comparedOf(day, usual ?? [], now, cutoff) : null;
  return (
    <Card component="section" aria-labelledby={id} className={styles['card'] ?? ''}>
      <header className={styles['head']}>
        <div>
          <h2 id={id}>{words.name}</h2>
          <p className={styles['amount']}>
            {netSales === null ? (
              <Skeleton width={160} />
            ) : (
              <Link
                to={figureAddress({ day: day?.day ?? '', name: 'net' })}
                aria-label={`${words.name}: ${netSales}`}
              >
                <MoneyText>{netSales}</MoneyText>
              </Link>
            )}
          </p>
        </div>
        <FigureSwitch words={words} />
      </header>
      <p className={styles['comparison']}>
        {compared === null ? (
          <Skeleton width="60%" />
        ) : isOver && day !== null && usual !== null ? (
          <Verdict {...{ usual, weekday, day }} stands={{ waiting: null, failed: null }} />
        ) : (
          <Comparison {...{ compared, weekday }} />
        )}
      </p>
      <div className={styles['curve']}>
        {day !== null && isKnown ? (
          <Curve {...{ day, weekday, cutoff, now }} usual={usual ?? []} />
        ) : (
          <Skeleton variant="rounded" className={styles['waiting'] ?? ''} />
        )}
      </div>
    </Card>
  );
}
