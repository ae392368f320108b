import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ASHA } from '@bhoj/domain/fixtures/orders';
import { codeEntry } from '../../../messages/shared/code-entry/en.ts';
import { settling } from '../../../messages/shared/settling/en.ts';
import { anOrder, counter, someActs } from '../counter/settle.fixtures.tsx';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';

afterEach(cleanup);

const ORDER = 'OrderAAAAAAAAAAAAAA1';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const form = (name: string) => screen.getByRole('form', { name, hidden: true });
const submit = (name: string) => act(async () => fireEvent.submit(form(name)));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('makes chosen dishes complimentary, with a reason', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  press(settling.complimentary);
  expect(screen.getByText(settling.complimentaryFault)).toBeTruthy();
  fireEvent.click(screen.getByLabelText('1 × Masala dosa'));
  expect(screen.getByText(settling.reasonFault)).toBeTruthy();
  await submit(settling.complimentary);
  expect(acts.setComplimentary).not.toHaveBeenCalled();
  type(settling.reasonOther, 'Birthday');
  await submit(settling.complimentary);
  expect(acts.setComplimentary).toHaveBeenCalledOnce();
  expect(acts.setComplimentary).toHaveBeenCalledWith({
    orderId: ORDER,
    lineIds: ['2-1'],
    reason: 'Birthday',
  });
});

it('gives some portions of a dish, with the same reason (P-SOME-1)', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  press(settling.complimentary);
  fireEvent.click(screen.getByLabelText('2 × Thali'));
  press(settling.lessOf('Thali'));
  type(settling.reasonOther, 'Birthday');
  await submit(settling.complimentary);
  expect(acts.setComplimentary).toHaveBeenCalledWith({
    orderId: ORDER,
    lineIds: ['1-1'],
    portions: { '1-1': 1 },
    reason: 'Birthday',
  });
});

it('gives the whole order with one tap', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  press(settling.complimentary);
  fireEvent.click(screen.getByLabelText(settling.complimentaryAll));
  type(settling.reasonOther, 'Birthday');
  await submit(settling.complimentary);
  expect(acts.setComplimentary).toHaveBeenCalledWith(expect.objectContaining({ lineIds: ['1-1', '2-1'] }));
});

/** Two thalis of ₹200 remain: 400 + 2 × 10 = 420. */
it('shows what is given, why and by whom, on the bill too, and charges for it again', async () => {
  const acts = someActs();
  const complimentary = { '2-1': { reason: 'Birthday', by: ASHA } };
  render(counter(anOrder(), acts, { money: { complimentary } }));
  expect(screen.getAllByText('Complimentary').length).toBeGreaterThan(1);
  press(`${settling.complimentary} Masala dosa`);
  const part = within(form(settling.complimentary));
  expect(part.getByText('Masala dosa')).toBeTruthy();
  expect(part.getByText(`Birthday · ${ASHA.label}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: settling.exactCash('₹420'), hidden: true })).toBeTruthy();
  await act(async () => press(settling.takeComplimentaryBack('Masala dosa')));
  expect(acts.setComplimentary).toHaveBeenCalledWith({ orderId: ORDER, lineIds: ['2-1'], reason: null });
});

it('takes a discount off food only', async () => {
  const acts = someActs();
  render(counter(anOrder(), acts));
  press(settling.discount);
  press(settling.coverage.food);
  type(settling.discountPercent, '10');
  type(settling.reasonOther, 'Regular guest');
  await submit(settling.discount);
  expect(acts.setDiscount).toHaveBeenCalledWith(
    expect.objectContaining({ discount: expect.objectContaining({ covers: 'food' }) }),
  );
});

it('enters a code, and enters it again after a failure', async () => {
  const acts = someActs();
  acts.enterCode.mockResolvedValueOnce({ failure: { reason: 'offline', details: {} } });
  render(counter(anOrder(), acts));
  press(codeEntry.label);
  const typeCode = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: codeEntry.label, hidden: true }), {
      target: { value },
    });
  typeCode('abcd');
  await submit(codeEntry.label);
  expect(screen.getByText(codeEntry.fault)).toBeTruthy();
  expect(acts.enterCode).not.toHaveBeenCalled();
  typeCode(' diwali24 ');
  await submit(codeEntry.label);
  await submit(codeEntry.label);
  const [first, second] = acts.enterCode.mock.calls.map(([input]) => input);
  expect(first).toMatchObject({ orderId: ORDER, code: 'DIWALI24' });
  expect(second).toEqual(first);
});
