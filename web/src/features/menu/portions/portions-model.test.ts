import { describe, expect, it } from 'vitest';
import { MOST_LEFT } from '@bhoj/domain/menu/portions/portions-left.schema';
import { aMenu, aMenuItem, anAddOnGroup, aVariant } from '@bhoj/domain/fixtures/menu';
import { BUSINESS_DAY as TODAY } from '@bhoj/domain/fixtures/ids';
import { portionsLeftPart } from '../../../messages/owner/portions-left/en.ts';
import { changedCounts, faultsOf, followed, rowsOf, valuesOf } from './portions-model.ts';

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

describe('numbers that come while somebody types', () => {
  const before = () => [typed('3'), typed('5', '20'), typed('')];

  it('are followed in the fields that were left alone', () => {
    const now = [typed('2'), typed('4', '20'), typed('1')];
    const left = [typed('3'), typed('9', '20'), typed('', '7')];
    expect(followed(before(), left, now)).toEqual({
      seen: [typed('2'), typed('4', '20'), typed('1')],
      kept: [typed('2'), typed('9', '20'), typed('1', '7')],
      isClash: true,
    });
  });

  it('are no clash where nothing was typed over, or the number stayed', () => {
    expect(followed(before(), before(), [typed('2'), typed('4'), typed('1')]).isClash).toBe(false);
    expect(followed(before(), [typed('9'), ...before().slice(1)], before()).isClash).toBe(false);
    const one = followed(before(), [typed('9'), ...before().slice(1)], [typed('2'), ...before().slice(1)]);
    expect(one).toMatchObject({ isClash: true, kept: [typed('9'), typed('5', '20'), typed('')] });
  });

  it('keep what was seen where there are none', () => {
    expect(followed(before(), before(), [])).toEqual({ seen: before(), kept: before(), isClash: false });
  });
});

it('a row without a count shows nothing, and saves a day’s number only with one for now', () => {
  expect(valuesOf(rows, { items: {} }, TODAY)).toEqual([typed(''), typed(''), typed('')]);
  const [dal] = rows;
  const one = dal === undefined ? [] : [dal];
  expect(changedCounts(one, [typed('3')], [typed('', '20')])).toEqual({ dal: { left: null, was: 3 } });
  expect(changedCounts(one, [], [typed('4', '20')])).toEqual({ dal: { left: 4, was: null, perDay: 20 } });
  expect(changedCounts(one, [typed('3')], [])).toEqual({});
  expect(changedCounts(one, [typed('3', '20')], [typed('3', '')])).toEqual({ dal: { left: 3, was: 3 } });
});

it('counts up to the most, and of a dish whose group is gone nothing', () => {
  expect(faultsOf([typed(String(MOST_LEFT))])).toEqual([]);
  expect(faultsOf([typed(String(MOST_LEFT + 1))])).toHaveLength(1);
  const alone = { ...item, variants: [], addOnGroupIds: ['gone'] };
  expect(rowsOf(alone, { addOnGroups: [] }, portionsLeftPart.en).map(({ key }) => key)).toEqual(['dal']);
});
