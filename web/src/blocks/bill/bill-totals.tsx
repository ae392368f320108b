import type { BillRows, SumRow } from './bill-rows.ts';

function Rows({ rows }: { readonly rows: readonly SumRow[] }) {
  return rows.map((row, index) => (
    // Two payments may read the same, and their order never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index}>
      <dt>
        {row.name} {row.aside !== undefined && <small>{row.aside}</small>}
      </dt>
      <dd>{row.amount}</dd>
    </div>
  ));
}

export interface BillTotalsProps {
  readonly rows: Pick<BillRows, 'sums' | 'total' | 'paid'>;
  readonly className: string | undefined;
}

/** The sums from subtotal to total, and the payments. */
export function BillTotals({ rows, className }: BillTotalsProps) {
  return (
    <dl className={className}>
      <Rows rows={rows.sums} />
      <div data-total>
        <dt>{rows.total.name}</dt>
        <dd>{rows.total.amount}</dd>
      </div>
      <Rows rows={rows.paid} />
    </dl>
  );
}
