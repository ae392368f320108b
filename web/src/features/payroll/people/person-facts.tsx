import Typography from '@mui/material/Typography';
import { formatPlain } from '@bhoj/domain/money/format';
import { finalPayBy } from '@bhoj/domain/payroll/muster/calendar';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { weekdaysPart } from '../../../messages/shared/weekdays/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { wholePay } from './person-model.ts';
import styles from './people.module.css';

interface Props {
  readonly person: Person;
}

/** The person's facts, and once they leave the due day of their final pay. */
export function PersonFacts({ person }: Props) {
  const words = useWords(payrollPeoplePart);
  const { leftOn, memberId, mobile, bornOn, joinedOn, settledMonths } = person;
  return (
    <>
      {leftOn !== null && (
        <Notice tone="info" title={words.leaves(dayName(leftOn))}>
          {settledMonths.includes(leftOn.slice(0, 7))
            ? words.leaving.settled
            : words.leaving.due(dayName(finalPayBy(leftOn)))}
        </Notice>
      )}
      <dl className={styles['facts']}>
        <div>
          <dt>{words.panel.joined}</dt>
          <dd>{dayName(joinedOn)}</dd>
        </div>
        <div>
          <dt>{words.panel.bornOn}</dt>
          <dd>{bornOn === null ? words.panel.notEntered : dayName(bornOn)}</dd>
        </div>
        <div>
          <dt>{words.panel.mobile}</dt>
          <dd>{mobile === '' ? words.panel.notEntered : mobile}</dd>
        </div>
        {memberId === null && (
          <div>
            <dt>{words.panel.signIn}</dt>
            <dd>{words.panel.noSignIn}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** The terms, the latest first, each with the day from which it is valid. */
export function TermsHistory({ person }: Props) {
  const words = useWords(payrollPeoplePart);
  const weekdays = useWords(weekdaysPart);
  return (
    <section aria-label={words.panel.terms}>
      <Typography variant="h6" component="h3">
        {words.panel.terms}
      </Typography>
      {person.terms.toReversed().map((terms) => (
        <dl key={terms.from} className={styles['facts']}>
          <div className={styles['from']}>
            <dt>{words.panel.from(dayName(terms.from))}</dt>
            <dd>{words.pay(formatPlain(wholePay(terms)), terms.by)}</dd>
          </div>
          <div>
            <dt>{words.panel.basic}</dt>
            <dd>{formatPlain(terms.basicPaise)}</dd>
          </div>
          {terms.allowances.map(({ name, amountPaise }, n) => (
            <div key={n}>
              <dt>{name}</dt>
              <dd>{formatPlain(amountPaise)}</dd>
            </div>
          ))}
          {terms.by === 'month' && (
            <div>
              <dt>{words.panel.divisor}</dt>
              <dd>{words.form.divisors[terms.divisor]}</dd>
            </div>
          )}
          <div>
            <dt>{words.panel.weeklyOff}</dt>
            <dd>{terms.weeklyOff === null ? words.panel.noOff : weekdays[terms.weeklyOff]}</dd>
          </div>
        </dl>
      ))}
    </section>
  );
}
