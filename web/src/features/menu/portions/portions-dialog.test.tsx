import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUSINESS_DAY as TODAY, NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu, aMenuItem, aVariant } from '@bhoj/domain/fixtures/menu';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { portionsLeft } from '@bhoj/domain/menu/portions/portions-left.collection';
import { setPortionsLeft } from '@bhoj/domain/menu/portions/portions-left.contract';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { portionsLeftPart } from '../../../messages/owner/portions-left/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { PortionsDialog } from './portions-dialog.tsx';

const backend = inMemory();
const words = portionsLeftPart.en;
const dal = aMenuItem({ id: 'dal', name: 'Dal', variants: [aVariant()] });
const onClose = vi.fn<() => void>();

const open = () =>
  render(
    <InRestaurant backend={backend}>
      <ToastProvider>
        <PortionsDialog item={dal} menu={aMenu({ items: [dal] })} cutoff="04:00" onClose={onClose} />
      </ToastProvider>
    </InRestaurant>,
  );
const stored = (left: number) =>
  backend.put(portionsLeft, {}, { items: { dal: { left, day: TODAY, perDay: 20 } } });
const field = async (row: string, label: string) => {
  const group = await screen.findByRole('group', { name: row });
  return within(group).getByLabelText<HTMLInputElement>(label);
};
const type = async (row: string, label: string, value: string) =>
  fireEvent.change(await field(row, label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: words.save }));
const sent = () => backend.calls.map(([, input]) => input);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.answer(setPortionsLeft, () => ({}));
});
afterEach(() => {
  cleanup();
  backend.clear();
  onClose.mockReset();
  vi.useRealTimers();
});

it('counts a dish that was not counted, and leaves what is empty', async () => {
  open();
  await type(words.size('Half'), words.left, '12');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ counts: { 'dal:half': { left: 12, was: null } } }]);
});

it('shows what is left, and ends a count', async () => {
  stored(7);
  open();
  expect((await field(words.whole, words.left)).value).toBe('7');
  expect((await field(words.whole, words.perDay)).value).toBe('20');
  await type(words.whole, words.left, '');
  await type(words.whole, words.perDay, '');
  save();
  await waitFor(() => expect(sent()).toEqual([{ counts: { dal: { left: null, was: 7 } } }]));
});

it('says at its field what is no number', async () => {
  open();
  await type(words.whole, words.left, 'many');
  save();
  expect(await screen.findByText(words.notANumber(0, 9_999))).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('follows what is sold while it is open, and says so where somebody typed another number', async () => {
  backend.put(
    portionsLeft,
    {},
    {
      items: { dal: { left: 7, day: TODAY, perDay: 20 }, 'dal:half': { left: 4, day: TODAY } },
    },
  );
  open();
  await type(words.whole, words.left, '10');
  backend.put(
    portionsLeft,
    {},
    {
      items: { dal: { left: 6, day: TODAY, perDay: 20 }, 'dal:half': { left: 3, day: TODAY } },
    },
  );
  save();
  expect(await screen.findByText(words.changed)).toBeTruthy();
  expect((await field(words.whole, words.left)).value).toBe('10');
  expect((await field(words.size('Half'), words.left)).value).toBe('3');
  expect(sent()).toEqual([]);
  save();
  await waitFor(() => expect(sent()).toEqual([{ counts: { dal: { left: 10, perDay: 20, was: 6 } } }]));
});

it('says that the server knows of more that was sold', async () => {
  stored(7);
  backend.answer(setPortionsLeft, () => {
    throw new Refusal('changed-meanwhile');
  });
  open();
  await type(words.whole, words.left, '10');
  save();
  expect(await screen.findByText(words.changed)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps what was typed when the server refuses', async () => {
  backend.answer(setPortionsLeft, () => {
    throw new Refusal('record-full');
  });
  open();
  await type(words.whole, words.left, '3');
  save();
  expect(await screen.findByText(reasonSentences['record-full'])).toBeTruthy();
  expect((await field(words.whole, words.left)).value).toBe('3');
  expect(onClose).not.toHaveBeenCalled();
});
