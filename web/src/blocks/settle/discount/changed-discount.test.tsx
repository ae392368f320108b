import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aDiscount } from '@bhoj/domain/fixtures/billing';
import { settling } from '../../../messages/shared/settling/en.ts';
import { anOrder, counter, someActs } from '../counter/settle.fixtures.tsx';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';

afterEach(cleanup);

const ORDER = 'OrderAAAAAAAAAAAAAA1';
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const submit = () =>
  act(async () => fireEvent.submit(screen.getByRole('form', { name: settling.discount, hidden: true })));

it('changes a discount from what stands, and keeps its reason', async () => {
  const acts = someActs();
  const categories = [{ id: 'starters', name: 'Starters' }];
  const discount = aDiscount({ kind: 'percent', value: 750, reason: 'Waited 40 minutes', categories });
  render(counter(anOrder(), acts, { money: { discount } }));
  press(/^Discount .*₹/);
  const percent = screen.getByLabelText<HTMLInputElement>(settling.discountPercent);
  expect(percent.value).toBe('7.5');
  expect(screen.getByLabelText<HTMLInputElement>(settling.reasonOther).value).toBe('Waited 40 minutes');
  fireEvent.change(percent, { target: { value: '10' } });
  await submit();
  expect(acts.setDiscount).toHaveBeenCalledWith({
    orderId: ORDER,
    discount: {
      kind: 'percent',
      value: 1000,
      covers: 'everything',
      categoryIds: ['starters'],
      reason: 'Waited 40 minutes',
    },
  });
});

it('takes an amount and "food only" over, and another reason', async () => {
  const acts = someActs();
  const discount = aDiscount({ kind: 'amount', value: 3650, covers: 'food', reason: 'Birthday' });
  render(counter(anOrder(), acts, { money: { discount } }));
  press(/^Discount .*₹/);
  fireEvent.change(screen.getByLabelText(settling.reasonOther), { target: { value: 'Late dish' } });
  await submit();
  expect(acts.setDiscount).toHaveBeenCalledWith({
    orderId: ORDER,
    discount: { kind: 'amount', value: 3650, covers: 'food', reason: 'Late dish' },
  });
});
