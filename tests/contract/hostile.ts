import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

/** Returns the path of every value in a JSON value, from the whole to the leaves. */
export function pathsOf(value: Json, path: Path = []): Path[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

/** Returns a copy with the value at the path replaced; undefined removes it. */
export function replaced(value: Json, [key, ...rest]: Path, by: Json | undefined): Json | undefined {
  if (key === undefined) return by;
  const inner = replaced((value as { [key: string]: Json })[key] ?? null, rest, by);
  if (Array.isArray(value)) {
    return value.flatMap((child, i) => (String(i) === key ? (inner === undefined ? [] : [inner]) : [child]));
  }
  const { [key]: _, ...others } = value as { [key: string]: Json };
  return inner === undefined ? others : { ...others, [key]: inner };
}

export const HOSTILE: readonly Json[] = [
  '',
  ' ',
  'x'.repeat(20_000),
  '../../users/other@house.example',
  'a/b',
  '__proto__',
  '\u0000',
  '\ud800',
  -1,
  0,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[]]]],
  { toString: 1, valueOf: 1 },
  { '.sv': 'timestamp' },
  Array.from({ length: 2000 }, () => 1),
];

export const anything = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.jsonValue({ maxDepth: 3 }).map((value) => value as Json),
);

/** Any JSON, and the valid input with one value removed or replaced. */
export const malformed = (valid: Json) =>
  fc.oneof(
    { weight: 1, arbitrary: anything },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...pathsOf(valid)), fc.option(anything, { nil: undefined, freq: 4 }))
        .map(([path, by]) => replaced(valid, path, by) ?? null),
    },
  );
