import { z } from 'zod';
import { otherNamesSchema } from '../../catalogue/names.schema.ts';
import { requiredLine } from '../../kernel/text.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { menuIdSchema } from './menu-id.schema.ts';

export const MAX_SLOTS = 8;
export const MAX_CHOICES = 20;
/** The most dishes that are chosen in one slot. */
export const MOST_TAKEN = 5;
/** The most portions of one choice. */
export const MOST_PORTIONS = 10;

/** A dish that may be chosen in a slot, in one size where the dish has sizes. */
const comboChoiceSchema = z.object({
  itemId: menuIdSchema,
  variantId: menuIdSchema.nullable(),
  /** Its portions in one combo. */
  quantity: z.int().min(1).max(MOST_PORTIONS),
  /** The extra price, on top of the combo's. */
  extraPaise: amountSchema,
});
export type ComboChoice = z.output<typeof comboChoiceSchema>;

/** A part of a combo. A slot with one choice is fixed: nobody is asked. */
const comboSlotSchema = z.object({
  id: menuIdSchema,
  name: requiredLine(60),
  otherNames: otherNamesSchema,
  /** How many dishes are chosen; the same one may be chosen again. */
  take: z.int().min(1).max(MOST_TAKEN),
  choices: z.array(comboChoiceSchema).min(1).max(MAX_CHOICES),
});
export type ComboSlot = z.output<typeof comboSlotSchema>;

/** The parts of a dish that is sold as one: a thali, a meal. */
export const comboSchema = z.object({ slots: z.array(comboSlotSchema).min(1).max(MAX_SLOTS) });
export type Combo = z.output<typeof comboSchema>;

/** The most parts that somebody may choose for one combo. */
export const MAX_PARTS = MAX_SLOTS * MOST_TAKEN;

/** A dish that somebody chose for a slot. */
export const chosenPartSchema = z.object({
  slotId: menuIdSchema,
  itemId: menuIdSchema,
  variantId: menuIdSchema.nullable(),
});
export type ChosenPart = z.output<typeof chosenPartSchema>;
