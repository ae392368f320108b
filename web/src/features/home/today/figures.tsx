import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import type { Day } from '@bhoj/domain/days/day.schema';
import { againstUsual } from '@bhoj/domain/figures/home/growth';
import { lastWeeksOf } from '@bhoj/domain/figures/home/recent';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import type { SoFar } from '@bhoj/domain/figures/home/so-far';
import { formatMoney } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { figureAddress } from '../../../blocks/figures/figure-address.ts';
import { homePart } from '../../../messages/owner/home/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SparkLine } from '../../../ui/mui/charts/spark-line.tsx';
import { MoneyText } from '../../../ui/shared/parts/money-text.tsx';
import { comparedOf } from '../home-model.ts';
import type { Compared } from '../home-model.ts';
import styles from './figures.module.css';

const counts = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

interface Kind {
  readonly of: (figures: SoFar) => number | null;
  readonly show: (value: number) => string;
}
const money = (value: number): string => formatMoney(paise(value));

const KINDS = {
  bills: { of: ({ bills }) => bills, show: (value) => counts.format(value) },
  guests: { of: ({ guests }) => guests, show: (value) => counts.format(value) },
  average: { of: ({ averageBillPaise }) => averageBillPaise, show: money },
  tax: { of: ({ taxPaise }) => taxPaise, show: money },
} as const satisfies Record<string, Kind>;
type KindName = keyof typeof KINDS;

/** The figure that each one opens; an average opens its dividend. */
const OPENS = { bills: 'bills', guests: 'guests', average: 'sales', tax: 'tax' } as const;

interface FigureProps {
  readonly name: KindName;
  /** Null while today loads. */
  readonly compared: Compared | null;
  /** Each day of the last weeks, in order. */
  readonly weeks: readonly SoFar[];
  /** The business day of the documents behind the figures. */
  readonly day: string;
}

function Figure({ name, compared, weeks, day }: FigureProps) {
  const words = useWords(homePart).figures;
  const { of, show }: Kind = KINDS[name];
  const shown = compared === null ? null : of(compared.now);
  const text = shown === null ? words.none : show(shown);
  const before = weeks.flatMap((one) => of(one) ?? []);

  const usual = compared?.usual ? of(compared.usual) : null;
  const against = compared?.until && compared.clock !== null ? againstUsual(of(compared.until), usual) : null;
  return (
    <Card component="li" className={styles['figure'] ?? ''}>
      <div className={styles['name']}>{words[name]}</div>
      <div className={styles['value']}>
        {compared === null ? (
          <Skeleton width="60%" />
        ) : (
          <Link to={figureAddress({ day, name: OPENS[name] })} aria-label={`${words[name]}: ${text}`}>
            <MoneyText>{text}</MoneyText>
          </Link>
        )}
        {before.length > 1 && (
          <SparkLine
            values={before}
            label={words.weeks(show(Math.min(...before)), show(Math.max(...before)))}
          />
        )}
      </div>
      <div className={styles['against']}>
        {against !== null && usual !== null && words[against.is](against.percent, show(usual))}
      </div>
    </Card>
  );
}

export interface FiguresProps {
  /** Null while it loads. */
  readonly day: Day | null;
  /** The last eight weeks; null while they load, or where they are not of the weeks before this day. */
  readonly recent: Recent | null;
  readonly cutoff: string;
  readonly now: number;
}

/**
 * Bills, guests, average bill and tax of today: each with the last four weeks as a small line, and compared with the
 * mean of the last four same weekdays up to the same full hour (P-HOME-1).
 */
export function Figures({ day, recent, cutoff, now }: FiguresProps) {
  const words = useWords(homePart).figures;
  const compared = day && comparedOf(day, recent?.usual ?? [], now, cutoff);
  const weeks = recent === null ? [] : lastWeeksOf(recent);
  return (
    <ul aria-label={words.title} className={styles['figures']}>
      {(Object.keys(KINDS) as KindName[]).map((name) => (
        <Figure key={name} {...{ name, compared, weeks }} day={day?.day ?? ''} />
      ))}
    </ul>
  );
}
