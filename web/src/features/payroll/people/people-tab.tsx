import Button from '@mui/material/Button';
import { Plus, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { payrollPart } from '../../../messages/owner/payroll/en.ts';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { addressOf, useAddress } from '../state/use-address.ts';
import { usePeople, useToday } from '../state/use-payroll.ts';
import { personColumns } from './person-columns.tsx';
import { PersonForm } from './person-form.tsx';
import { PersonSide } from './person-side.tsx';
import { rowsOf } from './person-model.ts';
import type { PersonRow } from './person-model.ts';

const idOf = ({ id }: PersonRow): string => id;

/** The open form: null for none, else the person that it changes. */
type OpenForm = { readonly entry: Entry<Person> | null } | null;

/** Everybody who is paid, and one of them beside the list. */
export function PeopleTab() {
  const words = useWords(payrollPeoplePart);
  const frame = useWords(payrollPart);
  const common = useWords(commonPart);
  const table = { ...useWords(tablePart), loading: frame.loading };
  const { restaurantName } = useRestaurant();
  const [address, go] = useAddress();
  const today = useToday();
  const people = usePeople();
  const [form, setForm] = useState<OpenForm>(null);
  const columns = useMemo(() => personColumns(words), [words]);
  const add = (
    <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => setForm({ entry: null })}>
      {words.add}
    </Button>
  );
  return (
    <>
      <Gate
        live={people}
        skeleton={
          <SectionCard>
            <SkeletonRows label={frame.loading} rows={6} />
          </SectionCard>
        }
        words={{ failed: frame.couldNotLoad, offline: frame.offline }}
        empty={{
          is: (list) => list.length === 0,
          show: <EmptyState icon={Users} line={words.none} action={add} />,
        }}
      >
        {(list) => {
          const rows = rowsOf(list, today);
          const here = rows.filter(({ isHere }) => isHere).length;
          const count = words.count(here, rows.length - here);
          return (
            <SectionCard
              title={words.title}
              description={count}
              padding="flush"
              actions={
                <>
                  {add}
                  <TableActions
                    {...{ columns, rows }}
                    sort={null}
                    title={words.title}
                    rowId={idOf}
                    lines={() => [restaurantName, count]}
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
                rowTo={({ id }) => addressOf({ tab: 'people', person: id })}
                cardsBelow={600}
              />
            </SectionCard>
          );
        }}
      </Gate>
      <PersonSide
        personId={address.person}
        {...{ people, today }}
        onEdit={(entry) => setForm({ entry })}
        onClose={() => go({ person: null })}
      />
      <SidePanel
        open={form !== null}
        title={form === null || form.entry === null ? words.form.add : words.form.edit}
        closeLabel={common.close}
        width={560}
        onClose={() => setForm(null)}
      >
        {form !== null && <PersonForm entry={form.entry} today={today} onDone={() => setForm(null)} />}
      </SidePanel>
    </>
  );
}
