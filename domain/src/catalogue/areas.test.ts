import { REPORT_ERROR } from './fault-report.ts';
import { describe, expect, it } from 'vitest';
import { areaOf, posted } from './areas.ts';

const contract = (callers: readonly string[], alone = false) => ({ name: 'ringBell', callers, alone });

describe('the area of a contract', () => {
  it.each([
    [['visitor'], 'guest'],
    [['guest', 'captain', 'owner'], 'guest'],
    [['owner', 'captain'], 'floor'],
    [['kitchen'], 'floor'],
    [['owner'], 'office'],
    [['newcomer'], 'office'],
    [['staff'], 'platform'],
    [['super'], 'platform'],
  ])('with the callers %j is %s', (callers, area) => {
    expect(areaOf(contract(callers))).toBe(area);
  });

  it('is refused to a contract that nobody may call', () => {
    expect(() => areaOf(contract([]))).toThrow('nobody may call ringBell');
    expect(() => areaOf(contract(['cleaner']))).toThrow(RangeError);
  });
});

describe('what is posted', () => {
  it('to an area names the contract beside the input', () => {
    expect(posted(contract(['guest']), { at: 1 })).toEqual({
      to: 'guest',
      data: { name: 'ringBell', input: { at: 1 } },
    });
  });

  it('to a function of its own name is the input', () => {
    expect(posted(contract(['guest'], true), { at: 1 })).toEqual({ to: 'ringBell', data: { at: 1 } });
  });
});

it('a fault is reported to its area, which pages know without the other areas', () => {
  expect(areaOf(REPORT_ERROR)).toBe(REPORT_ERROR.area);
  expect(posted(REPORT_ERROR, { a: 1 })).toEqual({
    to: REPORT_ERROR.area,
    data: { name: REPORT_ERROR.name, input: { a: 1 } },
  });
});
