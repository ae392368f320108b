import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { aClosing } from '@bhoj/domain/fixtures/days';
import { rupees } from '@bhoj/domain/money/money';
import { SessionsTable } from './sessions-table.tsx';

const session = (z: number, differencePaise: number) => ({
  id: `SessionAAAAAAAAAAAA${z}`,
  z,
  till: 'Counter',
  holder: 'Meena',
  expectedPaise: rupees(2_130),
  countedPaise: rupees(2_130 + differencePaise),
  differencePaise: rupees(differencePaise),
  note: differencePaise === 0 ? '' : 'Change',
});
const show = (closings: Parameters<typeof SessionsTable>[0]['closings']) =>
  render(
    <MemoryRouter>
      <SessionsTable closings={closings} name="November 2026" />
    </MemoryRouter>,
  );

afterEach(cleanup);

it('lists the sessions of closed days with their sums, and offers them as a file (P-SESSION-10)', () => {
  const sessions = { list: [session(1, -95), session(2, 0)], elsewherePaise: rupees(0) };
  show([aClosing(), aClosing({ sessions })]);
  const table = within(screen.getByRole('table', { name: 'Cash sessions, November 2026' }));
  expect(table.getAllByRole('row')[1]?.textContent).toBe(
    'Z 1 · 20 Nov 2026 · Counter, Meena₹2,130₹2,035-₹95',
  );
  expect(table.getAllByRole('row').at(-1)?.textContent).toBe('Total₹4,260₹4,165-₹95');
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
});

it('is not there where no session was used', () => {
  show([aClosing()]);
  expect(screen.queryByRole('table')).toBeNull();
});
