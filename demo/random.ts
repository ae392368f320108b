/**
 * A repeatable random generator: the same seed gives the same numbers on every machine. sfc32 by Chris Doty-Humphrey,
 * with 128 bits of state, so that the streams of many days do not overlap.
 */
export interface Random {
  /** In [0, 1). */
  float(): number;
  /** A whole number, both ends included. */
  int(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks in proportion to weights; an entry of weight 0 is picked only when all have weight 0. */
  weighted<T>(list: readonly T[], weightOf: (entry: T) => number): T;
  text(length: number, alphabet: string): string;
  /** An id in the form of the domain's `newId`. */
  id(): string;
}

const DIGITS = '0123456789';
const ALPHANUMERIC = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz${DIGITS}`;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

function sfc32(seed: string): () => number {
  let [a, b, c] = ['a', 'b', 'c'].map((part) => hash(`${part}:${seed}`)) as [number, number, number];
  let counter = 1;
  const next = () => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return (result >>> 0) / 0x1_0000_0000;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

export function randomOf(seed: string): Random {
  const float = sfc32(seed);
  const int = (least: number, most: number) => least + Math.floor(float() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[int(0, list.length - 1)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  };
  const weighted = <T>(list: readonly T[], weightOf: (entry: T) => number): T => {
    const total = list.reduce((sum, entry) => sum + weightOf(entry), 0);
    let left = float() * total;
    for (const entry of list) {
      left -= weightOf(entry);
      if (left < 0) return entry;
    }
    return pick(list);
  };
  const text = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join('');
  return {
    float,
    int,
    chance: (probability) => float() < probability,
    pick,
    weighted,
    text,
    id: () => text(20, ALPHANUMERIC),
  };
}
