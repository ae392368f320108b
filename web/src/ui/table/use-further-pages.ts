import { useCallback, useState } from 'react';
import type { Unreadable } from '../shared/unreadable.ts';

/** One page of a server's list, as the component that reads it has it. */
export type Page<Item, Cursor> =
  { readonly state: 'loading' | 'failed' } | ({ readonly state: 'ready' } & Read<Item, Cursor>);

export interface Read<Item, Cursor> {
  readonly items: readonly Item[];
  /** Where the page after it begins; null where it is the last. Not told by `items`: some may be left out. */
  readonly next: Cursor | null;
  /** What of it cannot be shown. */
  readonly unreadable?: readonly Unreadable[];
}

/** Which page a component is to read, and whom it tells. */
export interface PageAsked<Item, Cursor> {
  readonly index: number;
  readonly after: Cursor;
  /** Stays the same function while the question stands. */
  readonly onPage: (index: number, page: Page<Item, Cursor>) => void;
}

export interface FurtherPages<Item, Cursor> {
  /** The first page and every further one that is there, each item once. */
  readonly items: readonly Item[];
  readonly unreadable: readonly Unreadable[];
  readonly more: 'none' | 'ready' | 'loading' | 'failed';
  readonly onMore: () => void;
  /** One reading component for each, keyed by its index. */
  readonly asked: readonly PageAsked<Item, Cursor>[];
}

export interface PagesProps<Item, Cursor> {
  /** What is asked for, as a text: another question begins at its first page. */
  readonly question: string;
  readonly first: Read<Item, Cursor>;
  readonly idOf: (item: Item) => string;
}

interface Held<Item, Cursor> {
  readonly question: string;
  readonly count: number;
  readonly pages: ReadonlyMap<number, Page<Item, Cursor>>;
}

const begin = <Item, Cursor>(question: string): Held<Item, Cursor> => ({
  question,
  count: 0,
  pages: new Map(),
});

/** What a page is from now on: rows that are there stay until newer ones are. */
function withPage<Item, Cursor>(
  held: Held<Item, Cursor>,
  index: number,
  page: Page<Item, Cursor>,
): Held<Item, Cursor> {
  const known = held.pages.get(index);
  if (known === page || (known?.state === 'ready' && page.state === 'loading')) return held;
  return { ...held, pages: new Map([...held.pages, [index, page]]) };
}

/**
 * The pages of a list that a server hands out by cursor, live or read once. Each page is read by a component that draws
 * nothing, so that a page can be a live query: where a row goes from one, the next begins further on by itself.
 */
export function useFurtherPages<Item, Cursor>(props: PagesProps<Item, Cursor>): FurtherPages<Item, Cursor> {
  const { question, first, idOf } = props;
  const [kept, setKept] = useState<Held<Item, Cursor>>(() => begin(question));
  const held = kept.question === question ? kept : begin<Item, Cursor>(question);
  const onPage = useCallback(
    (index: number, page: Page<Item, Cursor>) =>
      setKept((now) => withPage(now.question === question ? now : begin(question), index, page)),
    [question],
  );
  const onMore = useCallback(
    () =>
      setKept((now) => {
        const mine = now.question === question ? now : begin<Item, Cursor>(question);
        return { ...mine, count: mine.count + 1 };
      }),
    [question],
  );
  const all = [...first.items];
  const unreadable = [...(first.unreadable ?? [])];
  const asked: PageAsked<Item, Cursor>[] = [];
  let cursor = first.next;
  let more: FurtherPages<Item, Cursor>['more'] = 'ready';
  for (let index = 0; index < held.count && cursor !== null; index += 1) {
    asked.push({ index, after: cursor, onPage });
    const page = held.pages.get(index) ?? { state: 'loading' };
    if (page.state !== 'ready') {
      more = page.state;
      break;
    }
    all.push(...page.items);
    unreadable.push(...(page.unreadable ?? []));
    cursor = page.next;
  }
  if (cursor === null) more = 'none';
  const items = [...new Map(all.map((item) => [idOf(item), item])).values()];
  return { items, unreadable, more, onMore, asked };
}
