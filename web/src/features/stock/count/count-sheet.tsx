import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { enterCount } from '@bhoj/domain/stock/count/count.contract';
import { byShelf, linesOfSheet } from '@bhoj/domain/stock/count/count-sheet';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { stockCountPart } from '../../../messages/owner/stock-count/en.ts';
import { stockNowPart } from '../../../messages/owner/stock-now/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSheet } from './use-sheet.ts';

export interface CountSheetProps {
  readonly items: readonly StockItem[];
  readonly stores: StockItems['stores'];
  /** The count that was saved. */
  readonly onSaved: (countId: string) => void;
}

/** The sheet of a count, shelf by shelf. It is blind: nobody sees what should be there. */
export function CountSheet({ items: asked, stores, onSaved }: CountSheetProps) {
  const words = useWords(stockCountPart);
  const { units } = useWords(stockNowPart);
  const reasons = { ...useWords(reasonsPart), ...words.refusals };
  const { sheet, type, clear } = useSheet();
  // What is at risk changes while somebody counts; their sheet does not.
  const [items] = useState(asked);
  const { run, pending, failure } = useAct(enterCount);
  // The same id for every attempt, so that a lost answer makes no second count.
  const [countId, setCountId] = useState(newId);
  const [isTried, setTried] = useState(false);
  const { lines, faulty } = linesOfSheet(items, sheet);
  const save = async () => {
    setTried(true);
    if (lines.length === 0 || faulty.length > 0) return;
    if (!(await run({ countId, lines: [...lines], note: '' }))) return;
    clear();
    setTried(false);
    onSaved(countId);
    setCountId(newId());
  };
  const storeOf = ({ storeId }: StockItem) => stores.find(({ id }) => id === storeId)?.name;
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Notice tone="info">{words.left}</Notice>
      {byShelf(items).map(([shelf, some]) => (
        <SectionCard key={shelf} title={shelf === '' ? words.noShelf : shelf}>
          <Stack sx={{ gap: 2 }}>
            {some.map((item) => (
              <TextField
                key={item.id}
                label={words.amount(item.name, units[item.unit])}
                value={sheet[item.id]?.text ?? ''}
                onChange={({ target }) => type(item.id, target.value)}
                error={faulty.includes(item.id)}
                helperText={faulty.includes(item.id) ? words.notANumber : storeOf(item)}
                slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12, autoComplete: 'off' } }}
              />
            ))}
          </Stack>
        </SectionCard>
      ))}
      <Stack sx={{ gap: 1.5 }}>
        <Typography role="status">{words.counted(lines.length, items.length)}</Typography>
        {isTried && lines.length === 0 && faulty.length === 0 && (
          <Notice tone="error">{words.nothing}</Notice>
        )}
        {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
        <SubmitButton size="large" pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
        {Object.keys(sheet).length > 0 && (
          <Button disabled={pending} onClick={clear}>
            {words.discard}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
