import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { enterWaste } from '@bhoj/domain/stock/count/count.contract';
import { heldOnWay } from '@bhoj/domain/stock/count/transfer';
import { readLines } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { TypedLine } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import { WASTE_REASONS } from '@bhoj/domain/stock/shape/move.schema';
import type { WasteReason } from '@bhoj/domain/stock/shape/move.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { stockNowPart } from '../../../messages/owner/stock-now/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';
import { shownIn } from '../state/buying-text.ts';
import { wasteRefusal } from './act-refusals.ts';
import { Amount } from './amount.tsx';
import { useWhen, WhenField } from './when-field.tsx';
import styles from './acts.module.css';

/** A select shows no text for an empty value. */
const MAIN = 'main-store';

export interface WasteFormProps {
  readonly kept: StockItems;
  readonly levels: StockLevels['levels'];
  readonly item: StockItem;
  readonly onClose: () => void;
}

/** An item that was thrown away: how much, from which store, and why. */
export function WasteForm({ kept, levels, item, onClose }: WasteFormProps) {
  const page = useWords(stockActsPart);
  const words = page.waste;
  const { why: whys } = useWords(stockNowPart).panel;
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const attempt = useAttempt(enterWaste);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [wasteId] = useState(() => newId());
  const [typed, setTyped] = useState<TypedLine>({ itemId: item.id, amount: '', unit: item.unit });
  const [storeId, setStore] = useState<string | null>(item.storeId ?? null);
  const [why, setWhy] = useState<WasteReason | null>(null);
  const [note, setNote] = useState('');
  const when = useWhen();
  const [isTried, setTried] = useState(false);
  const read = readLines([typed], new Map([[item.id, item]]));
  const quantity = 'faults' in read ? 0 : (read.uses[0]?.quantity ?? 0);
  const [fault] = isTried && 'faults' in read ? read.faults : [];
  const { from } = heldOnWay(levels, { itemId: item.id, quantity }, { from: storeId, to: null });
  const nameOf = (id: string | null) => kept.stores.find((store) => store.id === id)?.name ?? page.mainStore;
  const submit = async () => {
    setTried(true);
    const at = when.settle();
    if (quantity === 0 || why === null || at === null) return;
    const wasted = { kind: 'item', itemId: item.id, storeId, quantity } as const;
    if ((await run(() => attempt({ wasteId, wasted, why, note, at }))) === null) return;
    toast({ message: words.done(shownIn(quantity, item.unit), item.name) });
    onClose();
  };
  return (
    <Stack
      component="form"
      noValidate
      aria-label={words.titleOf(item.name)}
      sx={{ gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Amount
        label={words.amount}
        {...{ item, typed }}
        fault={fault === undefined ? null : page.lines.lineFaults[fault.fault]}
        onType={setTyped}
      />
      {kept.stores.length > 0 && (
        <TextField
          select
          label={words.store}
          value={storeId ?? MAIN}
          onChange={({ target }) => setStore(target.value === MAIN ? null : target.value)}
        >
          {[null, ...kept.stores.map(({ id }) => id)].map((id) => (
            <MenuItem key={id ?? MAIN} value={id ?? MAIN}>
              {nameOf(id)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {quantity > 0 && from.after < 0 && (
        <p className={styles['warned']} role="status">
          {page.transfer.short(nameOf(storeId), shownIn(from.before, item.unit))}
        </p>
      )}
      <TextField
        select
        label={words.why}
        value={why ?? ''}
        onChange={({ target }) => setWhy(WASTE_REASONS.find((each) => each === target.value) ?? null)}
        error={isTried && why === null}
        helperText={isTried && why === null ? words.whyFault : null}
      >
        {WASTE_REASONS.map((each) => (
          <MenuItem key={each} value={each}>
            {whys[each]}
          </MenuItem>
        ))}
      </TextField>
      <WhenField when={when} />
      <TextField
        label={page.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      {failure !== null && <Notice tone="error">{wasteRefusal(failure, words, reasons)}</Notice>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
        <Button onClick={onClose}>{page.cancel}</Button>
      </Stack>
    </Stack>
  );
}
