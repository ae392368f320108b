import { describe, expect, it } from 'vitest';
import { aPayRun, aSlip } from '../../fixtures/pay.ts';
import {
  ADVANCE_ID,
  aCell,
  aMuster,
  anAdvance,
  aPerson,
  PERSON_ID,
  someTerms,
} from '../../fixtures/payroll.ts';
import { rupees, ZERO } from '../../money/money.ts';
import { openAdvances, ownDaysOf, ownPaysOf, slipMonthsOf } from './my-work.ts';
import { slipShown } from './slip-shown.ts';
import { slipShownSchema } from '../shape/slip-shown.schema.ts';
import { withoutSlipLink, withSlipLink } from './slip-link.ts';
import { slipsPath } from './slips-path.ts';
import type { Terms } from '../shape/person.schema.ts';
import type { PaySource } from '../shape/slip.schema.ts';

const ravi = { id: PERSON_ID, value: aPerson() };

describe('own days', () => {
  it('are those of the grid: as stored, or with the weekly days off', () => {
    const days = ownDaysOf(aMuster(), ravi, '2026-11');
    expect(days).toHaveLength(30);
    expect(days[18]).toEqual({ day: '2026-11-19', ...aCell() });
    expect(days[0]).toMatchObject({ day: '2026-11-01', mark: null, claimed: null });
    const off = ownDaysOf(null, ravi, '2026-11').filter(({ mark }) => mark === 'WO');
    expect(off.map(({ day }) => day.slice(8))).toEqual(['03', '10', '17', '24']);
  });

  it('begin with the first and end with the last day at work', () => {
    const value = aPerson({ joinedOn: '2026-11-05', leftOn: '2026-11-07', terms: [someTerms()] });
    const days = ownDaysOf(null, { id: PERSON_ID, value }, '2026-11');
    expect(days.map(({ day }) => day)).toEqual(['2026-11-05', '2026-11-06', '2026-11-07']);
  });
});

describe('own pay', () => {
  it('is of the last twelve months, and of somebody who left up to the month after', () => {
    expect(slipMonthsOf({ leftOn: null }, '2026-11-20')).toEqual({ from: '2025-12', to: '2026-11' });
    expect(slipMonthsOf({ leftOn: '2026-01-31' }, '2027-06-01')).toEqual({ from: '2025-03', to: '2026-02' });
    expect(slipMonthsOf({ leftOn: '2026-11-10' }, '2026-11-20').to).toBe('2026-11');
  });

  it('shows nothing before the run is approved, and nobody else’s', () => {
    const runs = (['draft', 'reviewed', 'approved', 'paid'] as const).map((state, n) =>
      aPayRun({ month: `2026-0${n + 1}`, state }),
    );
    expect(ownPaysOf(runs, PERSON_ID).map(({ month }) => month)).toEqual(['2026-04', '2026-03']);
    expect(ownPaysOf(runs, 'PersonBBBBBBBBBBBBB1')).toEqual([]);
  });

  it('shows the final pay of a month that is a draft otherwise', () => {
    const { rows } = aPayRun();
    const settled = { [PERSON_ID]: { ...rows[PERSON_ID], isSettled: true } } as typeof rows;
    expect(ownPaysOf([aPayRun()], PERSON_ID)).toEqual([]);
    expect(ownPaysOf([aPayRun({ rows: settled })], PERSON_ID)).toHaveLength(1);
  });

  it('shows advances of which something is left', () => {
    const paid = { id: 'AdvanceBBBBBBBBBBBB1', value: anAdvance({ leftPaise: ZERO }) };
    const [open, ...others] = openAdvances([{ id: ADVANCE_ID, value: anAdvance() }, paid]);
    expect(open).toMatchObject({ id: ADVANCE_ID, leftPaise: anAdvance().leftPaise, reason: 'School fees' });
    expect(others).toEqual([]);
  });
});

it('a shown slip has all its lines, and neither account nor terms', () => {
  const payment = { method: 'upi', reference: '6123', paidOn: '2026-12-05', paidAt: 1 } as const;
  const slip = aSlip({ payment });
  const shown = slipShown(slip);
  expect(slipShownSchema.parse(shown)).toEqual(shown);
  expect(shown.deductions.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual(
    slip.deductions.map(({ kind, amountPaise }) => [kind, amountPaise]),
  );
  expect(shown.payment).toEqual({ method: 'upi', reference: '6123', paidOn: '2026-12-05' });
  expect(JSON.stringify(shown)).not.toContain('ravi@upi');
});

it('a link stays until it is ended, and the next one is another', () => {
  const linked = withSlipLink(aPerson());
  expect(linked.slipToken).toMatch(/^[A-Za-z0-9]{28}$/);
  expect(withSlipLink(linked)).toBe(linked);
  const ended = withoutSlipLink(linked);
  expect(ended).toEqual(aPerson());
  expect(withoutSlipLink(ended)).toBe(ended);
  expect(withSlipLink(ended).slipToken).not.toBe(linked.slipToken);
});

describe('what a shown slip says of the terms', () => {
  const shownBy = (terms: Terms[], more: Partial<PaySource['person']> = {}) => {
    const slip = aSlip();
    const { source } = slip;
    return slipShown({ ...slip, source: { ...source, person: { ...source.person, terms, ...more } } });
  };
  const old = someTerms({ divisor: '26' });
  const now = someTerms({ from: '2026-11-16', divisor: '30', basicPaise: rupees(18_000) });

  it('is each rate of the month with the day from which it is valid, and the divisor of its last day', () => {
    const shown = shownBy([old, now]);
    expect(shown.divisor).toBe('30');
    expect(shown.rates).toEqual(
      [old, now].map(({ from, by, basicPaise, allowances, overtimeTimes }) => ({
        from,
        by,
        basicPaise,
        allowances,
        overtimeTimes,
      })),
    );
  });

  it('is the first and the last day of their employment in the month', () => {
    expect(shownBy([old]).period).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    const part = { joinedOn: '2026-11-05', leftOn: '2026-11-20' };
    expect(shownBy([old], part).period).toEqual({ from: '2026-11-05', to: '2026-11-20' });
    expect(shownBy([old], { joinedOn: '2026-11-30' }).period).toEqual({
      from: '2026-11-30',
      to: '2026-11-30',
    });
  });

  it('is nothing for somebody who has no day in the month', () => {
    expect(shownBy([old], { joinedOn: '2026-12-01' })).toMatchObject({
      period: null,
      rates: [],
      divisor: 'calendar',
    });
  });
});

it('pays are shown with the latest month first, however they are read', () => {
  const runs = ['2026-02', '2026-04', '2026-03'].map((month) => aPayRun({ month, state: 'paid' }));
  const months = (list: typeof runs) => ownPaysOf(list, PERSON_ID).map(({ month }) => month);
  expect(months(runs)).toEqual(['2026-04', '2026-03', '2026-02']);
  expect(months(runs.toReversed())).toEqual(['2026-04', '2026-03', '2026-02']);
});

it('the link to the slips has its token in the fragment, where no server’s log keeps it', () => {
  expect(slipsPath({ restaurantId: 'asha@example.com', slipToken: 'Token1' })).toBe(
    '/slips/asha%40example.com#Token1',
  );
});
