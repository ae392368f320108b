import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPayRun, aPaySource } from '@bhoj/domain/fixtures/pay';
import { aCell, aMuster, anAdvance, aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { rupees } from '@bhoj/domain/money/money';
import { NOTHING_FOR_ALL } from '@bhoj/domain/payroll/run/entered';
import { approveFinalPay, draftPayRun } from '@bhoj/domain/payroll/run/pay-run.contract';
import { payRuns, slips } from '@bhoj/domain/payroll/shape/pay-run.collection';
import { musters, people } from '@bhoj/domain/payroll/shape/people.collection';
import { payLawOf } from '@bhoj/domain/payroll/law/law';
import { payRowsOf } from '@bhoj/domain/payroll/run/pay-run';
import { slipOf } from '@bhoj/domain/payroll/slip/slip';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { PayrollPage } from './payroll-page.tsx';
import { render } from '../../ui/mui/render-in-mui.fixtures.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
const PERSON = { personId: PERSON_ID };
const MONTH = { month: '2026-11' };
const show = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <PayrollPage />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00+05:30'), toFake: ['Date'] });
  backend.clear();
  backend.answer(approveFinalPay, () => ({}));
  backend.put(people, PERSON, aPerson());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a final pay', () => {
  const leaver = (fields: Parameters<typeof aPaySource>[0] = {}) => {
    const source = aPaySource({ person: { ...aPaySource().person, leftOn: '2026-11-19' }, ...fields });
    return slipOf(PERSON_ID, source, payLawOf('2026-11', '27'), NOTHING_FOR_ALL);
  };
  const PAY = `?tab=pay&month=2026-11&person=${PERSON_ID}`;

  it('is approved alone, from the open slip of a draft', async () => {
    backend.put(payRuns, MONTH, aPayRun());
    backend.put(slips, { ...MONTH, ...PERSON }, leaver());
    show(PAY);
    const panel = within(await screen.findByRole('region', { name: 'Final pay' }));
    expect(panel.getByText(/Last day 19 Nov 2026. The law wants this paid by 21 Nov 2026/)).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Approve this final pay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve the final pay of Ravi?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Approve this final pay' }));
    await waitFor(() => expect(backend.calls).toEqual([['approveFinalPay', { ...MONTH, ...PERSON }]]));
  });

  it('names the leave that is left, and that what is paid out for it is not known (P-WAGES-16, P-MUSTER-5)', async () => {
    const leaveHalves = { PL: 9, CL: 4, SL: 0 };
    backend.put(people, PERSON, aPerson({ leftOn: '2026-11-19', leaveHalves }));
    const taken = aMuster({ month: '2026-11', people: { [PERSON_ID]: { '03': aCell({ mark: 'PL' }) } } });
    backend.put(musters, MONTH, taken);
    backend.put(payRuns, MONTH, aPayRun());
    backend.put(slips, { ...MONTH, ...PERSON }, leaver());
    show(PAY);
    const panel = within(await screen.findByRole('region', { name: 'Final pay' }));
    expect(
      panel.getByText(
        /left: Paid leave 3.5 days, Casual leave 2 days, Sick leave 0 days. .* is not known, enter it/,
      ),
    ).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Approve this final pay' }));
    expect(await screen.findByText(/^No leave is paid out: nothing is entered/)).toBeTruthy();
  });

  it('says of leave paid out nothing more once pay of this month is entered', async () => {
    const extras = [{ kind: 'once' as const, name: 'Leave', amountPaise: rupees(1_000), isWages: true }];
    backend.put(payRuns, MONTH, aPayRun());
    backend.put(slips, { ...MONTH, ...PERSON }, leaver({ entered: { ...aPaySource().entered, extras } }));
    show(PAY);
    fireEvent.click(await screen.findByRole('button', { name: 'Approve this final pay' }));
    expect(await screen.findByText(/^It stands from then on/)).toBeTruthy();
  });

  it('names no leave while it is not loaded, and still says that it is not known', async () => {
    backend.failsOne('unavailable', people, PERSON);
    backend.put(payRuns, MONTH, aPayRun());
    backend.put(slips, { ...MONTH, ...PERSON }, leaver());
    show(PAY);
    expect(
      await screen.findByText(/^The leave that is left is shown with the person. .* not known, enter it/),
    ).toBeTruthy();
  });

  it('names what of an advance it does not take, and waits for what stops it', async () => {
    const owes = { ...anAdvance({ leftPaise: rupees(30_000) }), id: 'a1' };
    backend.put(payRuns, MONTH, aPayRun());
    backend.put(slips, { ...MONTH, ...PERSON }, leaver({ advances: [owes], cells: {} }));
    show(PAY);
    const panel = within(await screen.findByRole('region', { name: 'Final pay' }));
    expect(panel.getByText(/of advances does not fit into half of the wages/)).toBeTruthy();
    expect(panel.getByText(/Mark the days in the muster/)).toBeTruthy();
    expect(panel.getByRole<HTMLButtonElement>('button', { name: /^Approve/ }).disabled).toBe(true);
  });

  it('that stands is paid and printed, and takes no more amounts', async () => {
    const run = aPayRun();
    const slip = { ...leaver(), settled: { at: Date.now(), law: run.law, forAll: run.entered } };
    backend.put(payRuns, MONTH, { ...run, rows: payRowsOf([slip]) });
    backend.put(slips, { ...MONTH, ...PERSON }, slip);
    show(PAY);
    expect(await screen.findByText(/approved on 20 Nov 2026 and stands/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Note the payment' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'The slip for them' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save and draft again' })).toBeNull();
    expect(
      screen.getByText('Note the same payment for every final pay that is approved and not paid'),
    ).toBeTruthy();
  });

  it('that stands lets nobody change the last day', async () => {
    const left = aPerson({ leftOn: '2026-11-19', settledMonths: ['2026-11'] });
    backend.put(people, PERSON, left);
    show(`?tab=people&person=${PERSON_ID}`);
    expect(await screen.findByText(/^The final pay is approved/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leaves' })).toBeNull();
  });

  it('is opened from the person who leaves, with the draft made anew', async () => {
    backend.put(people, PERSON, aPerson({ leftOn: '2026-11-19' }));
    backend.put(payRuns, MONTH, aPayRun());
    backend.put(slips, { ...MONTH, ...PERSON }, leaver());
    backend.answer(draftPayRun, () => ({ people: 1 }));
    show(`?tab=people&person=${PERSON_ID}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Final pay' }));
    expect(await screen.findByRole('region', { name: 'Final pay' })).toBeTruthy();
    expect(backend.calls).toEqual([['draftPayRun', MONTH]]);
  });
});
