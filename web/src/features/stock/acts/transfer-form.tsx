import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { enterTransfer } from '@bhoj/domain/stock/count/count.contract';
import { heldOnWay, storesWith } from '@bhoj/domain/stock/count/transfer';
import type { Way } from '@bhoj/domain/stock/count/transfer';
import { readLines } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { LineUnit, TypedLine } from '@bhoj/domain/stock/recipes/typed-recipe';
import { MOST_LINES } from '@bhoj/domain/stock/shape/move.schema';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { LineFields } from '../../../joint/recipes/line-fields.tsx';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';
import { shownIn } from '../state/buying-text.ts';
import { transferRefusal } from './act-refusals.ts';
import { BothStores } from './both-stores.tsx';
import { useWhen, WhenField } from './when-field.tsx';
import styles from './acts.module.css';

/** A select shows no text for an empty value. */
const MAIN = 'main-store';

const firstUnit = ({ packs, unit }: StockItem): LineUnit =>
  packs[0] === undefined ? unit : `pack:${packs[0].id}`;

export interface TransferFormProps {
  readonly kept: StockItems;
  readonly levels: StockLevels['levels'];
  /** The item of the first line; null for none yet. */
  readonly itemId: string | null;
  readonly onClose: () => void;
}

const emptyLine = (item: StockItem | undefined): TypedLine => ({
  itemId: item?.id ?? '',
  amount: '',
  unit: item === undefined ? 'kg' : firstUnit(item),
});

/** Moves items from one store of the house to another. It shows the stock of both before and after. */
export function TransferForm({ kept, levels, itemId, onClose }: TransferFormProps) {
  const page = useWords(stockActsPart);
  const words = page.transfer;
  const reasons = useWords(reasonsPart);
  const attempt = useAttempt(enterTransfer);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const items = new Map(kept.items.map((item) => [item.id, item]));
  const stores = [null, ...kept.stores.map(({ id }) => id)];
  const [begun] = useState((): Way => {
    const [from = null] = itemId === null ? [] : storesWith(levels, itemId, stores);
    return { from, to: stores.find((id) => id !== from) ?? null };
  });
  const [transferId, setTransferId] = useState(() => newId());
  const [way, setWay] = useState(begun);
  const [lines, setLines] = useState<readonly TypedLine[]>([emptyLine(items.get(itemId ?? ''))]);
  const [note, setNote] = useState('');
  const when = useWhen();
  const [isTried, setTried] = useState(false);
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const nameOf = (storeId: string | null) =>
    kept.stores.find(({ id }) => id === storeId)?.name ?? page.mainStore;
  const read = readLines(lines, items);
  const isSame = way.from === way.to;
  const submit = async () => {
    setTried(true);
    const at = when.settle();
    if ('faults' in read || read.uses.length === 0 || isSame || at === null) return;
    const answer = await run(() => attempt({ transferId, ...way, lines: [...read.uses], note, at }));
    if (answer !== null) setMoved(read.uses.map((line) => line.itemId));
  };
  const again = () => {
    setTransferId(newId());
    setLines([emptyLine(undefined)]);
    setNote('');
    when.set(null);
    setTried(false);
    setMoved(null);
  };
  if (moved !== null)
    return (
      <Stack sx={{ gap: 2 }}>
        <Notice tone="success">{words.done(moved.length, nameOf(way.from), nameOf(way.to))}</Notice>
        <BothStores items={moved.flatMap((id) => items.get(id) ?? [])} {...{ levels, way, nameOf }} />
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={onClose}>
            {page.close}
          </Button>
          <Button variant="outlined" onClick={again}>
            {words.more}
          </Button>
        </Stack>
      </Stack>
    );
  const choice = (label: string, value: string | null, onStore: (to: string | null) => void, fault = '') => (
    <TextField
      select
      fullWidth
      label={label}
      value={value ?? MAIN}
      onChange={({ target }) => onStore(target.value === MAIN ? null : target.value)}
      error={fault !== ''}
      helperText={fault}
    >
      {stores.map((id) => (
        <MenuItem key={id ?? MAIN} value={id ?? MAIN}>
          {nameOf(id)}
        </MenuItem>
      ))}
    </TextField>
  );
  const below = (line: TypedLine, item: StockItem) => {
    const one = readLines([line], items);
    const quantity = 'faults' in one ? 0 : (one.uses[0]?.quantity ?? 0);
    const { from, to } = heldOnWay(levels, { itemId: item.id, quantity }, way);
    const said = (storeId: string | null, { before, after }: typeof from) =>
      quantity === 0
        ? words.stands(nameOf(storeId), shownIn(before, item.unit))
        : words.line(nameOf(storeId), shownIn(before, item.unit), shownIn(after, item.unit));
    return (
      <>
        <p className={styles['stands']}>
          <span>{said(way.from, from)}</span> <span>{said(way.to, to)}</span>
        </p>
        {quantity > 0 && from.after < 0 && (
          <p className={styles['warned']} role="status">
            {words.short(nameOf(way.from), shownIn(from.before, item.unit))}
          </p>
        )}
      </>
    );
  };
  return (
    <Stack
      component="form"
      noValidate
      aria-label={words.title}
      sx={{ gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack direction="row" sx={{ gap: 1 }}>
        {choice(words.from, way.from, (from) =>
          // The other store as source turns the transfer round.
          setWay(from === way.to ? { from, to: way.from } : { ...way, from }),
        )}
        {choice(words.to, way.to, (to) => setWay({ ...way, to }), isSame ? words.sameStore : '')}
      </Stack>
      <LineFields
        lines={lines}
        items={items}
        faults={isTried && 'faults' in read ? read.faults : []}
        onLines={setLines}
        other={{ words: page.lines, firstUnit, below, most: MOST_LINES / 2 }}
      />
      <WhenField when={when} />
      <TextField
        label={page.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      {failure !== null && (
        <Notice tone="error">
          {transferRefusal(failure, words, reasons, (id) => items.get(id)?.name ?? id)}
        </Notice>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton pending={pending} pendingLabel={words.saving} disabled={lines.length === 0}>
          {words.save}
        </SubmitButton>
        <Button onClick={onClose}>{page.cancel}</Button>
      </Stack>
    </Stack>
  );
}
