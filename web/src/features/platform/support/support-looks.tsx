import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { lookAtRestaurant } from '@bhoj/domain/support/support.contract';
import { SUPPORT_PARTS } from '@bhoj/domain/support/support.schema';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import type { SupportPart } from '@bhoj/domain/support/support.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { platformSupportPart } from '../../../messages/owner/support/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface Seen extends OutputOf<typeof lookAtRestaurant> {
  readonly part: SupportPart;
}
interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

function SeenPart({ part, rows, isCut }: Seen) {
  const words = useWords(platformSupportPart);
  const table = useWords(tablePart);
  const columns = useMemo<readonly Column<Row>[]>(
    () =>
      words.heads[part].map((header, n) => ({
        id: header,
        header,
        text: ({ cells }) => cells[n] ?? '',
        card: n === 0 ? 'title' : 'secondary',
        isLabelledOnCard: n > 1,
      })),
    [words, part],
  );
  const shown = rows.map(({ name, facts }, n) => ({
    id: String(n),
    cells: [part === 'settings' ? (words.settings[name] ?? name) : name, ...facts],
  }));
  return (
    <>
      {isCut && <Notice tone="info">{words.cut(rows.length)}</Notice>}
      <DataTable
        label={words.parts[part]}
        columns={columns}
        rows={shown}
        rowId={({ id }) => id}
        words={table}
        empty={<EmptyState icon={Eye} line={words.none} />}
      />
    </>
  );
}

/** Asks for the reason once, and shows one part at a time. */
export function SupportLooks({ restaurantId }: { readonly restaurantId: string }) {
  const words = useWords(platformSupportPart);
  const reasons = useWords(reasonsPart);
  const look = useAttempt(lookAtRestaurant);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null);
  const isFaulty = isAsked && !lookAtRestaurant.input.shape.reason.safeParse(reason).success;
  const show = async (part: SupportPart) => {
    setAsked(true);
    if (!lookAtRestaurant.input.shape.reason.safeParse(reason).success) return;
    const output = await run(() => look({ restaurantId, part, reason }));
    if (output !== null) setSeen({ ...output, part });
  };
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <TextField
        label={words.reason}
        required
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isFaulty}
        helperText={isFaulty ? words.reasonFault : words.reasonHint}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {SUPPORT_PARTS.map((part) => (
          <Button key={part} variant="outlined" disabled={pending} onClick={() => void show(part)}>
            {words.look(part)}
          </Button>
        ))}
      </Stack>
      {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      {seen !== null && <SeenPart {...seen} />}
    </Stack>
  );
}
