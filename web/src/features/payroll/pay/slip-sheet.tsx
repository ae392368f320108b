import { formatExact } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import type { Slip } from '@bhoj/domain/payroll/slip.schema';
import { dayName, monthName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import type { AmountLine } from './amount-list.tsx';
import { deductionLines, earningLines, paidDays } from './slip-lines.ts';
import styles from './slip-sheet.module.css';

export interface SlipSheetProps {
  readonly slip: Slip;
  readonly restaurantName: string;
  readonly words: Words<'payrollPay'>;
}

interface PartProps {
  readonly title: string;
  readonly lines: readonly AmountLine[];
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

/** A wage slip on A4, with what the law asks of one. */
export function SlipSheet({ slip, restaurantName, words }: SlipSheetProps) {
  const { slip: said } = words;
  const { person } = slip.source;
  const { uanEnd, esiEnd } = person.papers;
  const divisor = person.terms.at(-1)?.divisor ?? 'calendar';
  const end = (digits: string) => (digits === '' ? '' : `•••• ${digits}`);
  const facts = [
    [words.columns.name, slip.name],
    [said.designation, slip.designation],
    [said.joined, dayName(person.joinedOn)],
    [said.uan, end(uanEnd)],
    [said.esi, end(esiEnd)],
  ].filter(([, value]) => value !== '');
  return (
    <article className={styles['slip']}>
      <h1>{said.slipTitle(monthName(slip.month))}</h1>
      <p>{restaurantName}</p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{`${said.days(paidDays(slip), slip.days.inMonth)}. ${said.divisor(divisor)}.`}</p>
      <Part
        title={said.earnings}
        lines={earningLines(words, slip)}
        sum={said.gross}
        sumPaise={slip.grossPaise}
      />
      <Part
        title={said.deductions}
        lines={deductionLines(words, slip)}
        sum={said.deducted}
        sumPaise={slip.deductedPaise}
      />
      <p className={styles['net']}>{`${said.net}: ${formatExact(slip.netPaise)}`}</p>
      {slip.tipsPaise > 0 && <p>{`${said.tips}: ${formatExact(slip.tipsPaise)}`}</p>}
      {slip.employer.totalPaise > 0 && <p>{`${said.employer}: ${formatExact(slip.employer.totalPaise)}`}</p>}
      {slip.payment !== null && (
        <p>{`${said.paid(words.methods[slip.payment.method], dayName(slip.payment.paidOn))} ${slip.payment.reference}`}</p>
      )}
      <p className={styles['signature']}>{said.signature}</p>
    </article>
  );
}
