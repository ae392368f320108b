import type { Language } from '@bhoj/domain/catalogue/languages';
import { formatExact } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { ATTENDANCE_MARKS } from '@bhoj/domain/payroll/shape/attendance-mark';
import { dateOf } from '@bhoj/domain/time/ist';
import type { SlipShown } from '@bhoj/domain/payroll/shape/slip-shown.schema';
import { SLIP_WORDS } from '../../words/slip.ts';
import type { SlipWords } from '../../words/slip.ts';
import { slipDay, slipMonth } from './slip-dates.ts';
import { deductionLines, earningLines, paidDays } from './slip-lines.ts';
import type { SlipLine } from './slip-lines.ts';
import styles from './slip-sheet.module.css';

interface PartProps {
  readonly title: string;
  readonly lines: readonly SlipLine[];
  readonly sum: string;
  readonly sumPaise: Paise;
}

function Part({ title, lines, sum, sumPaise }: PartProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">₹</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, note, amountPaise }, n) => (
          <tr key={`${label} ${String(n)}`}>
            <td>{note === undefined ? label : `${label} (${note})`}</td>
            <td>{formatExact(amountPaise)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          <td>{formatExact(sumPaise)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Returns the days of the month by their marks, with overtime and the days in dispute when the pay was approved. */
function daysText({ marks, slip: said }: SlipWords, { days }: SlipShown, language: Language): string[] {
  const byMark = ATTENDANCE_MARKS.flatMap((mark) => {
    const count = days.byMark[mark] ?? 0;
    return count === 0 ? [] : [`${marks[mark]} ${String(count)}`];
  });
  const disputed = days.disputed.map((day) => slipDay(language, day)).join(', ');
  return [
    byMark.join(', '),
    days.overtimeMinutes === 0 ? '' : said.overtimeMinutes(days.overtimeMinutes),
    days.paidOvertimeMinutes === days.overtimeMinutes ? '' : said.countedMinutes(days.paidOvertimeMinutes),
    disputed === '' ? '' : said.disputed(disputed),
    days.confirmed === null
      ? ''
      : said.confirmed(days.confirmed.days, slipDay(language, dateOf(days.confirmed.lastAt))),
  ].filter((text) => text !== '');
}

export interface SlipSheetProps {
  readonly slip: SlipShown;
  readonly restaurantName: string;
  readonly restaurantAddress: string;
  readonly language: Language;
}

/** A wage slip with everything that the law requires, in its reader's language, for the screen and A4. */
export function SlipSheet({ slip, restaurantName, restaurantAddress, language }: SlipSheetProps) {
  const words = SLIP_WORDS[language];
  const { slip: said } = words;
  const { payment } = slip;
  const dayName = (day: string) => slipDay(language, day);
  const lineWords = { ...words, dayName, monthName: (month: string) => slipMonth(language, month) };
  const end = (digits: string) => (digits === '' ? '' : `•••• ${digits}`);
  const facts = [
    [said.name, slip.name],
    [said.designation, slip.designation],
    [said.joined, dayName(slip.joinedOn)],
    [said.uan, end(slip.uanEnd)],
    [said.esi, end(slip.esiEnd)],
  ].filter(([, value]) => value !== '');
  return (
    <article className={styles['slip']} lang={language}>
      <h2>{said.title(slipMonth(language, slip.month))}</h2>
      <p>{restaurantName}</p>
      {restaurantAddress !== '' && <p>{restaurantAddress}</p>}
      {slip.period !== null && <p>{said.period(dayName(slip.period.from), dayName(slip.period.to))}</p>}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{`${said.days(paidDays(slip), slip.days.inMonth)}. ${said.divisor(slip.divisor)}.`}</p>
      {slip.rates.map(({ from, by, basicPaise, allowances }) => (
        <p key={from}>
          {said.rate(
            [
              `${said.basic} ${formatExact(basicPaise)}`,
              ...allowances.map(({ name, amountPaise }) => `${name} ${formatExact(amountPaise)}`),
            ].join(', '),
            by,
          )}
        </p>
      ))}
      {daysText(words, slip, language).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Part
        title={said.earnings}
        lines={earningLines(lineWords, slip)}
        sum={said.gross}
        sumPaise={slip.grossPaise}
      />
      <Part
        title={said.deductionsTitle}
        lines={deductionLines(lineWords, slip)}
        sum={said.deducted}
        sumPaise={slip.deductedPaise}
      />
      <p className={styles['net']}>{`${said.net}: ${formatExact(slip.netPaise)}`}</p>
      {slip.tipsPaise > 0 && <p>{`${said.tips}: ${formatExact(slip.tipsPaise)}`}</p>}
      {slip.employerPaise > 0 && <p>{`${said.employer}: ${formatExact(slip.employerPaise)}`}</p>}
      {payment !== null && (
        <p>{`${said.paid(words.methods[payment.method], dayName(payment.paidOn))} ${payment.reference}`}</p>
      )}
      <p className={styles['signature']}>{said.signature}</p>
    </article>
  );
}
