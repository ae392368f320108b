import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CalendarRange } from 'lucide-react';
import { monthCountOf, spanOf } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { monthName } from '../../../ui/dates/formats.ts';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { financeMoneyPart } from '../../../messages/owner/finance-money/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpanName } from '../state/span-name.ts';
import { MONEY_VIEWS, useAddress } from '../state/use-address.ts';
import { DrawerView } from './drawer-view.tsx';
import { EntriesView } from './entries-view.tsx';
import { TakenView } from './taken-view.tsx';

/** Seldom opened, and with a list's actions, which the other views do not need. */
const AllowedView = lazyPart(() => import('./allowed-view.tsx').then((m) => m.AllowedView));

/** The restaurant's money. The view by day reads one month, so that a year never reads its days. */
export function MoneyTab({ span }: { readonly span: Span }) {
  const words = useWords(financeMoneyPart);
  const [{ view }, go] = useAddress();
  const name = useSpanName()(span);
  const isByDay = view === 'taken' || view === 'drawer';
  const View = view === 'drawer' ? DrawerView : TakenView;
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={notPrinted}>
        <Segmented
          label={words.views}
          value={view}
          onChange={(to) => go({ view: to })}
          options={MONEY_VIEWS.map((value) => ({ value, label: words.view[value] }))}
        />
      </Box>
      {view === 'entries' && <EntriesView {...{ span, name }} />}
      {view === 'allowed' && <AllowedView {...{ span, name }} />}
      {isByDay && monthCountOf(span) === 1 && <View month={span.from} name={name} />}
      {isByDay && monthCountOf(span) > 1 && (
        <EmptyState
          icon={CalendarRange}
          line={words.oneMonth}
          action={
            <Button variant="outlined" onClick={() => go({ span: spanOf('month', span.from) })}>
              {words.oneMonthAction(monthName(span.from))}
            </Button>
          }
        />
      )}
    </Stack>
  );
}
