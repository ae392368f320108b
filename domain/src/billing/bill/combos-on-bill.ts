import { inCombos } from '../../orders/shape/combo-groups.ts';
import type { LineCombo } from '../../orders/shape/line-combo.schema.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';

/** Portions of a line that a document bills. */
export interface OnBill {
  readonly line: OrderLine;
  readonly quantity: number;
  readonly isFree: boolean;
}

const signatureOf = ({ line, quantity }: OnBill, count: number) => {
  const { combo, itemId, variant, name, unitPaise, offer, taxBp, taxIncluded } = line;
  const { itemId: id, part, portions, lead } = combo ?? {};
  return [
    id,
    part,
    portions,
    lead,
    quantity / count,
    itemId,
    variant,
    name,
    unitPaise,
    offer,
    taxBp,
    taxIncluded,
  ];
};

/**
 * Returns each line's combo, numbered within the document. Equal whole combos get the same number, whichever rounds they come
 * from, so that the document shows them as one; given and paid ones stay apart.
 */
export function combosOnBill(named: readonly OnBill[]): (LineCombo | undefined)[] {
  const numbers = new Map<string, number>();
  const refs = new Map<OnBill, number>();
  const sides = [true, false].map((side) => named.filter(({ isFree }) => isFree === side));
  const groups = sides.flatMap((side, nth) =>
    inCombos(side, ({ line, quantity }) => ({ ...line, quantity })).map((group) => ({ ...group, nth })),
  );
  for (const { combo, count, isWhole, lines, nth } of groups) {
    if (combo === null) continue;
    const own = [nth, lines[0]?.line.roundId, combo.ref];
    const key = JSON.stringify(isWhole ? [nth, lines.map((one) => signatureOf(one, count))] : own);
    const ref = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, ref);
    for (const one of lines) refs.set(one, ref);
  }
  return named.map((one) => one.line.combo && { ...one.line.combo, ref: refs.get(one) ?? 1 });
}
