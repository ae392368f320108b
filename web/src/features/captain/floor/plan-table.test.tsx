import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { withStages } from '@bhoj/domain/fixtures/orders';
import { anOrder, aTable } from '../state/captain-page.fixtures.ts';
import { tileOf } from '../state/tile-model.ts';
import { PlanTable } from './plan-table.tsx';

afterEach(cleanup);

const show = (table: ReturnType<typeof aTable>, order = anOrder()) =>
  render(
    <PlanTable
      tile={tileOf(table, [{ id: 'o1', value: order }], NOW)}
      unsent={0}
      shape="square"
      isChosen={false}
      onOpen={() => undefined}
    />,
  );

it('has its amount for the eye, where it is wide, and says it once to a reader', () => {
  show(aTable('F1-T01', { open: 'o1' }));
  const amounts = screen.getAllByText(/₹536/);
  expect(amounts.filter((one) => one.hasAttribute('aria-hidden'))).toHaveLength(1);
  expect(amounts).toHaveLength(2);
});

it('has its own name first where tables are joined', () => {
  const order = { ...anOrder(), tableId: 'F1-T01', joinedTableIds: ['F1-T02'] };
  show(aTable('F1-T02', { open: 'o1' }), order);
  expect(screen.getByRole('button', { name: /^F1-T02 \+ F1-T01/ }).title).toContain('F1-T02 + F1-T01 ·');
  expect(screen.getByText('F1-T02').tagName).toBe('STRONG');
});

it('has no amount while nobody sits there', () => {
  show(aTable('F1-T02'));
  expect(screen.queryByText(/₹/)).toBeNull();
});

it('has the number of the things that wait there: dishes to serve, a call', () => {
  const cooked = withStages(anOrder(), { cooking: ['1-1', '1-2'], ready: ['1-1', '1-2'] });
  const service = { kind: 'waiter', at: NOW, takenBy: null } as const;
  const busy = { ...cooked, requests: { ...cooked.requests, service } };
  show(aTable('F1-T01', { open: 'o1' }), busy);
  expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('button').textContent).toContain('Calls a waiter, 2 ready to serve');
});
