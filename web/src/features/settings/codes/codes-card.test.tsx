import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aDiscountCode } from '@bhoj/domain/fixtures/billing';
import { rupees } from '@bhoj/domain/money/money';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { discountCodes as words } from '../../../messages/owner/discount-codes/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { CodesCard } from './codes-card.tsx';
import { readCode, typedCode } from './code-model.ts';

const backend = vi.hoisted(() => ({ live: {} as unknown, save: vi.fn<(input: unknown) => unknown>() }));
vi.mock('../../../firebase/live.ts', () => ({ useLiveList: () => backend.live }));
vi.mock('../../../firebase/use-attempt.ts', () => ({ useAttempt: () => backend.save }));

const ready = (value: unknown[]) => ({ state: 'ready', value, fromCache: false, unreadable: [] });
const show = (live: unknown) => {
  backend.live = live;
  render(
    <InRestaurant record={aRestaurant()}>
      <CodesCard />
    </InRestaurant>,
  );
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: words.title })));

beforeEach(() => {
  backend.save.mockReset();
  backend.save.mockResolvedValue({ output: {} });
});
afterEach(cleanup);

it('makes a code of what is typed, and says when something is wrong', async () => {
  show(ready([]));
  expect(screen.getByText(words.none)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.add }));
  type(words.code, 'diwali24');
  type(words.percent, '101');
  await save();
  expect(screen.getByText(words.wrong)).toBeTruthy();
  expect(backend.save).not.toHaveBeenCalled();
  type(words.percent, '12.5');
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
  expect(backend.save).toHaveBeenCalledWith({ code: 'DIWALI24', terms });
  expect(screen.getByText(words.none)).toBeTruthy();
});

it('lists each code with its terms and its use, and changes one', async () => {
  const value = aDiscountCode({ covers: 'food', maxUses: 100, uses: 3, active: false });
  show(ready([{ id: 'DIWALI24', value }]));
  expect(screen.getByText('DIWALI24 · Diwali · Ended')).toBeTruthy();
  expect(screen.getByText('10 % off, at most ₹100 · food only · used on 3 of 100 orders')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `${words.change} DIWALI24` }));
  backend.save.mockResolvedValue({ failure: { reason: 'too-many-requests', details: {} } });
  await save();
  expect(screen.getByText(reasonSentences['too-many-requests'])).toBeTruthy();
});

it('says when the codes cannot be loaded', () => {
  show({ state: 'failed', retry: () => undefined });
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
    expect(readCode(typedCode('DIWALI24', stored))).toEqual({ code: 'DIWALI24', terms });
  }
});
