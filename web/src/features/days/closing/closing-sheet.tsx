import { tipsHeldOf } from '@bhoj/domain/days/day-sums';
import type { Closing } from '@bhoj/domain/days/closing';
import { ZERO } from '@bhoj/domain/money/money';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { tenderName, tendersOf } from '../state/day-model.ts';
import { differenceWords } from '../facts/drawer-balance.tsx';
import { DayBook } from '../facts/day-book.tsx';
import { DepositFacts } from '../facts/deposit-facts.tsx';
import { DrawerFacts } from '../facts/drawer-facts.tsx';
import { Fact } from '../facts/fact.tsx';
import { dayName, momentName } from '../../../ui/dates/formats.ts';
import { SalesFacts } from '../facts/sales-facts.tsx';
import styles from '../facts/day.module.css';

/** The closed day on paper, from a roll of 58 mm to A4. */
export function ClosingSheet({ closing }: { readonly closing: Closing }) {
  const billWords = useWords(billPart);
  const words = useWords(dayPart);

  const { sales, differencePaise, note } = closing;
  const { bills, guests, voids, credits, debits, upiDeclarations, byMethod } = sales;
  const tenders = tendersOf(sales).map((tender) => ({ ...tender, name: tenderName(billWords, tender) }));
  const tipsHeld = tipsHeldOf(sales);
  return (
    <article className={styles['sheet']}>
      <p>{closing.restaurantName}</p>
      <h1>{words.reportOf(dayName(closing.day))}</h1>
      <p>{words.closedBy(words.by(closing.by), momentName(closing.at))}</p>
      <p>{words.billsAndGuests(bills, guests)}</p>
      <dl className={styles['facts']}>
        <SalesFacts sales={sales} />
      </dl>
      <DayBook sales={sales} />
      <dl className={styles['facts']}>
        {tenders.map(({ key, name, taken }) => (
          <Fact key={key} label={name} amount={taken} />
        ))}
        {tenders.map(
          ({ key, name, tips }) =>
            tips !== 0 && <Fact key={key} label={`${words.tips}: ${name}`} amount={tips} />,
        )}
        {tipsHeld !== 0 && <Fact label={words.tipsHeldSum} amount={tipsHeld} isSum />}
        {tenders.map(
          ({ key, name, refunds }) =>
            refunds !== 0 && <Fact key={key} label={`${words.refunds}: ${name}`} amount={refunds} />,
        )}
      </dl>
      {upiDeclarations.count > 0 && (
        <dl className={styles['facts']}>
          <Fact label={words.upiDeclared(upiDeclarations.count)} amount={upiDeclarations.totalPaise} />
          <Fact label={words.upiConfirmed} amount={byMethod['upi'] ?? ZERO} />
        </dl>
      )}
      {voids.count + credits.count + debits.count > 0 && (
        <dl className={styles['facts']}>
          <Fact label={words.voids(voids.count)} amount={voids.totalPaise} />
          <Fact label={words.credits(credits.count)} amount={credits.totalPaise} />
          {debits.count > 0 && <Fact label={words.debits(debits.count)} amount={debits.totalPaise} />}
        </dl>
      )}
      <DepositFacts deposits={sales.deposits} />
      <dl className={styles['facts']}>
        <DrawerFacts closing={closing} />
      </dl>
      <p>{differenceWords(words, differencePaise)}</p>
      {closing.sessions !== undefined && (
        <dl className={styles['facts']}>
          {closing.sessions.list.map(({ id, z, till, holder, countedPaise }) => (
            <Fact key={id} label={words.session(z, till, holder)} amount={countedPaise} />
          ))}
        </dl>
      )}
      {note !== '' && <p className={styles['note']}>{note}</p>}
    </article>
  );
}
