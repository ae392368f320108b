import { z } from 'zod';
import { line } from '@bhoj/domain/kernel/text';
import { typedPaise, typedRupees } from '@bhoj/domain/money/typed';
import { advanceSchema } from '@bhoj/domain/payroll/shape/advance.schema';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import type { AdvanceTyped } from '@bhoj/domain/payroll/people/advance.contract';
import { isIsoDay, isIsoMonth, monthOf } from '../../../ui/dates/iso-day.ts';

const isAmount = (text: string): boolean => typedPaise(text) > 0;

/** The typed fields of an advance that was given today at the latest. */
export const advanceForm = (today: string) =>
  z
    .object({
      personId: z.string().min(1),
      givenOn: z.string().refine((day) => isIsoDay(day) && day <= today),
      amount: z.string().refine(isAmount),
      instalment: z.string().refine(isAmount),
      firstMonth: z.string().refine(isIsoMonth),
      reason: line(120),
      method: advanceSchema.shape.method,
    })
    .superRefine(({ amount, instalment, givenOn, firstMonth }, context) => {
      const fault = (field: string) => context.addIssue({ code: 'custom', message: field, path: [field] });
      if (typedPaise(instalment) > typedPaise(amount)) fault('instalment');
      if (firstMonth < monthOf(givenOn)) fault('firstMonth');
    });
export type AdvanceFields = z.input<ReturnType<typeof advanceForm>>;

export const emptyAdvance = (today: string): AdvanceFields => ({
  personId: '',
  givenOn: today,
  amount: '',
  instalment: '',
  firstMonth: monthOf(today),
  reason: '',
  method: 'cash',
});

export const fieldsOf = ({ amountPaise, instalmentPaise, ...advance }: Advance): AdvanceFields => ({
  personId: advance.personId,
  givenOn: advance.givenOn,
  firstMonth: advance.firstMonth,
  reason: advance.reason,
  method: advance.method,
  amount: typedRupees(amountPaise),
  instalment: typedRupees(instalmentPaise),
});

export const typedOf = ({ amount, instalment, ...fields }: AdvanceFields): AdvanceTyped => ({
  ...fields,
  amountPaise: typedPaise(amount),
  instalmentPaise: typedPaise(instalment),
});
