import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kitchen } from '../../../messages/kitchen/kitchen/en.ts';
import { StationChips } from './station-chips.tsx';

const KNOWN = ['Main kitchen', 'Tandoor', 'Chinese', 'Bar'];
/** px; the row shows two chips and a half. */
const CHIP = 120;
const ROW = 300;

/** The callbacks of the observers that are in use. */
const observers = new Set<() => void>();
let chipWidth = CHIP;

const row = () => screen.getByRole('group', { name: kitchen.stations });

/** Lays the chips out beside one another, because the test's window has no layout. */
function rectOf(this: HTMLElement): DOMRect {
  if (this.role === 'group' || this.getAttribute('role') === 'group') return new DOMRect(0, 0, ROW, 44);
  const place = [...(this.parentElement?.children ?? [])].indexOf(this);
  return new DOMRect(place * chipWidth - (this.parentElement?.scrollLeft ?? 0), 0, chipWidth, 44);
}

/** Whether a chip stands inside the row. */
const isInSight = (name: string) => {
  const { left, right } = screen.getByRole('button', { name }).getBoundingClientRect();
  return left >= 0 && right <= ROW;
};

function Strip({ first }: { readonly first: readonly string[] }) {
  const [chosen, choose] = useState(first);
  const toggle = (name: string) =>
    choose(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return <StationChips known={KNOWN} chosen={chosen} toggle={toggle} showAll={() => choose([])} />;
}

beforeEach(() => {
  chipWidth = CHIP;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROW);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(
    () => (KNOWN.length + 1) * chipWidth,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly told: () => void;
      constructor(told: () => void) {
        this.told = told;
      }
      observe() {
        observers.add(this.told);
        this.told();
      }
      disconnect() {
        observers.delete(this.told);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  observers.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the chosen station when the screen opens', () => {
  render(<Strip first={['Bar']} />);
  expect(isInSight('Bar')).toBe(true);
  expect(row().dataset).toMatchObject({ before: 'true', after: 'false' });
});

it('stays where it is while the chosen station is in sight', () => {
  render(<Strip first={['Main kitchen']} />);
  expect(row().scrollLeft).toBe(0);
  expect(row().dataset).toMatchObject({ before: 'false', after: 'true' });
});

it('brings the station that was chosen last into sight, and all of them when none is chosen', () => {
  render(<Strip first={['Main kitchen']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Chinese' }));
  expect(isInSight('Chinese')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: kitchen.allStations }));
  expect(isInSight(kitchen.allStations)).toBe(true);
});

it('keeps it in sight when the chips get wider, as in another language', () => {
  render(<Strip first={['Tandoor']} />);
  chipWidth = 180;
  expect(isInSight('Tandoor')).toBe(false);
  for (const tell of observers) tell();
  expect(isInSight('Tandoor')).toBe(true);
});
