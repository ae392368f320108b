import Button from '@mui/material/Button';
import { HandCoins, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { payrollAdvancesPart } from '../../../messages/owner/payroll-advances/en.ts';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { addressOf, useAddress } from '../state/use-address.ts';
import { useAdvances, usePeople, useToday } from '../state/use-payroll.ts';
import { advanceColumns } from './advance-columns.tsx';
import type { AdvanceRow } from './advance-columns.tsx';
import { AdvanceFacts } from './advance-facts.tsx';
import { AdvanceForm } from './advance-form.tsx';

const idOf = ({ id }: AdvanceRow): string => id;

/** The open form: null for none, else the advance that it changes. */
type OpenForm = { readonly entry: Entry<Advance> | null } | null;

/** The advances, the latest first. */
export function AdvancesTab() {
  const words = useWords(payrollAdvancesPart);
  const frame = useWords(payrollPart);
  const common = useWords(commonPart);
  const table = { ...useWords(tablePart), loading: frame.loading };
  const { restaurantName } = useRestaurant();
  const [address, go] = useAddress();
  const today = useToday();
  const advances = useAdvances();
  const people = usePeople();
  const [form, setForm] = useState<OpenForm>(null);
  const columns = useMemo(() => advanceColumns(words), [words]);
  const everybody = people.state === 'ready' ? people.value : [];
  const names = new Map(everybody.map(({ id, value }) => [id, value.name]));
  const nameOf = ({ personId }: Advance): string => names.get(personId) ?? words.unknown;
  const open =
    advances.state === 'ready' ? advances.value.find(({ id }) => id === address.advance) : undefined;
  const give = (
    <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => setForm({ entry: null })}>
      {words.give}
    </Button>
  );
  return (
    <>
      <Gate
        live={advances}
        skeleton={
          <SectionCard>
            <SkeletonRows label={frame.loading} rows={6} />
          </SectionCard>
        }
        words={{ failed: frame.couldNotLoad, offline: frame.offline }}
        empty={{
          is: (list) => list.length === 0,
          show: <EmptyState icon={HandCoins} line={words.none} action={give} />,
        }}
      >
        {(list) => {
          const rows = list.map(({ id, value }) => ({ id, advance: value, name: nameOf(value) }));
          const left = words.left(formatPlain(sum(list.map(({ value }) => value.leftPaise))));
          return (
            <SectionCard
              title={words.title}
              description={left}
              padding="flush"
              actions={
                <>
                  {give}
                  <TableActions
                    {...{ columns, rows }}
                    sort={null}
                    title={words.title}
                    rowId={idOf}
                    lines={() => [restaurantName, left]}
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
                rowTo={({ id }) => addressOf({ tab: 'advances', advance: id })}
                cardsBelow={760}
              />
            </SectionCard>
          );
        }}
      </Gate>
      <SidePanel
        open={open !== undefined}
        title={open === undefined ? words.title : nameOf(open.value)}
        closeLabel={common.close}
        width={480}
        onClose={() => go({ advance: null })}
      >
        {open !== undefined && (
          <AdvanceFacts
            key={open.id}
            entry={open}
            name={nameOf(open.value)}
            today={today}
            onEdit={() => setForm({ entry: open })}
            onClose={() => go({ advance: null })}
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
        {form !== null && (
          <AdvanceForm entry={form.entry} people={everybody} today={today} onDone={() => setForm(null)} />
        )}
      </SidePanel>
    </>
  );
}
