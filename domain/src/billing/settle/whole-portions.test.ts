import { describe, expect, it } from 'vitest';
import { cancelLines, moveLines } from '../../orders/acts/acts.contract.ts';
import { orderLineSchema } from '../../orders/shape/line.schema.ts';
import { selectionSchema } from '../../orders/shape/order.schema.ts';
import { billLineSchema } from '../shape/bill.schema.ts';
import { portionsSchema } from '../shape/credit-note.schema.ts';
import { billedPortionsSchema } from '../shape/invoice.schema.ts';
import { setComplimentary, settleBill } from './settlement.contract.ts';

/** Money is computed to the paisa for whole portions only, so no schema lets a part of a portion in. */
describe.each([
  ['a chosen dish', selectionSchema.shape.quantity, (n: number) => n],
  ['an ordered line', orderLineSchema.shape.quantity, (n: number) => n],
  ['a line of a bill', billLineSchema.shape.quantity, (n: number) => n],
  ['portions that move', moveLines.input.shape.portions, (n: number) => ({ '1-1': n })],
  ['portions that are cancelled', cancelLines.input.shape.portions, (n: number) => ({ '1-1': n })],
  ['portions that are given', setComplimentary.input.shape.portions, (n: number) => ({ '1-1': n })],
  ['portions to settle', settleBill.input.shape.portions, (n: number) => ({ '1-1': n })],
  ['portions of a note', portionsSchema, (n: number) => ({ '0': n })],
  ['billed portions', billedPortionsSchema, (n: number) => ({ '1-1': n })],
])('%s', (_, schema, of) => {
  it.each([1, 2, 99])('is a whole number: %d', (n) => {
    expect(schema.safeParse(of(n)).success).toBe(true);
  });

  it.each([0, -1, 0.5, 1.5, 98.999, Number.NaN, Number.POSITIVE_INFINITY])('is never %d', (n) => {
    expect(schema.safeParse(of(n)).success).toBe(false);
  });
});
