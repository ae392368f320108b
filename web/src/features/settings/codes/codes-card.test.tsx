import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aDiscountCode } from '@bhoj/domain/fixtures/billing';
import { discountCodes } from '@bhoj/domain/billing/shape/discount-code.collection';
import { saveDiscountCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { rupees } from '@bhoj/domain/money/money';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { discountCodes as words } from '../../../messages/owner/discount-codes/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { CodesCard } from './codes-card.tsx';
import { readCode, typedCode } from './code-model.ts';

const backend = inMemory();
const show = () =>
  render(
    <InRestaurant record={aRestaurant()} backend={backend}>
      <CodesCard />
    </InRestaurant>,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: words.title })));

beforeEach(() => {
  backend.clear();
  backend.answer(saveDiscountCode, () => ({}));
});
afterEach(cleanup);

it('makes a code of what is typed, and says when something is wrong', async () => {
  show();
  expect(screen.getByText(words.none)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.add }));
  type(words.code, 'diwali24');
  type(words.percent, '101');
  await save();
  expect(screen.getByText(words.faults.percent)).toBeTruthy();
  expect(screen.queryByText(words.faults.code)).toBeNull();
  expect(backend.calls).toEqual([]);
  type(words.percent, '12.5');
  expect(screen.queryByText(words.faults.percent)).toBeNull();
  type(words.cap, '1,000');
  type(words.minimumField, '500');
  type(words.maxUses, '50');
  await save();
  const { uses: _, ...terms } = aDiscountCode({
    note: '',
    value: 1_250,
    capPaise: rupees(1_000),
    minimumPaise: rupees(500),
    maxUses: 50,
  });
  expect(backend.sent(saveDiscountCode)).toEqual([{ code: 'DIWALI24', isNew: true, terms }]);
  expect(screen.getByText(words.none)).toBeTruthy();
});

it('says every fault at its field, all of them at once', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: words.add }));
  type(words.code, 'ab');
  type(words.percent, '0');
  type(words.cap, '9999999999');
  type(words.minimumField, 'a lot');
  type(words.maxUses, '1.5');
  type(words.perOrder, '11');
  type(words.fromField, '2026-12-02');
  type(words.untilField, '2026-12-01');
  await save();
  const { code, percent, cap, minimum, maxUses, perOrder, until } = words.faults;
  for (const fault of [code, percent, cap, minimum, maxUses, perOrder, until]) {
    expect(screen.getByText(fault)).toBeTruthy();
  }
  expect(screen.getByLabelText(words.untilField).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText(words.note).getAttribute('aria-invalid')).toBe('false');
  expect(backend.calls).toEqual([]);
});

it('lists each code with its terms and its use, and changes one', async () => {
  const value = aDiscountCode({ covers: 'food', maxUses: 100, uses: 3, active: false });
  backend.put(discountCodes, { code: 'DIWALI24' }, value);
  show();
  expect(screen.getByText('DIWALI24 · Diwali · Ended')).toBeTruthy();
  expect(screen.getByText('10 % off, at most ₹100 · food only · used on 3 of 100 orders')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `${words.change} DIWALI24` }));
  backend.refuse(saveDiscountCode, 'too-many-requests');
  await save();
  expect(screen.getByText(reasonSentences['too-many-requests'])).toBeTruthy();
});

it('does not replace a code of the same name, and offers to change that one', async () => {
  backend.put(discountCodes, { code: 'DIWALI24' }, aDiscountCode({ note: 'The old one' }));
  show();
  fireEvent.click(screen.getByRole('button', { name: words.add }));
  type(words.code, 'diwali24');
  type(words.percent, '20');
  backend.refuse(saveDiscountCode, 'code-exists');
  await save();
  expect(screen.getByText(reasonSentences['code-exists'])).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.changeThat }));
  expect(screen.getByLabelText<HTMLInputElement>(words.note).value).toBe('The old one');
  expect(screen.getByLabelText<HTMLInputElement>(words.code).disabled).toBe(true);
});

it('says when the codes cannot be loaded', () => {
  backend.fails('unavailable', discountCodes);
  show();
  expect(screen.getByText(words.failed)).toBeTruthy();
});

it('reads back every code that it shows in its fields', () => {
  for (const over of [
    {},
    { kind: 'amount', value: 150_50, capPaise: null },
    { from: '2026-11-01', until: '2026-11-30', maxUsesPerOrder: 2 },
  ] as const) {
    const stored = aDiscountCode(over);
    const { uses: _, ...terms } = stored;
    expect(readCode(typedCode('DIWALI24', stored))).toEqual({ saved: { code: 'DIWALI24', terms } });
  }
});
