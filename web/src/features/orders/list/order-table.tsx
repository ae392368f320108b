import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@bhoj/domain/money/format';
import { StatusBadge } from '../../../blocks/table/status-badge.tsx';
import { orders as words } from '../../../messages/orders.ts';
import { MoneyText } from '../../../ui/shared/parts/money-text.tsx';
import { momentOf } from '../state/moments.ts';
import type { Row } from '../state/orders-model.ts';
import { addressOf } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';
import styles from './orders.module.css';

/** For a cell that goes across every column. */
export const COLUMNS = 7;

function Documents({ row }: { readonly row: Row }) {
  return row.documents.map(({ number, isVoid }) => (
    <div key={number}>
      {isVoid ? <s>{number}</s> : number}
      {isVoid && ` ${words.voided}`}
    </div>
  ));
}

interface OrderRowProps {
  readonly row: Row;
  readonly address: Address;
  readonly now: number;
}

function OrderRow({ row, address, now }: OrderRowProps) {
  const when = momentOf(row.at, now);
  const badge = <StatusBadge status={words.states[row.state]} />;
  const brief = [words.types[row.type], row.captain, when].filter((part) => part !== null).join(' · ');
  return (
    <tr className={styles['row']}>
      <th scope="row">
        <div className={styles['place']}>
          <Link to={addressOf({ ...address, orderId: row.id })}>{row.place}</Link>
          <span className={styles['narrow']}>{badge}</span>
        </div>
        <div className={styles['quiet']}>{row.kots}</div>
        <div className={`${styles['quiet']} ${styles['narrow']}`}>{brief}</div>
        {row.wants.map((want) => (
          <div key={want} className={styles['wants']}>
            {want}
          </div>
        ))}
      </th>
      <td className={styles['wide']}>{badge}</td>
      <td className={styles['wide']}>{words.types[row.type]}</td>
      <td className={`${styles['wide']} ${styles['name']}`}>{row.captain}</td>
      <td className={`${styles['wide']} ${styles['when']}`}>{when}</td>
      <td className={`${styles['wide']} ${styles['documents']}`}>
        <Documents row={row} />
      </td>
      <td>
        <span className={styles['amount']}>
          {row.amountPaise !== null && <MoneyText>{formatMoney(row.amountPaise)}</MoneyText>}
        </span>
        <div className={`${styles['quiet']} ${styles['narrow']}`}>
          <Documents row={row} />
        </div>
      </td>
    </tr>
  );
}

/** Rows of an order table; a list that is paged brings several of these. */
export function OrderRows({ rows, ...rest }: { readonly rows: readonly Row[] } & Omit<OrderRowProps, 'row'>) {
  return rows.map((row) => <OrderRow key={row.id} row={row} {...rest} />);
}

export interface OrderTableProps {
  readonly label: string;
  /** What the time of a row is. */
  readonly timeOf: 'opened' | 'closed';
  readonly children: ReactNode;
}

export function OrderTable({ label, timeOf, children }: OrderTableProps) {
  const { columns } = words;
  const between = [columns.state, columns.type, columns.captain, columns[timeOf], columns.document];
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          {between.map((column) => (
            <th key={column} scope="col" className={styles['wide']}>
              {column}
            </th>
          ))}
          <th scope="col">{columns.amount}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
