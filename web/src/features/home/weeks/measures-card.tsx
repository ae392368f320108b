import type { Day } from '@bhoj/domain/days/day.schema';
import { periodOf } from '@bhoj/domain/figures/period';
import {
  averageBillOf,
  averageGuestOf,
  cancelledShareOf,
  creditedOf,
  discountShareOf,
  voidShareOf,
  waitingMinutesOf,
} from '@bhoj/domain/figures/sales';
import { upiUnconfirmedOf } from '@bhoj/domain/figures/upi';
import type { Recent } from '@bhoj/domain/figures/recent.schema';
import { formatMoney, formatRate } from '@bhoj/domain/money/format';
import type { BasisPoints, Paise } from '@bhoj/domain/money/money';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { homeFiguresPart } from '../../../words/owner/home-figures.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './weeks.module.css';

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
  const today = periodOf([day]);
  const before = recent.last28;
  const rows: readonly (readonly [string, string, string])[] = [
    [words.averageBill, money(averageBillOf(today)), money(averageBillOf(before))],
    [words.averageGuest, money(averageGuestOf(today)), money(averageGuestOf(before))],
    [words.discount, share(discountShareOf(today)), share(discountShareOf(before))],
    [words.cancelled, share(cancelledShareOf(today)), share(cancelledShareOf(before))],
    [words.void, share(voidShareOf(today)), share(voidShareOf(before))],
    [words.credited, money(creditedOf(today)), money(creditedOf(before))],
    [words.waiting, minutes(waitingMinutesOf(today)), minutes(waitingMinutesOf(before))],
    [words.upiDeclared, money(day.upiDeclarations.totalPaise), none],
    [words.upiUnconfirmed, money(upiUnconfirmedOf(day)), none],
  ];
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
          {rows.map(([name, now, then]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td>{then}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}
