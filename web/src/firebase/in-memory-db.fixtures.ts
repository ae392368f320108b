import type { MemoryAuth } from './in-memory-auth.fixtures.ts';

// The store of the in-memory client.

/** A document as it is stored, with a Date for each time. */
export type Stored = Readonly<Record<string, unknown>>;

/** Why documents cannot be read; `slow` answers never, until it is mended. */
export type How = 'permission-denied' | 'unavailable' | 'slow';

/** A filter of a list as it was asked. */
export type Asked = readonly [field: string, op: string, value: unknown];

/** A document, or a list. */
export type Read = { readonly path: string } | ListRead;
interface ListRead {
  /** The path of its collection, or the name of a group after two stars. */
  readonly at: string;
  readonly isWithin: (parent: string) => boolean;
  readonly asked: readonly Asked[];
  /** The most documents that it brings. */
  readonly most: number;
}

/** Which lists and which documents belong to a collection. */
export interface Belonging {
  readonly of: string;
  readonly fits: RegExp;
}
export const belongs = (from: Read, { of, fits }: Belonging): boolean =>
  'path' in from ? fits.test(from.path) : from.isWithin(of);

export interface MemoryDb {
  /** By path. */
  readonly documents: Map<string, Stored>;
  readonly listeners: Set<() => void>;
  /** The documents and lists that cannot be read. */
  faults: readonly (Belonging & { readonly how: How })[];
  /** Every read so far, and every listener that was attached. */
  readonly reads: Read[];
  /** The path of every document that was written so far. */
  readonly writes: string[];
  /** Every document as a write left it, with its path. */
  readonly written: (readonly [path: string, stored: Stored])[];
  /** Why the rules refuse every write. */
  refusal: 'permission-denied' | null;
  isOffline: boolean;
  /** Lists that ask by this field hear nothing. */
  lagging: string | null;
  /** The answers that listeners wait for, if each comes by itself; null if listeners are answered at once. */
  turns: Turns | null;
  readonly tell: () => void;
}

export interface Turns {
  /** What this device knows; null on one that has kept nothing. */
  readonly ofDevice: (() => void)[] | null;
  readonly ofServer: (() => void)[];
}

export interface MemoryFunctions {
  /** The person who calls by the SDK. */
  readonly auth: MemoryAuth;
  /** The caller is a uid; null for a visitor. */
  readonly call: (to: string, data: unknown, caller: string | null) => Promise<unknown>;
}
