import { act, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aBusyOrder, busyTables } from '@bhoj/domain/fixtures/busy-evening';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { dishOf } from '@bhoj/domain/fixtures/menu';
import { kitchen } from '../../messages/kitchen/kitchen/en.ts';
import { renderedBy } from '../../ui/shared/rendered.fixtures.ts';
import { backend, eachKitchen, open, shows } from './kitchen-page.fixtures.tsx';

eachKitchen();
void backend;
const ITEMS = Array.from({ length: 66 }, (_, n) => dishOf(`Dish ${n}`, 100 + n, { id: `d${n}` }));
const settle = () => act(() => vi.advanceTimersByTimeAsync(600));

it('draws only what a tap changes', async () => {
  shows(
    Object.fromEntries(
      busyTables().map((tableId, n) => [`o${n}`, aBusyOrder(ITEMS, { tableId, n, at: NOW })]),
    ),
  );
  const { container } = open();
  await settle();
  const results: Record<string, unknown> = {};
  const tickets = [...container.querySelectorAll<HTMLElement>('[data-ticket]')].map((one) => one.dataset['ticket']);
  console.log(tickets.length, tickets.slice(0, 5));
  const at = (nth: number) => `[data-ticket="${tickets[nth]}"]`;
  const tap = async (kind: string, on: () => Element | null | undefined, answered: () => boolean) => {
    const target = on();
    if (!(target instanceof HTMLElement)) throw new Error(`nothing to tap: ${kind}`);
    results[kind] = await renderedBy(container, () => target.click(), answered, settle);
  };
  const lines = (nth: number, stage: string) => container.querySelectorAll(`${at(nth)} li[data-stage="${stage}"]`).length;
  const button = (nth: number, name: string) =>
    within(container.querySelector<HTMLElement>(at(nth))!).getByRole('button', { name });
  const line = () => container.querySelector(`${at(0)} li button`);
  await tap('start a line', line, () => lines(0, 'cooking') === 1);
  await tap('a line is ready', line, () => lines(0, 'ready') === 1);
  await tap('undo', () => button(0, kitchen.recall), () => lines(0, 'cooking') === 1);
  await tap('start a ticket', () => button(10, kitchen.start), () => lines(10, 'cooking') >= 3);
  await tap('all ready', () => button(10, kitchen.ready), () => lines(10, 'cooking') === 0);
  for (const [k, r] of Object.entries(results)) console.log(k, (r as any).first, (r as any).after, (r as any).names.slice(0, 30).map((x: any) => x.join(' ')).join(', '));
  expect(1).toBe(1);
});
