import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FileUp, Plus, ScrollText } from 'lucide-react';
import { useState } from 'react';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { selfInvoices } from '@bhoj/domain/self-invoices/self-invoice.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../firebase/live.ts';
import { useDocumentSettings, useRestaurantId, useServiceSettings } from '../../firebase/restaurant.tsx';
import { addMonths, monthOf } from '../../ui/dates/iso-day.ts';
import { MonthPicker } from '../../ui/dates/month-picker.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { SidePanel } from '../../ui/mui/side-panel.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { datesPart } from '../../messages/shared/dates/en.ts';
import { expensesPart } from '../../messages/owner/expenses/en.ts';
import { selfInvoicePart } from '../../messages/owner/self-invoice/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ExpenseForm } from './form/expense-form.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { MonthView } from './month-view.tsx';
import { ExpenseSide } from './panel/expense-side.tsx';
import { emptyForm, formAgain, formOf } from './state/expense-form.ts';
import type { ExpenseTyped } from './state/expense-form.ts';
import { namesKnown } from './state/names-known.ts';
import { useAddress } from './state/use-address.ts';
import { useExpenseActs } from './state/use-expense-acts.ts';
import { rowsIn, useExpenses, valuesIn } from './state/use-expenses.ts';
import { useRecurring } from './state/use-recurring.ts';

const SelfInvoiceList = lazyPart(
  async () => (await import('./reverse/self-invoice-list.tsx')).SelfInvoiceList,
);

/** ms between two checks whether the business day has changed. */
const TICK = 60_000;

/** The open form: its start values, and the expense that it changes. */
interface OpenForm {
  readonly begin: ExpenseTyped;
  readonly before: Entry<Expense> | null;
}

/** True with a GSTIN, and without one where there are self-invoices of an earlier registration. */
function useHasSelfInvoices(): boolean {
  const restaurantId = useRestaurantId();
  const { gstin } = useDocumentSettings();
  const params = gstin === '' ? { restaurantId } : null;
  const latest = useLiveList(selfInvoices, params, selfInvoices.queries.latest());
  return gstin !== '' || (latest.state === 'ready' && latest.value.length > 0);
}

/** /dashboard/expenses: the restaurant's expenses, paid and unpaid. */
export function ExpensesPage() {
  const words = useWords(expensesPart);
  const common = useWords(commonPart);
  const dates = useWords(datesPart);
  const titles = useWords(routeTitlesPart);
  const reverse = useWords(selfInvoicePart);
  const { dayCutoff } = useServiceSettings();
  const hasSelfInvoices = useHasSelfInvoices();
  const now = useNow(TICK);
  const today = businessDayOf(now, dayCutoff);
  const { address, go } = useAddress();
  const month = address.month ?? monthOf(today);
  const lists = useExpenses(month);
  useRecurring(lists.templates, today);
  const acts = useExpenseActs();
  const [form, setForm] = useState<OpenForm | null>(null);
  const [isImporting, setImporting] = useState(false);
  const add = () => setForm({ begin: emptyForm(today), before: null });
  return (
    <>
      <PageHeader
        title={titles.expenses}
        description={words.description}
        actions={
          <>
            <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={add}>
              {words.add}
            </Button>
            <Button variant="outlined" startIcon={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
              {words.importCsv}
            </Button>
            {hasSelfInvoices && (
              <Button
                variant="outlined"
                startIcon={<ScrollText aria-hidden />}
                aria-pressed={address.papers !== null}
                onClick={() => go({ papers: address.papers === null ? 'self-invoices' : null })}
              >
                {reverse.open}
              </Button>
            )}
          </>
        }
      />
      <Stack sx={{ gap: 3 }}>
        <Box sx={{ maxWidth: 360 }}>
          <MonthPicker
            label={words.month}
            value={month}
            max={addMonths(monthOf(today), 1)}
            onChange={(to) => go({ month: to === monthOf(today) ? null : to })}
            words={dates.month}
          />
        </Box>
        <MonthView
          {...{ lists, month, address, today, now }}
          onGo={go}
          onAdd={add}
          onPay={acts.pay}
          onAgain={(earlier) => setForm({ begin: formAgain(earlier, today), before: null })}
        />
        {address.papers !== null && <SelfInvoiceList {...{ month, address }} />}
      </Stack>
      <ExpenseSide
        expenseId={address.expense}
        templates={rowsIn(lists.templates)}
        {...{ today, now, acts }}
        onEdit={(before) => setForm({ begin: formOf(before.value), before })}
        onClose={() => go({ expense: null })}
      />
      <SidePanel
        open={form !== null}
        title={form === null || form.before === null ? words.form.add : words.form.edit}
        closeLabel={common.close}
        width={560}
        onClose={() => setForm(null)}
      >
        {form !== null && (
          <ExpenseForm
            {...form}
            {...{ today, now }}
            known={namesKnown(valuesIn(lists.latest))}
            onSave={(...saved) => {
              setForm(null);
              acts.save(...saved);
            }}
          />
        )}
      </SidePanel>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
