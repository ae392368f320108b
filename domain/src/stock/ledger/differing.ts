import { same } from '../../kernel/same.ts';

/** Returns the keys under which two records differ. */
export const differing = (
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !same(a[key], b[key]));
