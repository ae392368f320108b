import Button from '@mui/material/Button';
import { Plus, Truck } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { Vendor } from '@bhoj/domain/stock/shape/vendor.schema';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { together } from '../../../firebase/live-values.ts';
import type { Live } from '../../../firebase/live.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOwed, useSeesOwed, useToday, useVendors } from '../state/use-buying.ts';
import { useVendorAddress, vendorAddress } from './use-vendor-address.ts';
import { vendorColumns, vendorRows } from './vendor-columns.ts';
import type { VendorRow } from './vendor-columns.ts';
import { VendorForm } from './vendor-form.tsx';
import { VendorPanel } from './vendor-panel.tsx';

const idOf = ({ id }: VendorRow): string => id;

/** The open form: null for none, else the vendor that it changes. */
type OpenForm = { readonly entry: Entry<Vendor> | null } | null;

/** Stands for documents that the person may not read: the list leaves them out. */
const NONE: Live<null> = { state: 'ready', value: null, fromCache: false };

/** The vendors, and the debts to them. */
export function VendorsView() {
  const words = useWords(stockVendorsPart);
  const common = useWords(commonPart);
  const table = { ...useWords(tablePart), loading: words.loading };
  const { restaurantName } = useRestaurant();
  const [{ vendor: openId }, go] = useVendorAddress();
  const today = useToday();
  const seesOwed = useSeesOwed();
  const owedLive = useOwed();
  const live = together(useVendors(), seesOwed ? owedLive : NONE);
  const [form, setForm] = useState<OpenForm>(null);
  const columns = useMemo(() => vendorColumns(words), [words]);
  const vendors = live.state === 'ready' ? live.value[0] : [];
  const owed: readonly Entry<Expense>[] | null = live.state === 'ready' ? live.value[1] : null;
  const open = vendors.find(({ id }) => id === openId);
  const add = (
    <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => setForm({ entry: null })}>
      {words.add}
    </Button>
  );
  return (
    <>
      <Gate
        live={live}
        skeleton={
          <SectionCard>
            <SkeletonRows label={words.loading} rows={6} />
          </SectionCard>
        }
        words={{ failed: words.couldNotLoad, offline: words.offline }}
        empty={{
          is: ([list]) => list.length === 0,
          show: <EmptyState icon={Truck} line={words.none} action={add} />,
        }}
      >
        {([list, bills]) => {
          const rows = vendorRows(list, bills);
          const total =
            bills === null
              ? words.owedHidden
              : words.owedInAll(formatPlain(sum(rows.flatMap((row) => row.owed?.paise ?? []))));
          return (
            <SectionCard
              title={words.title}
              description={total}
              padding="flush"
              actions={
                <>
                  {add}
                  <TableActions
                    {...{ columns, rows }}
                    sort={null}
                    title={words.title}
                    rowId={idOf}
                    lines={() => [restaurantName, total]}
                    fileName={words.fileName}
                    words={table}
                  />
                </>
              }
            >
              <DataTable
                label={words.title}
                {...{ columns, rows }}
                rowId={idOf}
                words={table}
                rowTo={({ id }) => vendorAddress(id)}
                cardsBelow={760}
              />
            </SectionCard>
          );
        }}
      </Gate>
      <SidePanel
        open={openId !== null && live.state === 'ready'}
        title={open?.value.name ?? words.panel.vendor}
        closeLabel={common.close}
        width={560}
        onClose={() => go({ vendor: null })}
      >
        {open === undefined ? (
          <Notice tone="info">{words.panel.gone}</Notice>
        ) : (
          <VendorPanel
            key={open.id}
            entry={open}
            owed={owed?.flatMap(({ value }) => (value.vendorId === open.id ? [value] : [])) ?? null}
            today={today}
            onEdit={() => setForm({ entry: open })}
          />
        )}
      </SidePanel>
      <SidePanel
        open={form !== null}
        title={form === null || form.entry === null ? words.form.add : words.form.edit}
        closeLabel={common.close}
        width={520}
        onClose={() => setForm(null)}
      >
        {form !== null && <VendorForm entry={form.entry} onDone={() => setForm(null)} />}
      </SidePanel>
    </>
  );
}
