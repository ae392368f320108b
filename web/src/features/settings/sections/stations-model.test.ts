import { expect, it } from 'vitest';
import { movesOf, stationsSection } from './stations-model.ts';

const row = (name: string, was: string | null = name) => ({ was, name });
const faults = (...names: string[]) => {
  const parsed = stationsSection.schema.safeParse({ rows: names.map((name) => row(name)) });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
};

it('takes one to twelve stations, each once, trimmed', () => {
  expect(stationsSection.schema.parse({ rows: [row(' Tandoor '), row('Bar')] })).toEqual({
    stations: ['Tandoor', 'Bar'],
  });
  expect(faults()).toEqual(['rows']);
  expect(faults('Tandoor', ' Tandoor')).toEqual(['rows.1.name']);
  expect(faults('', 'x'.repeat(31))).toEqual(['rows.0.name', 'rows.1.name']);
  expect(faults(...Array.from({ length: 13 }, (_, i) => `Station ${i}`))).toEqual(['rows']);
});

it.each([
  ['nothing', [row('Main'), row('Tandoor')], []],
  ['a new one', [row('Main'), row('Tandoor'), row('Bar', null)], []],
  ['a new name', [row('Main'), row('Oven', 'Tandoor')], [['Tandoor', 'Oven']]],
  [
    'names changed with each other',
    [row('Tandoor', 'Main'), row('Main', 'Tandoor')],
    [
      ['Main', 'Tandoor'],
      ['Tandoor', 'Main'],
    ],
  ],
  ['one less', [row('Main')], [['Tandoor', 'Main']]],
  [
    'another in the place of both',
    [row('Oven', null)],
    [
      ['Main', 'Oven'],
      ['Tandoor', 'Oven'],
    ],
  ],
])('moves dishes when there is %s', (_, rows, moves) => {
  expect([...movesOf(['Main', 'Tandoor'], rows)]).toEqual(moves);
});

it('shows the stored stations, each as it was', () => {
  expect(stationsSection.valuesOf({ stations: ['Main', 'Bar'] } as never)).toEqual({
    rows: [
      { was: 'Main', name: 'Main' },
      { was: 'Bar', name: 'Bar' },
    ],
  });
});

it('moves dishes by names without blanks around, and nowhere while there is no name', () => {
  expect([...movesOf(['Main', 'Bar'], [row(' Oven ', 'Main'), row('  ', 'Bar')])]).toEqual([
    ['Main', 'Oven'],
  ]);
  expect([...movesOf(['Main', 'Bar'], [row(' Main ', 'Main')])]).toEqual([['Bar', 'Main']]);
  expect([...movesOf(['Main'], [])]).toEqual([]);
});
