import type { ReactNode } from 'react';
import { localeOf } from '@bhoj/domain/catalogue/languages';
import { formatPlain } from '@bhoj/domain/money/format';
import type { MyWork } from '@bhoj/domain/payroll/my-work/my-work.contract';
import { dayNameIn, monthNameIn } from '../../ui/dates/formats.ts';
import { myWorkPart } from '../../messages/shared/my-work/en.ts';
import { useLanguage, useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import styles from './my-work.module.css';

export interface WorkProps {
  readonly work: MyWork;
}

/** A named part of the panel. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      {children}
    </section>
  );
}

/** The days left of each kind of leave, as the owner sees them. */
export function MyLeave({ work: { leave, today } }: WorkProps) {
  const words = useWords(myWorkPart);
  return (
    <Part title={words.leave}>
      {leave === null ? (
        <p className={styles['quiet']}>{words.leaveUnknown}</p>
      ) : (
        <ul className={styles['list']}>
          {leave.map(({ kind, left, usedInYear }) => (
            <li key={kind}>
              <span>{words.leaveKinds[kind]}</span>
              <span>
                {words.left(String(left))}
                <span className={styles['quiet']}>{words.used(String(usedInYear), today.slice(0, 4))}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Advances that are not fully recovered. */
export function MyAdvances({ work: { advances } }: WorkProps) {
  const words = useWords(myWorkPart);
  const locale = localeOf(useLanguage());
  return (
    <Part title={words.advances}>
      {advances.length === 0 ? (
        <p className={styles['quiet']}>{words.noAdvance}</p>
      ) : (
        <ul className={styles['list']}>
          {advances.map(({ id, amountPaise, givenOn, leftPaise, instalmentPaise, reason }) => (
            <li key={id}>
              <span>
                {words.advance(formatPlain(amountPaise), dayNameIn(locale, givenOn))}
                <span className={styles['quiet']}>{reason}</span>
              </span>
              <span>{words.advanceLeft(formatPlain(leftPaise), formatPlain(instalmentPaise))}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface PaysProps extends WorkProps {
  readonly onMonth: (month: string) => void;
}

/** The approved pay of each month of the last year; each opens its slip. */
export function MyPays({ work: { pays }, onMonth }: PaysProps) {
  const words = useWords(myWorkPart);
  const locale = localeOf(useLanguage());
  return (
    <Part title={words.pays}>
      {pays.length === 0 ? (
        <p className={styles['quiet']}>{words.noPay}</p>
      ) : (
        <ul className={styles['list']}>
          {pays.map(({ month, netPaise, isPaid }) => (
            <li key={month}>
              <PlainButton
                variant="quiet"
                size="small"
                aria-label={words.openSlip(monthNameIn(locale, month))}
                onClick={() => onMonth(month)}
              >
                {monthNameIn(locale, month)}
              </PlainButton>
              <span>
                {formatPlain(netPaise)}
                <span className={styles['quiet']}>{isPaid ? words.paid : words.unpaid}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
