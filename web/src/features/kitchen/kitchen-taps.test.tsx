import { act, within } from '@testing-library/react';
import { it, vi } from 'vitest';
import { aBusyOrder, busyTables } from '@bhoj/domain/fixtures/busy-evening';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { dishOf } from '@bhoj/domain/fixtures/menu';
import { kitchen } from '../../messages/kitchen/kitchen/en.ts';
import { expectAtMost, renderedBy } from '../../ui/shared/rendered.fixtures.ts';
import type { Rendered } from '../../ui/shared/rendered.fixtures.ts';
import { eachKitchen, open, shows } from './kitchen-page.fixtures.tsx';

eachKitchen();

const ITEMS = Array.from({ length: 66 }, (_, n) => dishOf(`Dish ${n}`, 100 + n, { id: `d${n}` }));
const settle = () => act(() => vi.advanceTimersByTimeAsync(600));

it('draws at 40 tickets only what a tap changes, and that first', async () => {
  const evening = busyTables().map(
    (tableId, n) => [`o${n}`, aBusyOrder(ITEMS, { tableId, n, at: NOW })] as const,
  );
  shows(Object.fromEntries(evening));
  const { container } = open();
  await settle();
  const keys = [...container.querySelectorAll<HTMLElement>('[data-ticket]')].map(
    (one) => one.dataset['ticket'],
  );
  const ticket = (n: number) => {
    const found = container.querySelector<HTMLElement>(`section [data-ticket="${keys[n]}"]`);
    if (found === null) throw new Error(`no ticket ${n}`);
    return found;
  };
  const button = (n: number, name: string) => within(ticket(n)).getByRole('button', { name });
  const line = () => within(ticket(0)).getAllByRole('button', { name: /Dish/ })[0] ?? ticket(0);
  const lines = (n: number, stage: string, count: number) => () =>
    ticket(n).querySelectorAll(`li[data-stage="${stage}"]`).length === count;
  const taps = new Map<string, Rendered>();
  const tap = async (kind: string, target: HTMLElement, isAnswered: () => boolean) =>
    taps.set(kind, await renderedBy(container, () => target.click(), isAnswered, settle));

  await tap('start a line', line(), lines(0, 'cooking', 1));
  await tap('a line is ready', line(), lines(0, 'ready', 1));
  await tap('undo', button(0, kitchen.recall), lines(0, 'cooking', 1));
  await tap('start a ticket', button(10, kitchen.start), lines(10, 'cooking', 4));
  await tap('all ready', button(10, kitchen.ready), lines(10, 'cooking', 0));

  expectAtMost(taps, {
    'start a line': [27, 56],
    'a line is ready': [29, 66],
    undo: [27, 62],
    'start a ticket': [30, 62],
    'all ready': [38, 120],
  });
});
