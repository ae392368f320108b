import { describe, expect, it } from 'vitest';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { isChanged, laidWith, NO_DRAFT, stepped, undone, withMove } from './plan-draft.ts';

const one = aTable({ n: 1 });
const two = aTable({ n: 2 });
const tables = [one, two];
const at = (x: number, y: number) => ({ x, y, shape: 'square' as const, turned: false });
const stored = { [one.id]: at(0, 0), [two.id]: at(4, 0) };
const spotOf = (laid: ReturnType<typeof laidWith>, id: string) => {
  const { x, y } = laid.find((each) => each.id === id) ?? { x: -1, y: -1 };
  return [x, y];
};

describe('a draft of the plan', () => {
  it('lays what was moved upon what is stored', () => {
    const draft = withMove(NO_DRAFT, laidWith(tables, stored, NO_DRAFT), one, at(8, 2));
    expect(isChanged(draft)).toBe(true);
    expect(spotOf(laidWith(tables, stored, draft), one.id)).toEqual([8, 2]);
    // Meanwhile another screen has moved the other table.
    const newer = { ...stored, [two.id]: at(12, 6) };
    expect(spotOf(laidWith(tables, newer, draft), one.id)).toEqual([8, 2]);
    expect(spotOf(laidWith(tables, newer, draft), two.id)).toEqual([12, 6]);
  });

  it('is undone step by step', () => {
    const first = withMove(NO_DRAFT, laidWith(tables, stored, NO_DRAFT), one, at(8, 2));
    const second = withMove(first, laidWith(tables, stored, first), one, at(9, 2));
    expect(undone(second)).toEqual(first);
    expect(undone(undone(second))).toEqual(NO_DRAFT);
    expect(undone(NO_DRAFT)).toEqual(NO_DRAFT);
  });

  it('does not change when a table is put down where it was', () => {
    expect(withMove(NO_DRAFT, laidWith(tables, stored, NO_DRAFT), one, at(0, 0))).toBe(NO_DRAFT);
    expect(withMove(NO_DRAFT, laidWith(tables, stored, NO_DRAFT), one, at(-5, 0))).toBe(NO_DRAFT);
  });
});

describe('a step by an arrow key', () => {
  const laid = laidWith(tables, stored, NO_DRAFT);
  it('is one step of the grid, and past a table in the way', () => {
    expect(stepped(laid, one, 'ArrowRight')).toEqual(at(1, 0));
    expect(stepped(laid, one, 'ArrowDown')).toEqual(at(0, 1));
    expect(stepped(laid, two, 'ArrowLeft')).toEqual(at(3, 0));
    const beside = laidWith(tables, { ...stored, [two.id]: at(2, 0) }, NO_DRAFT);
    expect(stepped(beside, one, 'ArrowRight')).toEqual(at(4, 0));
  });

  it('is none beyond the edge, and none for other keys', () => {
    expect(stepped(laid, one, 'ArrowLeft')).toBeNull();
    expect(stepped(laid, one, 'ArrowUp')).toBeNull();
    expect(stepped(laid, one, 'a')).toBeNull();
  });
});
