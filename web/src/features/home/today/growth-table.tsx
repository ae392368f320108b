import type { GrownHour } from '@bhoj/domain/figures/home/growth';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { FigureLink } from '../../../blocks/figures/figure-link.tsx';
import { homePart } from '../../../messages/owner/home/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { hourName } from '../../../ui/dates/clock.ts';
import styles from './today.module.css';

export interface GrowthTableProps {
  readonly title: string;
  /** The business day. */
  readonly day: string;
  readonly hours: readonly GrownHour[];
}

/** Net sales up to the end of each hour, today and usually where that is known. An hour that has begun opens its documents. */
export function GrowthTable({ title, day, hours }: GrowthTableProps) {
  const words = useWords(homePart).growth;
  const show = (amount: Paise | null) => (amount === null ? words.none : formatMoney(amount));
  const hasUsual = hours.some(({ usualPaise }) => usualPaise !== null);
  return (
    <table className={styles['table']} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{words.hour}</th>
          <th scope="col">{words.today}</th>
          {hasUsual && <th scope="col">{words.usual}</th>}
        </tr>
      </thead>
      <tbody>
        {hours.map(({ hour, todayPaise, usualPaise }) => (
          <tr key={hour}>
            <th scope="row">
              {todayPaise === null ? (
                hourName(hour)
              ) : (
                <FigureLink
                  asked={{ day, name: 'hour', of: hour }}
                  label={words.openHour(hourName(hour))}
                  text={hourName(hour)}
                />
              )}
            </th>
            <td>{show(todayPaise)}</td>
            {hasUsual && <td>{show(usualPaise)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
