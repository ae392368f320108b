import { describe, expect, it } from 'vitest';
import { paise } from '@bhoj/domain/money/money';
import { CHOSEN_RIGHTS, PRESETS, rightsOf } from '@bhoj/domain/catalogue/rights';
import { aMember } from '@bhoj/domain/fixtures/people';
import { limitsOf } from '@bhoj/domain/members/member-rights';
import {
  chosenOf,
  draftFor,
  faultsOf,
  hasOwnRights,
  RIGHT_GROUPS,
  toggled,
  withJob,
} from './rights-model.ts';

it('the dialog has each right that can be given, once', () => {
  const shown = RIGHT_GROUPS.flatMap(({ rights }) => rights);
  expect(shown.toSorted()).toEqual(CHOSEN_RIGHTS.toSorted());
});

describe('a draft', () => {
  it.each(PRESETS)('of a %s saves the job as it is', (preset) => {
    expect(chosenOf(withJob(preset))).toEqual({ preset, can: rightsOf(preset), limits: limitsOf(preset) });
    expect(faultsOf(withJob(preset))).toEqual([]);
  });

  it('of an older captain has the rights of the job', () => {
    expect(draftFor(aMember())).toEqual(withJob('captain'));
    expect(hasOwnRights(aMember())).toBe(false);
    expect(hasOwnRights(aMember({ can: ['take-orders'] }))).toBe(true);
    expect(hasOwnRights(aMember({ can: [...rightsOf('captain'), 'cook'] }))).toBe(true);
  });

  it('gives with a right what it implies, and takes away with it what needs it', () => {
    const given = toggled(withJob('captain'), 'reopen-day');
    expect(given.can).toEqual(expect.arrayContaining(['reopen-day', 'close-day', 'see-sales', 'dashboard']));
    const taken = toggled(given, 'see-sales');
    expect(taken.can).toEqual(rightsOf('captain'));
  });

  it.each([
    [{ discount: 'amount', rupees: '' }, ['rupees']],
    [{ discount: 'amount', rupees: '1.5' }, ['rupees']],
    [{ discount: 'amount', rupees: '10000001' }, ['rupees']],
    [{ discount: 'amount', rupees: '0' }, []],
    [{ discount: 'any', rupees: 'x' }, []],
    [{ days: '401' }, ['days']],
    [{ days: '-1' }, ['days']],
    [{ days: '' }, []],
  ] as const)('with %j is at fault in %j', (change, faults) => {
    expect(faultsOf({ ...withJob('manager'), ...change })).toEqual(faults);
  });

  it('asks for no limit of a right that the person does not have', () => {
    const draft = { ...withJob('kitchen'), discount: 'amount', rupees: 'x', days: 'x' } as const;
    expect(faultsOf(draft)).toEqual([]);
    expect(chosenOf(draft).limits).toEqual(limitsOf('kitchen'));
  });
});

describe('the limit of a discount', () => {
  const manager = () => withJob('manager');

  it('is shown in rupees where it is an amount', () => {
    const limits = { discount: paise(250_00), voidDays: 3 };
    const member = aMember({ can: [...rightsOf('manager')], preset: 'manager', limits } as never);
    expect(draftFor(member)).toMatchObject({ discount: 'amount', rupees: '250', days: '3' });
    const any = draftFor(
      aMember({ can: [...rightsOf('manager')], limits: { ...limits, discount: 'any' } } as never),
    );
    expect(any).toMatchObject({ discount: 'any', rupees: '' });
  });

  it('is saved in paise, up to a crore of rupees', () => {
    const saved = (rupees: string) => chosenOf({ ...manager(), discount: 'amount', rupees }).limits.discount;
    expect(saved('250')).toBe(250_00);
    expect(faultsOf({ ...manager(), discount: 'amount', rupees: '10000000' })).toEqual([]);
    expect(chosenOf({ ...manager(), discount: 'any', rupees: '5' }).limits.discount).toBe('any');
    expect(faultsOf({ ...manager(), days: '400' })).toEqual([]);
  });

  it('of another set of rights of the same number is an own one', () => {
    const [first, ...others] = rightsOf('captain');
    expect(first).toBeDefined();
    expect(hasOwnRights(aMember({ can: [...others, 'cook'] }))).toBe(true);
  });
});
