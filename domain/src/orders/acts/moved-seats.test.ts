import { describe, expect, it } from 'vitest';
import { aLine } from '../../fixtures/lines.ts';
import { MOST_SEATS } from '../shape/seat.schema.ts';
import { seatedBehind } from './moved-seats.ts';

const at = (seat?: number) => aLine(seat === undefined ? {} : { seat });

describe('a line that comes to another order', () => {
  it.each([
    ['keeps its seat where nobody has one', [undefined], 2, 2],
    ['sits behind those who have one', [1, 3, undefined], 2, 5],
    ['has none where it has none', [1, 3], undefined, undefined],
    ['has none above the highest seat', [MOST_SEATS - 1], 2, undefined],
    ['takes the highest seat', [MOST_SEATS - 2], 2, MOST_SEATS],
  ])('%s', (_, there, seat, expected) => {
    const lines = Object.fromEntries(there.map((each, i) => [`1-${i + 1}`, at(each)]));
    expect(seatedBehind({ lines })(at(seat))).toEqual(at(expected));
  });
});
