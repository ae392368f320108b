import { z } from 'zod';
import { requiredLine } from '@bhoj/domain/kernel/text';
import type { CashSettings, Till } from '@bhoj/domain/restaurant/settings.schema';

/** The tills as a person edits them; a new one has no id yet. */
export const tillsForm = z.object({
  on: z.boolean(),
  tills: z.array(z.object({ tillId: z.string(), name: requiredLine(30) })).min(1),
});
export type TillsTyped = z.input<typeof tillsForm>;
export type TillsEntered = z.output<typeof tillsForm>;

/** Returns the form's start: the stored tills, or one till. */
export const tillsBegin = (stored: CashSettings | undefined, first: string): TillsTyped => ({
  on: stored?.on ?? false,
  tills: (stored?.tills ?? [{ id: 't1', name: first }]).map(({ id, name }) => ({ tillId: id, name })),
});

/** Returns the tills to store: a till keeps its id, for its sessions name it, and a new one gets the next free one. */
export function tillsOf({ on, tills }: TillsEntered): CashSettings {
  const numbers = tills.map(({ tillId }) => Number(/^t(\d+)$/.exec(tillId)?.[1] ?? 0));
  let last = Math.max(0, ...numbers);
  const named = tills.map(({ tillId, name }): Till => {
    if (tillId !== '') return { id: tillId, name };
    last += 1;
    return { id: `t${last}`, name };
  });
  return { on, tills: named };
}
