import { expect, it } from 'vitest';
import { aPaySource } from '../../fixtures/pay.ts';
import { personTyped } from '../../fixtures/payroll.ts';
import { NOTHING_FOR_ALL } from '../run/entered.ts';
import { payLawOf } from '../law/law.ts';
import { personTypedSchema } from '../people/person-typed.ts';
import { slipSchema } from '../shape/slip.schema.ts';
import { slipShown } from './slip-shown.ts';
import { slipOf } from '../slip/slip.ts';

it.each(['सुनीता देवी', 'முருகன்', 'محمد عمر', '王秀英', 'O’Brien-Łukasz 👨‍🍳'])(
  '%s is named so on the slip',
  (name) => {
    const person = { ...aPaySource().person, name };
    const slip = slipOf('p1', aPaySource({ person }), payLawOf('2026-11', '27'), NOTHING_FOR_ALL);
    expect(slipSchema.decode(slipSchema.encode(slip)).name).toBe(name);
    expect(slipShown(slip).name).toBe(name);
    expect(personTypedSchema.parse({ ...personTyped(), name }).name).toBe(name);
  },
);
