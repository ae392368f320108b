import Typography from '@mui/material/Typography';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { toRupees, wholeRupees } from '@bhoj/domain/money/money';
import { DAY, dateOf, startOf } from '@bhoj/domain/time/ist';
import { FigureLink } from '../../../blocks/figures/figure-link.tsx';
import { hourName } from '../../../ui/dates/clock.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { homeFiguresPart } from '../../../messages/owner/home-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { heatTableOf } from './heat-model.ts';
import type { HeatTable } from './heat-model.ts';
import styles from './weeks.module.css';

/** 950, 1.2K, 1.5L: rupees, short enough for 24 columns. */
const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** Returns the eight weeks of the table (`heatOf`). */
const weeksBefore = (date: string) => ({
  since: dateOf(startOf(date) - 56 * DAY),
  day: dateOf(startOf(date) - DAY),
});

/** The strongest colour is this share of the theme's primary one, so that the figure on it stays readable. */
const FULLEST = 40;
const colourOf = (taken: number, most: number): string =>
  `color-mix(in srgb, var(--bhoj-primary) ${Math.round((Math.max(0, taken) / most) * FULLEST)}%, transparent)`;

interface HeatProps {
  readonly table: HeatTable;
  readonly title: string;
  /** The day after the last of the eight weeks. */
  readonly date: string;
}

function Heat({ table, title, date }: HeatProps) {
  const { heat: words, weekdays, none } = useWords(homeFiguresPart);
  const { hours, rows, least, most } = table;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus */}
      <div className={styles['scroll']} role="group" aria-label={title} tabIndex={0}>
        <table className={styles['heat']} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{words.weekday}</th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {hourName(hour)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ weekday, amounts }) => (
              <tr key={weekday}>
                <th scope="row">{weekdays[weekday]}</th>
                {amounts.map((amount, i) => (
                  <td
                    key={hours[i]}
                    style={amount === null ? undefined : { backgroundColor: colourOf(amount, most) }}
                  >
                    {amount === null ? (
                      none
                    ) : (
                      <FigureLink
                        asked={{ ...weeksBefore(date), name: 'hour', of: hours[i] ?? '', on: weekday }}
                        label={`${weekdays[weekday]}, ${hourName(hours[i] ?? '00')}`}
                        text={short.format(toRupees(wholeRupees(amount)))}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles['scale']}>
        <span aria-hidden className={styles['ramp']} />
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {words.scale(formatMoney(least), formatMoney(most))}
        </Typography>
      </div>
    </>
  );
}

export interface HeatCardProps {
  readonly date: string;
  readonly heat: Recent['heat'];
  readonly cutoff: string;
}

/** Weekday × hour of the last eight weeks: a table of figures, with colours by their size. */
export function HeatCard({ heat, cutoff, date }: HeatCardProps) {
  const { heat: words } = useWords(homeFiguresPart);
  const table = heatTableOf(heat, cutoff);
  return (
    <SectionCard title={words.title} description={words.hint}>
      {table === null ? words.empty : <Heat {...{ table, date }} title={words.title} />}
    </SectionCard>
  );
}
