import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { settling } from '../../../messages/shared/settling/en.ts';
import { anOrder, counter, someActs } from '../counter/settle.fixtures.tsx';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';

const words = settling.buyer;
const orderId = 'OrderAAAAAAAAAAAAAA1';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const form = () => screen.getByRole('form', { name: words.title, hidden: true });
const type = (label: string, value: string) =>
  fireEvent.change(within(form()).getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const save = () => act(async () => fireEvent.submit(form()));

const withNumber = () => anOrder({ customer: { id: 'CustomerAAAAAAAAAAA1', name: 'Meera' } });

it('sends a company with its GSTIN in capitals, and the State that follows from it', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  await press(words.add);
  type(words.gstin, '27aapfu0939f1zv');
  type(words.name, 'Uttam Foods Pvt Ltd');
  type(words.address, '4 Nariman Point, Mumbai 400021');
  await save();
  expect(acts.setBuyer).toHaveBeenCalledWith({ orderId, buyer: aBuyer(), keep: false });
  expect(screen.queryByRole('form', { name: words.title })).toBeNull();
});

it('says what is missing, and beside a field what is wrong, and sends nothing', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  await press(words.add);
  expect(screen.getByText(words.faults.name)).toBeTruthy();
  type(words.name, 'Uttam Foods Pvt Ltd');
  expect(screen.getByText(words.faults.address)).toBeTruthy();
  type(words.address, '4 Nariman Point, Mumbai 400021');
  expect(screen.getByText(words.faults.stateCode)).toBeTruthy();
  expect(screen.getByRole('button', { name: words.save, hidden: true })).toHaveProperty('disabled', true);
  type(words.gstin, '27AAPFU0939F1ZU');
  await save();
  expect(screen.getByText(words.faults.gstin)).toBeTruthy();
  expect(acts.setBuyer).not.toHaveBeenCalled();
});

it('offers what was kept, and puts it on only when it is chosen', async () => {
  const acts = someActs();
  acts.offerBuyer.mockResolvedValue({ output: { buyer: aBuyer() } });
  render(counter(withNumber(), acts));
  await press(words.add);
  expect(screen.getByText(words.again('Uttam Foods Pvt Ltd'))).toBeTruthy();
  expect(acts.setBuyer).not.toHaveBeenCalled();
  await press(words.useAgain);
  fireEvent.click(screen.getByRole('checkbox', { name: words.keep, hidden: true }));
  await save();
  expect(acts.setBuyer).toHaveBeenCalledWith({ orderId, buyer: aBuyer(), keep: true });
});

it('asks a guest without a number for no consent', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  await press(words.add);
  expect(acts.offerBuyer).not.toHaveBeenCalled();
  expect(screen.queryByRole('checkbox', { name: words.keep })).toBeNull();
});

it('shows the buyer and takes it off again', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts, { money: { buyer: aBuyer() } }));
  await press(`${words.title} ${aBuyer().name} · 27AAPFU0939F1ZV`);
  await press(settling.remove);
  expect(acts.setBuyer).toHaveBeenCalledWith({ orderId, buyer: null, keep: false });
});

it('asks for the buyer of ₹50,000 or more before anything is taken', async () => {
  const acts = someActs();
  const large = anOrder({ rounds: [{ lines: [lineOf('Thali', 500, { quantity: 100 })] }] });
  // It is said beside the ways to pay.
  const settle = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Card', hidden: true });
  const { rerender } = render(counter(large, acts));
  await press('UPI');
  expect(screen.getByText(settling.faults['buyer-missing'])).toBeTruthy();
  expect(settle().disabled).toBe(true);
  const buyer = aBuyer({ name: 'Meera Iyer', gstin: '', stateCode: '29' });
  rerender(counter(large, acts, { money: { buyer } }));
  expect(screen.queryByText(settling.faults['buyer-missing'])).toBeNull();
  expect(settle().disabled).toBe(false);
});
