import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChipRail } from './chip.tsx';

const ITEMS = ['Starters', 'Mains', 'Breads', 'Sweets'].map((label) => ({ id: label, label }));
/** px; the rail shows two chips. */
const RAIL = 240;

/** The callbacks of the observers that are in use. */
const observers = new Set<() => void>();
let chipWidth = 120;

const rail = (current: string) => (
  <ChipRail label="Sections" items={ITEMS} current={current} onSelect={() => undefined} />
);
const list = () => screen.getByRole('list');
/** Another language makes the chips wider, or narrower. */
const resize = (to: number) => {
  chipWidth = to;
  for (const tell of observers) tell();
};

beforeEach(() => {
  chipWidth = 120;
  // The test's window has no layout: the chips stand beside one another.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    const item = this.closest('li');
    return item === null ? 0 : [...(item.parentElement?.children ?? [])].indexOf(item) * chipWidth;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => chipWidth);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(RAIL);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly told: () => void;
      constructor(told: () => void) {
        this.told = told;
        observers.add(told);
      }
      observe = () => undefined;
      disconnect = () => void observers.delete(this.told);
    },
  );
});
afterEach(() => {
  cleanup();
  observers.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the current chip in its middle, when the chips get wider too', () => {
  render(rail('Breads'));
  expect(list().scrollLeft).toBe(180);
  resize(160);
  expect(list().scrollLeft).toBe(280);
});

it('stays where somebody has scrolled it, until another chip is the current one', () => {
  const { rerender } = render(rail('Breads'));
  list().scrollLeft = 30;
  resize(160);
  expect(list().scrollLeft).toBe(30);
  rerender(rail('Mains'));
  expect(list().scrollLeft).toBe(120);
});
