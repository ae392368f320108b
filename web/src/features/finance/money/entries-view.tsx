import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { moneyBooks } from '@bhoj/domain/books/books.collection';
import { bankedOf, tipsLeftOf, tipsPaidOutOf } from '@bhoj/domain/books/money-entry';
import { lastDayOf } from '@bhoj/domain/figures/span/month';
import type { Span } from '@bhoj/domain/figures/span/span';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { saveMoneyEntry } from '@bhoj/domain/books/books.contract';
import { useMayTry } from '../../../firebase/rights.ts';
import type { FigureAsked } from '../../../blocks/figures/figure-address.ts';
import { FigureLink } from '../../../blocks/figures/figure-link.tsx';
import { useLiveList } from '../../../firebase/live.ts';
import { together, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId, useServiceSettings } from '../../../firebase/restaurant.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { financeMoneyPart } from '../../../messages/owner/finance-money/en.ts';
import { financePart } from '../../../messages/owner/finance/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../finance.module.css';
import { useKnownMonths, useMonths, useRefreshed } from '../state/use-months.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryList } from './entry-list.tsx';
import { OperatorTable } from './operator-table.tsx';

/** ms between two checks whether the business day has changed. */
const TICK = 60_000;

export interface EntriesViewProps {
  readonly span: Span;
  /** The name of the period. */
  readonly name: string;
}

/** Tips held for the staff, cash that was banked, and aggregators, for one month or several. */
export function EntriesView({ span, name }: EntriesViewProps) {
  const words = useWords(financeMoneyPart);
  const finance = useWords(financePart);
  const common = useWords(commonPart);
  const { dayCutoff } = useServiceSettings();
  const today = businessDayOf(useNow(TICK), dayCutoff);
  const mayEnter = useMayTry()(saveMoneyEntry);
  const [isAdding, setAdding] = useState(false);
  const known = useKnownMonths();
  const months = useMonths(span, useRefreshed(known(span)));
  const spec = moneyBooks.queries.between(span.from, span.to);
  const ofPeriod = { since: `${span.from}-01`, day: lastDayOf(span.to) };
  const books = whole(useLiveList(moneyBooks, { restaurantId: useRestaurantId() }, spec));
  return (
    <>
      <Gate
        live={together(months, books)}
        skeleton={
          <SectionCard>
            <SkeletonRows label={words.loading} rows={6} />
          </SectionCard>
        }
        words={{ failed: finance.couldNotLoad, offline: finance.offline }}
      >
        {([sales, list]) => {
          const entered = list.flatMap(({ value }) => Object.entries(value.entries));
          const entries = entered.map(([, entry]) => entry);
          const tips = sum(sales.map((month) => month.sales.tipsPaise));
          const sums = [
            [words.tipsTaken, tips, { ...ofPeriod, name: 'tips' as const }],
            [words.tipsPaidOut, tipsPaidOutOf(entries)],
            [words.tipsHeld, tipsLeftOf(tips, entries)],
            [words.bankedOf, bankedOf(entries)],
          ] as const satisfies readonly (readonly [string, Paise, FigureAsked?])[];
          return (
            <Stack sx={{ gap: 3 }}>
              <SectionCard title={words.sums(name)}>
                <table className={styles['table']} aria-label={words.sums(name)}>
                  <tbody>
                    {sums.map(([label, amount, asked]) => (
                      <tr key={label}>
                        <th scope="row">{label}</th>
                        <td>
                          {asked === undefined ? (
                            formatPlain(amount)
                          ) : (
                            <FigureLink {...{ asked, label }} text={formatPlain(amount)} />
                          )}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </SectionCard>
              <SectionCard title={words.operators(name)}>
                <OperatorTable title={words.operators(name)} months={sales} {...{ entries, ofPeriod }} />
              </SectionCard>
              <SectionCard
                title={words.entries(name)}
                actions={
                  mayEnter && (
                    <Button
                      variant="contained"
                      startIcon={<Plus aria-hidden />}
                      onClick={() => setAdding(true)}
                    >
                      {words.add}
                    </Button>
                  )
                }
              >
                <EntryList title={words.entries(name)} entries={entered} />
              </SectionCard>
            </Stack>
          );
        }}
      </Gate>
      <SidePanel
        open={isAdding}
        title={words.add}
        closeLabel={common.close}
        width={480}
        onClose={() => setAdding(false)}
      >
        {isAdding && <EntryForm day={today} onDone={() => setAdding(false)} />}
      </SidePanel>
    </>
  );
}
