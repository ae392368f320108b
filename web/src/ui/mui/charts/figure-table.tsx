import type { FigureProps } from './figure-props.ts';
import styles from './figure.module.css';

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** The amounts of a figure and their shares of the sum. */
export function FigureTable({ title, bars, format, words }: Omit<FigureProps, 'controls'>) {
  const sum = bars.reduce((total, { amount }) => total + amount, 0);
  return (
    <table className={styles['table']} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col" data-align="end">
            {words.share}
          </th>
          <th scope="col" data-align="end">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-align="end">{`${whole.format(sum === 0 ? 0 : (100 * amount) / sum)}\u00A0%`}</td>
            <td data-align="end">{format(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
