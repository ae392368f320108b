import TextField from '@mui/material/TextField';
import { quantityOf } from '@bhoj/domain/stock/shape/quantity';
import { typedAmount } from '@bhoj/domain/stock/shape/quantity-text';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { GoodsReceipt } from '@bhoj/domain/stock/shape/receipt.schema';
import { stockVendorsPart } from '../../../messages/owner/stock-vendors/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** The typed texts, by the place of the line. */
type Typed = Readonly<Record<number, string>>;

/** Returns the lines of a receipt that go back, and whether something that was typed is no amount. */
export function linesGoingBack(
  { lines }: Pick<GoodsReceipt, 'lines'>,
  items: readonly StockItem[],
  typed: Typed,
) {
  const going = lines.flatMap((bought, line) => {
    const item = items.find(({ id }) => id === bought.itemId);
    const amount = typedAmount(typed[line] ?? '');
    const quantity = item === undefined || amount === null ? 0 : (quantityOf(amount, item.unit, item) ?? 0);
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const isWrong = Object.values(typed).some((text) => text.trim() !== '' && typedAmount(text) === null);
  return { lines: going, isWrong };
}

export interface BackLinesProps {
  readonly value: GoodsReceipt;
  readonly items: readonly StockItem[];
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

/** How much of each line of a receipt goes back, in the units in which their items are counted. */
export function BackLines({ value, items, typed, onType }: BackLinesProps) {
  const { receipt: words } = useWords(stockVendorsPart);
  return value.lines.map((bought, line) => {
    const unit = items.find(({ id }) => id === bought.itemId)?.unit;
    const text = typed[line] ?? '';
    return unit === undefined ? null : (
      <TextField
        // An item may be on a bill twice.
        // oxlint-disable-next-line react/no-array-index-key
        key={line}
        label={words.backQuantity(bought.name, unit)}
        value={text}
        error={text.trim() !== '' && typedAmount(text) === null}
        onChange={(event) => onType({ ...typed, [line]: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    );
  });
}
