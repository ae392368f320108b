import { useCallback, useEffect, useRef, useState } from 'react';
import type { Collection, Cursor, Entry, PathParams, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { z } from 'zod';
import { useClient } from './client.ts';
import { useLiveList, watchList } from './live.ts';
import type { Live, Watched } from './live.ts';
import type { Unreadable } from './unreadable.ts';

/** A list that the server sends in pages. */
export interface LivePages<T> {
  /** The first page. */
  readonly live: Live<readonly Entry<T>[]>;
  /** The rows of the first page and all further ones, each once. */
  readonly items: readonly Entry<T>[];
  /** The unreadable documents of the further pages; `live` has those of the first page. */
  readonly unreadable: readonly Unreadable[];
  /** The rows after the loaded pages; null after the last page. */
  readonly more: { readonly state: 'ready' | 'loading' | 'failed'; readonly onMore: () => void } | null;
}

type List<T> = Watched<readonly Entry<T>[]>;

interface Held<T> {
  /** The query of the first page, as a text. */
  readonly question: string;
  /** The number of further pages that the person asked for. */
  readonly count: number;
  /** The number of retries of a failed page. */
  readonly attempt: number;
  readonly pages: readonly List<T>[];
}

interface Asked {
  readonly spec: QuerySpec;
  readonly key: string;
}

const LOADING = { state: 'loading' } as const;

const begin = (question: string): Held<never> => ({ question, count: 0, attempt: 0, pages: [] });

/** Stores a page. Its old rows stay while newer ones load. */
function withPage<T>(held: Held<T>, index: number, page: List<T>): Held<T> {
  if (held.pages[index]?.state === 'ready' && page.state === 'loading') return held;
  const pages = [...held.pages];
  pages[index] = page;
  return { ...held, pages };
}

/** Asks for the next page, or again for a failed one. */
function withMore<T>(held: Held<T>): Held<T> {
  const failed = held.pages.findIndex(({ state }) => state !== 'ready' && state !== 'loading');
  if (failed < 0) return { ...held, count: Math.min(held.count, held.pages.length) + 1 };
  return { ...held, attempt: held.attempt + 1, pages: held.pages.slice(0, failed) };
}

/** Attaches a listener for each key, and detaches it when the key is gone. */
function useAttachedEach(
  asked: readonly Asked[],
  attach: (index: number, spec: QuerySpec) => () => void,
): void {
  const attached = useRef(new Map<string, () => void>());
  useEffect(() => {
    const kept = new Set(asked.map(({ key }) => key));
    for (const [key, detach] of attached.current) {
      if (kept.has(key)) continue;
      attached.current.delete(key);
      detach();
    }
    asked.forEach(({ key, spec }, index) => {
      if (!attached.current.has(key)) attached.current.set(key, attach(index, spec));
    });
    // `attach` is new on every render; the keys contain everything that it depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked.map(({ key }) => key).join('\n')]);
  useEffect(() => {
    const all = attached.current;
    return () => {
      for (const detach of all.values()) detach();
      all.clear();
    };
  }, []);
}

/**
 * A declared query, live, in pages. `specOf` makes the query of the page after a cursor; null gives the first page.
 * When a row leaves one page, the next page moves along by itself. Another first query starts again.
 */
export function useLivePages<C extends Collection>(
  collection: C,
  params: Partial<PathParams<C['pattern']>>,
  specOf: (after: Cursor | null) => QuerySpec,
): LivePages<z.output<C['schema']>> {
  type Value = z.output<C['schema']>;
  const client = useClient();
  const live = useLiveList(collection, params, specOf(null));
  const question = `${collection.parent(params)} ${JSON.stringify(specOf(null))}`;
  const [kept, setKept] = useState<Held<Value>>(() => begin(question));
  const held = kept.question === question ? kept : begin(question);
  const change = (make: (held: Held<Value>) => Held<Value>) =>
    setKept((now) => make(now.question === question ? now : begin(question)));
  const onMore = useCallback(
    () => setKept((now) => withMore(now.question === question ? now : begin(question))),
    [question],
  );
  const all = live.state === 'ready' ? [...live.value] : [];
  const unreadable: Unreadable[] = [];
  const asked: Asked[] = [];
  let cursor = live.state === 'ready' ? (live.next ?? null) : null;
  let state: 'ready' | 'loading' | 'failed' = 'ready';
  for (let index = 0; index < held.count && cursor !== null; index += 1) {
    const spec = specOf(cursor);
    asked.push({ spec, key: `${held.attempt} ${index} ${question} ${JSON.stringify(spec)}` });
    const page = held.pages[index] ?? LOADING;
    if (page.state !== 'ready') {
      state = page.state === 'loading' ? 'loading' : 'failed';
      break;
    }
    all.push(...page.value);
    unreadable.push(...(page.unreadable ?? []));
    cursor = page.next ?? null;
  }
  useAttachedEach(asked, (index, spec) =>
    watchList(client, collection, params, spec, (page) => change((now) => withPage(now, index, page))),
  );
  return {
    live,
    items: [...new Map(all.map((entry) => [entry.id, entry])).values()],
    unreadable,
    more: cursor === null ? null : { state, onMore },
  };
}
