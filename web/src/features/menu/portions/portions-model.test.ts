import { expect, it } from 'vitest';
import { aMenu, aMenuItem, anAddOnGroup, aVariant } from '@bhoj/domain/fixtures/menu';
import { BUSINESS_DAY as TODAY } from '@bhoj/domain/fixtures/ids';
import { portionsLeftPart } from '../../../messages/owner/portions-left/en.ts';
import { changedCounts, faultsOf, rowsOf, valuesOf } from './portions-model.ts';

const item = aMenuItem({ id: 'dal', variants: [aVariant()], addOnGroupIds: ['extras'] });
const rows = rowsOf(item, aMenu({ items: [item], addOnGroups: [anAddOnGroup()] }), portionsLeftPart.en);
const typed = (left: string, perDay = '') => ({ left, perDay });

it('counts the dish, its sizes and its add-ons', () => {
  expect(rows).toEqual([
    { key: 'dal', label: 'The dish' },
    { key: 'dal:half', label: 'Size Half' },
    { key: 'extras/butter', label: 'Extras: Butter, in every dish' },
  ]);
});

it('shows what is left today, not yesterday’s', () => {
  const items = {
    dal: { left: 3, day: TODAY },
    'dal:half': { left: 2, day: '2026-11-01' },
    'extras/butter': { left: 1, day: '2026-11-01', perDay: 30 },
  };
  expect(valuesOf(rows, { items }, TODAY)).toEqual([typed('3'), typed(''), typed('30', '30')]);
});

it('saves what was changed; an empty field ends the count', () => {
  const before = [typed('3'), typed(''), typed('30', '30')];
  const after = [typed('12'), typed(' 0 '), typed('')];
  expect(changedCounts(rows, before, after)).toEqual({
    dal: { left: 12, was: 3 },
    'dal:half': { left: 0, was: null },
    'extras/butter': { left: null, was: 30 },
  });
  expect(changedCounts(rows, before, before)).toEqual({});
  expect(changedCounts(rows, before, [typed('3', '20'), ...before.slice(1)])).toEqual({
    dal: { left: 3, was: 3, perDay: 20 },
  });
});

it.each(['-1', '1.5', 'ten', '10000', '99999'])('refuses “%s”', (left) => {
  expect(faultsOf([typed(left)])).toEqual([{ row: 0, field: 'left', fault: 'not-a-number' }]);
});

it('says which field is wrong', () => {
  expect(faultsOf([typed('3', 'x'), typed('', '20'), typed('0', '0'), typed('0', '1'), typed('')])).toEqual([
    { row: 0, field: 'perDay', fault: 'not-per-day' },
    { row: 1, field: 'left', fault: 'only-per-day' },
    { row: 2, field: 'perDay', fault: 'not-per-day' },
  ]);
});
