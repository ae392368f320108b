import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anOrder, aTable } from '../state/captain-page.fixtures.ts';
import { tileOf } from '../state/captain-model.ts';
import { PlanTable } from './plan-table.tsx';

afterEach(cleanup);

const show = (table: ReturnType<typeof aTable>) =>
  render(
    <PlanTable
      tile={tileOf(table, [{ id: 'o1', value: anOrder() }], NOW)}
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

it('has no amount while nobody sits there', () => {
  show(aTable('F1-T02'));
  expect(screen.queryByText(/₹/)).toBeNull();
});
