import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { ticketsOf } from '@bhoj/domain/orders/progress';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { ticketKey } from '../state/kitchen-model.ts';
import { first, second } from '../state/kitchen.fixtures.ts';
import { MoreBelow } from './more-below.tsx';
import { useCancelledInSight } from './use-cancelled-in-sight.ts';

const tickets = [...ticketsOf('a', first), ...ticketsOf('b', second)];

/** Sees a card above or below the lower edge of what is in sight, as the test says. */
let sees: (key: string, isIntersecting: boolean, top: number) => void = () => undefined;
const scrolled = vi.fn<(this: Element) => void>();

class Sight {
  constructor(see: IntersectionObserverCallback) {
    sees = (key, isIntersecting, top) => {
      const target = document.querySelector(`[data-ticket="${key}"]`);
      const entry = { target, isIntersecting, boundingClientRect: { top }, rootBounds: { bottom: 600 } };
      act(() => see([entry as unknown as IntersectionObserverEntry], this as never));
    };
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('IntersectionObserver', Sight);
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
  return (
    <div>
      <section ref={board}>
        {shown.map((ticket) => (
          <article key={ticketKey(ticket)} tabIndex={-1} data-ticket={ticketKey(ticket)} />
        ))}
      </section>
      <MoreBelow board={board} tickets={shown} columns={2} />
    </div>
  );
}
const keys = tickets.map(ticketKey);

it('says how many tickets lie below the screen, and a tap leads to the highest of them', () => {
  render(<Board shown={tickets} />);
  expect(screen.queryByRole('button')).toBeNull();
  sees(keys[0] ?? '', false, 700);
  sees(keys[1] ?? '', false, 640);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return { top: (this as HTMLElement).dataset['ticket'] === keys[0] ? 700 : 640 } as DOMRect;
  });
  fireEvent.click(screen.getByRole('button', { name: '2 more below' }));
  const [, card] = document.querySelectorAll('[data-ticket]');
  expect(scrolled.mock.contexts).toEqual([card]);
  expect(document.activeElement).toBe(card);
});

it('goes when they are in sight, and does not count what is above it', () => {
  render(<Board shown={tickets} />);
  sees(keys[0] ?? '', false, -300);
  expect(screen.queryByRole('button')).toBeNull();
  sees(keys[1] ?? '', false, 700);
  expect(screen.getByRole('button', { name: '1 more below' })).toBeTruthy();
  sees(keys[1] ?? '', true, 400);
  expect(screen.queryByRole('button')).toBeNull();
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
