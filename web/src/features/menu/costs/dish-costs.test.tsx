import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMenuItem, aVariant, someCosts } from '@bhoj/domain/fixtures/menu';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { paise } from '@bhoj/domain/money/money';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { DishCosts } from './dish-costs.tsx';

const { lives, send } = vi.hoisted(() => ({
  lives: { costs: null as unknown },
  send: vi.fn<(input: unknown) => Promise<object>>(),
}));
vi.mock('../../../firebase/live.ts', () => ({ useLiveDoc: () => lives.costs }));
vi.mock('../../../firebase/call.ts', () => {
  class CallFailure extends Error {
    readonly reason: string;
    constructor(reason: string) {
      super(reason);
      this.reason = reason;
    }
  }
  return { CallFailure, useCall: () => send };
});
const { CallFailure } = await import('../../../firebase/call.ts');

const show = (item: MenuItem) =>
  render(
    <ToastProvider>
      <InRestaurant>
        <DishCosts item={item} />
      </InRestaurant>
    </ToastProvider>,
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the cost' }));

beforeEach(() => {
  lives.costs = { state: 'ready', value: someCosts(), fromCache: false };
  send.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

it('shows the cost of a dish and saves another', async () => {
  show(aMenuItem());
  expect(screen.getByLabelText('Cost of a portion')).toHaveProperty('value', '30');
  expect(screen.getByRole('button', { name: 'Save the cost' })).toHaveProperty('disabled', true);
  type('Cost of a portion', '42.50');
  save();
  await screen.findByText('The cost of Masala dosa is saved.');
  expect(send).toHaveBeenCalledExactlyOnceWith({ costs: { 'masala-dosa': 42_50 } });
});

it('takes an empty cost away', async () => {
  show(aMenuItem());
  type('Cost of a portion', '');
  save();
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ costs: { 'masala-dosa': null } }));
});

it('asks for the cost of each size, and begins empty where nothing is known', async () => {
  lives.costs = { state: 'missing', retry: () => undefined };
  const sizes = [
    aVariant({ id: 'half', name: 'Half' }),
    aVariant({ id: 'full', name: 'Full', pricePaise: paise(1) }),
  ];
  show(aMenuItem({ variants: sizes }));
  expect(screen.getByLabelText('Cost of Half')).toHaveProperty('value', '');
  type('Cost of Full', '90');
  save();
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({
      costs: { 'masala-dosa:half': null, 'masala-dosa:full': 90_00 },
    }),
  );
});

it('says what is wrong with a cost, and saves nothing', async () => {
  show(aMenuItem());
  type('Cost of a portion', 'much');
  save();
  await screen.findByText('Enter rupees, such as 42 or 42.50, or leave it empty.');
  expect(send).not.toHaveBeenCalled();
});

it('keeps what was typed when it is not saved, and says why', async () => {
  send.mockRejectedValue(new CallFailure('offline'));
  show(aMenuItem());
  type('Cost of a portion', '42');
  save();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByLabelText('Cost of a portion')).toHaveProperty('value', '42');
});
