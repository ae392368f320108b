import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { formatPlain, formatShare } from '@bhoj/domain/money/format';
import { partOf } from '@bhoj/domain/money/money';
import { enterBatch } from '@bhoj/domain/stock/count/count.contract';
import { seeBatch } from '@bhoj/domain/stock/recipes/batch-made';
import type { BatchSeen } from '@bhoj/domain/stock/recipes/batch-made';
import { readLines, typedLines } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { TypedLine } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import { UNITS } from '@bhoj/domain/stock/shape/quantity';
import { unitFor } from '@bhoj/domain/stock/shape/quantity-text';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';
import { shownIn } from '../state/buying-text.ts';
import { Amount } from './amount.tsx';
import { batchRefusal } from './act-refusals.ts';
import { useWhen, WhenField } from './when-field.tsx';
import styles from './acts.module.css';

/** A yield outside these bounds, in basis points, is more likely a wrong unit. */
const [LEAST, MOST] = [5000, 15_000];

export interface MadeFormProps {
  readonly kitchen: Kitchen;
  readonly item: StockItem;
  readonly onClose: () => void;
}

/** The ingredients that go into the batch, and the stock of each. */
function Takes({ takes, kitchen }: Pick<BatchSeen, 'takes'> & Pick<MadeFormProps, 'kitchen'>) {
  const { batch: words } = useWords(stockActsPart);
  return (
    <>
      <table className={styles['lines']} aria-label={words.takes}>
        <thead>
          <tr>
            <th scope="col">{words.ingredient}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.there}</th>
          </tr>
        </thead>
        <tbody>
          {takes.map(({ itemId, quantity, there }) => {
            const item = kitchen.items.get(itemId);
            const unit = item?.unit ?? 'kg';
            // Grams where less than a kilogram goes in; else the unit of the stock, so that both compare.
            const fine = quantity < UNITS[unit].size ? unitFor(quantity, item?.measure ?? 'mass') : unit;
            return (
              <tr key={itemId} className={there !== null && there < quantity ? styles['short'] : undefined}>
                <th scope="row">{item?.name ?? itemId}</th>
                <td>{shownIn(quantity, fine)}</td>
                <td>{there === null ? words.unknown : shownIn(there, unit)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {takes.some(({ quantity, there }) => there !== null && there < quantity) && (
        <p className={styles['warned']} role="status">
          {words.short}
        </p>
      )}
    </>
  );
}

/** The form for a batch of a preparation: the planned and the made quantity, the ingredients, and the cost. */
export function MadeForm({ kitchen, item, onClose }: MadeFormProps) {
  const page = useWords(stockActsPart);
  const words = page.batch;
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const attempt = useAttempt(enterBatch);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [batchId] = useState(() => newId());
  const [plan, setPlan] = useState<TypedLine>(() => {
    const makes = kitchen.recipes.batches[item.id]?.makes ?? 0;
    const [one] = typedLines([{ itemId: item.id, quantity: makes }], kitchen.items);
    return one ?? { itemId: item.id, amount: '', unit: item.unit };
  });
  /** The quantity made; as planned until somebody types it. */
  const [typed, setTyped] = useState<TypedLine | null>(null);
  const [note, setNote] = useState('');
  const when = useWhen();
  const [isTried, setTried] = useState(false);
  const real = typed ?? plan;
  const [planned, made] = [readLines([plan], kitchen.items), readLines([real], kitchen.items)];
  const faultOf = (read: typeof planned): string | null => {
    const [fault] = isTried && 'faults' in read ? read.faults : [];
    return fault === undefined ? null : page.lines.lineFaults[fault.fault];
  };
  const quantityIn = (read: typeof planned): number => ('faults' in read ? 0 : (read.uses[0]?.quantity ?? 0));
  const batch = { itemId: item.id, planned: quantityIn(planned), made: quantityIn(made) };
  const isRead = batch.planned > 0 && batch.made > 0;
  const seen = isRead ? seeBatch(batch, kitchen) : null;
  const isTooMuch = seen?.isTooMuch === true;
  const submit = async () => {
    setTried(true);
    const at = when.settle();
    if (!isRead || isTooMuch || at === null) return;
    const { itemId } = batch;
    const plans = batch.planned === batch.made ? {} : { planned: batch.planned };
    const answer = await run(() => attempt({ batchId, itemId, quantity: batch.made, ...plans, note, at }));
    if (answer === null) return;
    toast({ message: words.done(shownIn(batch.made, item.unit), item.name) });
    onClose();
  };
  const perUnit = UNITS[item.unit].size;
  const isFarOff = seen !== null && (seen.yieldBp === null || seen.yieldBp < LEAST || seen.yieldBp > MOST);
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
        label={words.planned}
        {...{ item }}
        typed={plan}
        fault={isTooMuch ? words.tooMuch : faultOf(planned)}
        onType={setPlan}
      />
      <Amount label={words.made} {...{ item }} typed={real} fault={faultOf(made)} onType={setTyped} />
      {seen !== null && (
        <>
          <Stack role="status" sx={{ gap: 0.5 }}>
            {seen.unpriced.length < seen.takes.length && (
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
                {words.cost(
                  formatPlain(seen.costPaise),
                  words.each(
                    formatPlain(partOf(seen.costPaise, perUnit, batch.made)),
                    page.lines.units[item.unit],
                  ),
                )}
              </Typography>
            )}
            {seen.unpriced.length > 0 && (
              <Typography variant="body2" color="text.secondary">
                {words.unpriced(seen.unpriced.map((id) => kitchen.items.get(id)?.name ?? id).join(', '))}
              </Typography>
            )}
            {seen.yieldBp !== null && batch.planned !== batch.made && (
              <Typography variant="body2">{words.yield(formatShare(seen.yieldBp))}</Typography>
            )}
          </Stack>
          {isFarOff && <Notice tone="warning">{words.farOff}</Notice>}
          <Takes takes={seen.takes} kitchen={kitchen} />
          {kitchen.readLevels !== null && (
            <Notice
              tone="warning"
              action={
                <Button color="inherit" onClick={kitchen.readLevels}>
                  {words.readAgain}
                </Button>
              }
            >
              {words.thereFailed}
            </Notice>
          )}
        </>
      )}
      <WhenField when={when} />
      <TextField
        label={page.note}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      {failure !== null && <Notice tone="error">{batchRefusal(failure, words, reasons)}</Notice>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
        <Button onClick={onClose}>{page.cancel}</Button>
      </Stack>
    </Stack>
  );
}
