import type { Day } from '@bhoj/domain/days/day.schema';
import { averageGuestOf, knownPartiesOf } from '@bhoj/domain/figures/span/covers';
import { periodOf } from '@bhoj/domain/figures/span/period';
import {
  averageBillOf,
  cancelledShareOf,
  creditedOf,
  discountShareOf,
  voidShareOf,
  waitingMinutesOf,
} from '@bhoj/domain/figures/span/sales';
import { upiUnconfirmedOf } from '@bhoj/domain/figures/span/upi';
import type { Period } from '@bhoj/domain/figures/shape/period.schema';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import { formatMoney, formatRate } from '@bhoj/domain/money/format';
import type { BasisPoints, Paise } from '@bhoj/domain/money/money';
import { DAY, dateOf, startOf } from '@bhoj/domain/time/ist';
import type { DayFigureName } from '@bhoj/domain/figures/day/day-figure';
import type { FigureAsked } from '../../../blocks/figures/figure-address.ts';
import { FigureLink } from '../../../blocks/figures/figure-link.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { homeFiguresPart } from '../../../messages/owner/home-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './weeks.module.css';

const dayBefore = (day: string, days: number): string => dateOf(startOf(day) - days * DAY);

export interface MeasuresCardProps {
  readonly recent: Recent;
  readonly day: Day;
}

/** Averages and shares of today, beside those of the last 28 days. */
export function MeasuresCard({ recent, day }: MeasuresCardProps) {
  const { measures: words, percent, none } = useWords(homeFiguresPart);
  const money = (value: Paise | null) => (value === null ? none : formatMoney(value));
  const share = (value: BasisPoints | null) =>
    value === null ? none : percent(formatRate(Math.round(value / 10) * 10));
  const minutes = (value: number | null) => (value === null ? none : words.minutes(value));
  const parties = (of: Pick<Period, 'operations'>) => {
    const { known, all } = knownPartiesOf(of);
    return all === 0 ? none : words.ofParties(known, all);
  };
  const today = periodOf([day]);
  const before = recent.last28;
  const rows: readonly (readonly [string, DayFigureName, string, string])[] = [
    [words.averageBill, 'sales', money(averageBillOf(today)), money(averageBillOf(before))],
    [words.averageGuest, 'sales', money(averageGuestOf(today)), money(averageGuestOf(before))],
    [words.knownParties, 'guests', parties(today), parties(before)],
    [words.discount, 'off', share(discountShareOf(today)), share(discountShareOf(before))],
    [words.cancelled, 'cancelled', share(cancelledShareOf(today)), share(cancelledShareOf(before))],
    [words.void, 'voids', share(voidShareOf(today)), share(voidShareOf(before))],
    [words.credited, 'credited', money(creditedOf(today)), money(creditedOf(before))],
    [words.waiting, 'waits', minutes(waitingMinutesOf(today)), minutes(waitingMinutesOf(before))],
    [words.upiDeclared, 'declared', money(day.upiDeclarations.totalPaise), none],
    [words.upiUnconfirmed, 'declared', money(upiUnconfirmedOf(day)), none],
  ];
  const before28 = { since: dayBefore(recent.date, 28), day: dayBefore(recent.date, 1) };
  const opens = (asked: FigureAsked, label: string, text: string) =>
    text === none ? text : <FigureLink {...{ asked, label, text }} />;
  return (
    <SectionCard title={words.title}>
      <table className={styles['table']} aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            <th scope="col">{words.today}</th>
            <th scope="col">{words.before}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, name, now, then]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{opens({ day: day.day, name }, `${label}, ${words.today}`, now)}</td>
              <td>{opens({ ...before28, name }, `${label}, ${words.before}`, then)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}
