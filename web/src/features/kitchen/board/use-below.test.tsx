import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { ticketsOf } from '@bhoj/domain/orders/kitchen/progress';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { ticketKey } from '../state/kitchen-model.ts';
import { first, second } from '../state/kitchen.fixtures.ts';
import { MoreBelow } from '../dock/more-below.tsx';
import { useBelow } from './use-below.ts';
import { useCancelledInSight } from './use-cancelled-in-sight.ts';

const tickets = [...ticketsOf('a', first), ...ticketsOf('b', second)];

/** Reports the lower edge of a card to the observer, above or below the visible part, as the test says. */
let sees: (key: string, bottom: number) => void = () => undefined;
const margins: (string | undefined)[] = [];
const scrolled = vi.fn<(this: Element) => void>();

class Sight {
  constructor(see: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
    margins.push(rootMargin);
    sees = (key, bottom) => {
      const target = document.querySelector(`[data-ticket="${key}"]`);
      const entry = { target, boundingClientRect: { bottom }, rootBounds: { bottom: 600 } };
      act(() => see([entry as unknown as IntersectionObserverEntry], this as never));
    };
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

/** Tells of a size as soon as it observes, as browsers do. */
class Sizes {
  private readonly told: () => void;
  constructor(told: () => void) {
    this.told = told;
  }
  observe = () => this.told();
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrolled.mockReset();
  vi.useRealTimers();
});

function Board({ shown }: { readonly shown: readonly Ticket[] }) {
  useCancelledInSight(shown, 2);
  const board = useRef<HTMLElement>(null);
  const [below, setBelow] = useState<readonly Element[]>([]);
  useBelow(board, shown, 2, setBelow);
  return (
    <div data-testid="screen">
      <div data-banner />
      <section ref={board}>
        {shown.map((ticket) => (
          <article key={ticketKey(ticket)} tabIndex={-1} data-ticket={ticketKey(ticket)} />
        ))}
      </section>
      <div data-dock>{below.length > 0 && <MoreBelow below={below} />}</div>
    </div>
  );
}
const keys = tickets.map(ticketKey);

it('says how many tickets have their buttons below the screen, and a tap leads to the highest of them', () => {
  render(<Board shown={tickets} />);
  expect(screen.queryByRole('button')).toBeNull();
  sees(keys[0] ?? '', 700);
  sees(keys[1] ?? '', 640);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return { top: (this as HTMLElement).dataset['ticket'] === keys[0] ? 700 : 640 } as DOMRect;
  });
  fireEvent.click(screen.getByRole('button', { name: '2 more below' }));
  const [, card] = document.querySelectorAll('[data-ticket]');
  expect(scrolled.mock.contexts).toEqual([card]);
  expect(document.activeElement).toBe(card);
});

it('goes when the buttons are in sight, and does not count what is above the screen', () => {
  render(<Board shown={tickets} />);
  sees(keys[0] ?? '', -300);
  expect(screen.queryByRole('button')).toBeNull();
  sees(keys[1] ?? '', 601);
  expect(screen.getByRole('button', { name: '1 more below' })).toBeTruthy();
  sees(keys[1] ?? '', 600);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the dock out of sight, and tells the style sheets how high it and the banner are', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    if (this.dataset['dock'] !== undefined) return 108;
    return this.dataset['banner'] === undefined ? 0 : 74;
  });
  render(<Board shown={tickets} />);
  expect(margins.at(-1)).toBe('0px 0px -100px 0px');
  const { style } = screen.getByTestId('screen');
  expect(style.getPropertyValue('--dock-height')).toBe('108px');
  expect(style.getPropertyValue('--banner-height')).toBe('74px');
});

it('brings a ticket into sight once when a dish of it is cancelled', () => {
  const { rerender } = render(<Board shown={tickets} />);
  act(() => void vi.runAllTimers());
  expect(scrolled).not.toHaveBeenCalled();
  const gone = [...ticketsOf('a', first), ...ticketsOf('b', withStages(second, { cancelled: ['1-1'] }))];
  rerender(<Board shown={gone} />);
  act(() => void vi.runAllTimers());
  rerender(<Board shown={[...gone]} />);
  act(() => void vi.runAllTimers());
  expect(scrolled.mock.contexts).toEqual([document.querySelector(`[data-ticket="${keys[1] ?? ''}"]`)]);
});
