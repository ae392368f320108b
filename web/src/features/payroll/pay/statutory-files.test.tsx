import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aSlip } from '@bhoj/domain/fixtures/pay';
import { PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { payLawOf } from '@bhoj/domain/payroll/law/law';
import { showStatutoryNumbers } from '@bhoj/domain/payroll/run/pay-run.contract';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { downloads } from '../../../ui/shared/downloads.fixtures.ts';
import { StatutoryFiles } from './statutory-files.tsx';

const backend = inMemory();
afterEach(() => {
  cleanup();
  backend.clear();
  vi.restoreAllMocks();
});

it('makes both files with the full numbers, and names who has none', async () => {
  const files = downloads();
  const numbers = {
    [PERSON_ID]: { uan: '100123456789', esi: '' },
    anil: { uan: '', esi: '3109876543' },
  };
  const left = [{ personId: 'anil', name: 'Anil', leftOn: '2026-10-31' }];
  backend.answer(showStatutoryNumbers, () => ({ numbers, left, others: [] }));
  render(
    <InMemoryClient of={backend}>
      <StatutoryFiles run={{ month: '2026-11', law: payLawOf('2026-11', '27') }} slips={[aSlip()]} />
    </InMemoryClient>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'ECR file of the fund' }));
  await waitFor(() => expect(files).toHaveLength(1));
  // 15,000 and 1,000 of conveyance; 12 %, 8.33 % and the rest.
  expect(files[0]?.name).toBe('ecr-2026-11.txt');
  expect(await files[0]?.text).toBe(
    '100123456789#~#RAVI#~#16000#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0\r\n',
  );
  fireEvent.click(screen.getByRole('button', { name: 'ESIC contribution file' }));
  expect(await screen.findByText('Not in the file, because the number is not entered: Ravi.')).toBeTruthy();
  expect(files[1]?.name).toBe('esic-2026-11.csv');
  // Somebody who left in the month before is listed once more.
  expect(await files[1]?.text).toContain('3109876543,ANIL,0,0,2,31/10/2026');
});

it('says why somebody with two records is not in the file', async () => {
  const files = downloads();
  const one = { uan: '100123456789', esi: '3101234567' };
  backend.answer(showStatutoryNumbers, () => ({
    numbers: { [PERSON_ID]: one, other: one },
    left: [],
    others: [],
  }));
  const slips = (name: string) => [aSlip(), { ...aSlip(), personId: 'other', name }];
  const law = payLawOf('2026-11', '27');
  const draw = (name: string) => (
    <InMemoryClient of={backend}>
      <StatutoryFiles run={{ month: '2026-11', law }} slips={slips(name)} />
    </InMemoryClient>
  );
  const { rerender } = render(draw('Sunil'));
  fireEvent.click(screen.getByRole('button', { name: 'ESIC contribution file' }));
  expect(await screen.findByText(/one number is entered for different names: Ravi, Sunil\./)).toBeTruthy();
  rerender(draw('Ravi'));
  fireEvent.click(screen.getByRole('button', { name: 'ECR file of the fund' }));
  // Twice 15,000.
  const notice = await screen.findByText(/together above the ceiling of the fund: Ravi \(₹25,000\)\./);
  // The limit of the row, and what becomes of the deductions above it.
  expect(notice.textContent).toContain('Enter one row on the portal, with that ceiling as its wages.');
  expect(notice.textContent).toContain(
    'The two slips deducted more for the fund than 12 % of it. Give back the difference with the next run',
  );
  await waitFor(() => expect(files).toHaveLength(2));
  expect(await files[1]?.text).toBe('');
});

it('names somebody who left under the number of who is here, whatever the file', async () => {
  const files = downloads();
  const one = { uan: '100123456789', esi: '3101234567' };
  const others = [{ personId: 'sunil', name: 'Sunil', ...one }];
  backend.answer(showStatutoryNumbers, () => ({ numbers: { [PERSON_ID]: one }, left: [], others }));
  const run = { month: '2026-11', law: payLawOf('2026-11', '27') };
  for (const name of ['ECR file of the fund', 'ESIC contribution file']) {
    const { unmount } = render(
      <InMemoryClient of={backend}>
        <StatutoryFiles run={run} slips={[aSlip()]} />
      </InMemoryClient>,
    );
    fireEvent.click(screen.getByRole('button', { name }));
    const notice = await screen.findByText(/one number is entered for different names: Ravi, Sunil\./);
    expect(notice.textContent).toContain('also of somebody who left');
    unmount();
  }
  await waitFor(() => expect(files).toHaveLength(2));
  expect(await files[0]?.text).toBe('');
  expect(await files[1]?.text).not.toContain('RAVI');
});
