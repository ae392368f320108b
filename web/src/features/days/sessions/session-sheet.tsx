import { CASH, documentsOf, expectedOf } from '@bhoj/domain/cash/sums';
import type { CashSession } from '@bhoj/domain/cash/session.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { minus, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { momentName } from '../../../ui/dates/formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { Fact } from '../facts/fact.tsx';
import styles from '../facts/day.module.css';
import { DifferenceLines } from './difference-lines.tsx';
import { movedRows, reportRows } from './session-model.ts';
import { useDaysText } from './use-days-text.ts';
import { useTenderName } from './tender-name.ts';

export interface SessionSheetProps {
  readonly session: CashSession;
  /** The expenses from the drawer that name it. */
  readonly expensesPaise: Paise;
  readonly restaurantName: string;
}

/** An X report of a session, or its Z report once it is closed, from a roll of 58 mm to A4. */
export function SessionSheet({ session, expensesPaise, restaurantName }: SessionSheetProps) {
  const words = useWords(cashSessionsPart);
  const nameOf = useTenderName();
  const daysText = useDaysText();
  const { till, holder, openedAt, floatPaise, fromId, closed, result, waited, late, counts } = session;
  const spent = result?.expensesPaise ?? expensesPaise;
  const expected = result?.expected ?? expectedOf(session, spent);
  const others = Object.entries(documentsOf(session)).filter(([tender]) => tender !== CASH);
  return (
    <article className={styles['sheet']}>
      <p>{restaurantName}</p>
      <h1>{closed === null ? words.x : words.z(closed.z)}</h1>
      <p>{words.who(till?.name ?? '', holder?.name ?? '')}</p>
      <p>{words.since(momentName(openedAt))}</p>
      {closed !== null && <p>{words.by(closed.by.name, momentName(closed.at))}</p>}
      <dl className={styles['facts']}>
        {reportRows(session).map(({ what, tender, amount }, at) => (
          <Fact key={`${at} ${what} ${tender}`} label={words[what](nameOf(tender))} amount={amount} />
        ))}
      </dl>
      <dl className={styles['facts']}>
        <Fact label={fromId === null ? words.float : words.fromBefore} amount={floatPaise} />
        {movedRows(session).map(({ kind, amount }) => (
          <Fact key={kind} label={words.kinds[kind]} amount={kind === 'in' ? amount : minus(ZERO, amount)} />
        ))}
        {spent !== 0 && <Fact label={words.expenses} amount={minus(ZERO, spent)} />}
        <Fact label={`${words.expected}: ${nameOf(CASH)}`} amount={expected[CASH] ?? ZERO} isSum />
        {others.map(([tender, amount]) => (
          <Fact key={tender} label={`${words.expected}: ${nameOf(tender)}`} amount={amount} />
        ))}
      </dl>
      {result !== null && (
        <dl className={styles['facts']}>
          {Object.entries(result.counted).map(([tender, amount]) => (
            <Fact key={tender} label={`${words.counted}: ${nameOf(tender)}`} amount={amount} />
          ))}
        </dl>
      )}
      {counts.map(({ at, by, notes }, n) => (
        <p key={at} className={styles['note']}>
          {words.counts(n + 1)}: {words.by(by.name, momentName(at))}.{' '}
          {Object.entries(notes)
            .toSorted(([a], [b]) => Number(b) - Number(a))
            .map(([rupees, pieces]) => `${words.pieces(Number(rupees))} × ${pieces}`)
            .join(', ')}
        </p>
      ))}
      {result !== null && <DifferenceLines difference={result.difference} />}
      {waited !== null && (
        <p className={styles['note']}>
          {words.waited(waited.count, formatPlain(waited.totalPaise))}
          {daysText(waited, session.businessDay)}
        </p>
      )}
      {late.count > 0 && (
        <p className={styles['note']}>
          {words.late(late.count, formatPlain(late.totalPaise))}
          {daysText(late, session.businessDay)}
        </p>
      )}
      {closed !== null && closed.note !== '' && <p className={styles['note']}>{closed.note}</p>}
    </article>
  );
}
