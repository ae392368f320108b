import { minus, paise, plus, sum } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';

/** The kinds of change in a restaurant's monthly revenue. */
export const MOVEMENTS = ['new', 'expansion', 'contraction', 'churn', 'reactivation'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** One change of a restaurant's monthly revenue. */
export interface Step {
  readonly beforePaise: Paise;
  readonly afterPaise: Paise;
  /** True when it paid at an earlier time. */
  readonly paidBefore: boolean;
}

/** Returns the kind of a change with its amount, which is never negative; null when nothing changed. */
export function movementOf(step: Step): { readonly movement: Movement; readonly amountPaise: Paise } | null {
  const { beforePaise: before, afterPaise: after, paidBefore } = step;
  if (before === after) return null;
  const amountPaise = paise(Math.abs(after - before));
  if (before === 0) return { movement: paidBefore ? 'reactivation' : 'new', amountPaise };
  if (after === 0) return { movement: 'churn', amountPaise };
  return { movement: after > before ? 'expansion' : 'contraction', amountPaise };
}

/** Amounts by kind of change, each zero or more. */
export type Moved = Readonly<Record<Movement, Paise>>;

/** Returns by how much the changes raise MRR; negative when they lower it. */
export const netChangeOf = (moved: Moved): Paise =>
  minus(sum([moved.new, moved.expansion, moved.reactivation]), plus(moved.contraction, moved.churn));

/** MRR of a period: opening + new + expansion − contraction − churn + reactivation = closing. */
export interface Bridge {
  readonly openingPaise: Paise;
  readonly moved: Moved;
  readonly closingPaise: Paise;
}

/** Returns the bridges of consecutive periods; the last one ends with `closingPaise`. */
export function bridgesOf(movedInOrder: readonly Moved[], closingPaise: Paise): readonly Bridge[] {
  let closing = closingPaise;
  const bridges = movedInOrder.toReversed().map((moved) => {
    const bridge = { openingPaise: minus(closing, netChangeOf(moved)), moved, closingPaise: closing };
    closing = bridge.openingPaise;
    return bridge;
  });
  return bridges.toReversed();
}
