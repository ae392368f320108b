import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { requestToJoin } from '@bhoj/domain/orders/door/join-requests';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { anOrder, aTable } from '../state/captain-page.fixtures.ts';
import { tileOf } from '../state/tile-model.ts';
import { TableTile } from './table-tile.tsx';

afterEach(cleanup);

const ready = withStages(anOrder(), { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] });
const asked = (order: Order, uid = 'meera') =>
  requestToJoin(order, { uid, name: null, random: 0.5, at: NOW }) ?? order;
const shown = (order: Order, unsent = 0) => (
  <TableTile
    tile={tileOf(aTable('F1-T01', { open: 'o1' }), [{ id: 'o1', value: order }], NOW)}
    unsent={unsent}
    isChosen={false}
    onOpen={() => undefined}
  />
);
const tile = () => screen.getByRole('button', { name: /^F1-T01/ });

it('says the most urgent thing that waits, and the number of all of them', () => {
  render(shown(asked(ready)));
  expect(tile().dataset['attention']).toBe('true');
  expect(screen.getByText('Asks to join').className).not.toMatch(/unseen/);
  // For a reader all are said; to the eye they are a number.
  expect(screen.getByText(', 2 ready to serve').className).toMatch(/unseen/);
  expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true');
});

it('needs no number for a single kind, which has its own', () => {
  render(shown(asked(asked(anOrder()), 'anil')));
  expect(screen.getByText('2 ask to join')).toBeTruthy();
  expect(screen.queryByText('2')).toBeNull();
});

it('says what guests wait for before the lines that are not sent', () => {
  render(shown(ready, 4));
  expect(screen.getByText('2 ready to serve')).toBeTruthy();
  expect(screen.getByText(', 4 unsent')).toBeTruthy();
  expect(screen.getByText('6')).toBeTruthy();
});

it('is drawn anew when a phone asks and nothing else changes', () => {
  const { rerender } = render(shown(anOrder()));
  expect(tile().dataset['attention']).toBe('false');
  rerender(shown(asked(anOrder())));
  expect(tile().dataset['attention']).toBe('true');
});

it('marks a long name, which a narrow tile has smaller', () => {
  const named = (id: string) => {
    render(
      <TableTile tile={tileOf(aTable(id), [], NOW)} unsent={0} isChosen={false} onOpen={() => undefined} />,
    );
    return screen.getByText(id).dataset['long'];
  };
  expect(named('F1-T01')).toBe('false');
  expect(named('F10-T100')).toBe('true');
});
