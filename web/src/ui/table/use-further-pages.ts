import { useCallback, useState } from 'react';
import type { Unreadable } from '../shared/unreadable.ts';

/** One page of a server's list, in the state that its reading component reports. */
export type Page<Item, Cursor> =
  { readonly state: 'loading' | 'failed' } | ({ readonly state: 'ready' } & Read<Item, Cursor>);

export interface Read<Item, Cursor> {
  readonly items: readonly Item[];
  /** Where the page after it begins; null where it is the last. Not told by `items`: some may be left out. */
  readonly next: Cursor | null;
  /** What of it cannot be shown. */
  readonly unreadable?: readonly Unreadable[];
}

/** The page that a component must read, and its callback. */
export interface PageAsked<Item, Cursor> {
  readonly index: number;
  readonly after: Cursor;
  /** The same function for as long as the question is the same. */
  readonly onPage: (index: number, page: Page<Item, Cursor>) => void;
}

export interface FurtherPages<Item, Cursor> {
  /** The items of the first page and all further ones, each once. */
  readonly items: readonly Item[];
  readonly unreadable: readonly Unreadable[];
  readonly more: 'none' | 'ready' | 'loading' | 'failed';
  readonly onMore: () => void;
  /** The pages to read, with one reading component for each, keyed by its index. */
  readonly asked: readonly PageAsked<Item, Cursor>[];
}

export interface PagesProps<Item, Cursor> {
  /** The query as a text; another question starts again at its first page. */
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

/** Stores a page; rows that are there stay while newer ones load. */
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
 * Returns the pages of a list that a server gives by cursor, live or read once. A component that renders nothing reads
 * each page, so that a page can be a live query: when a row leaves one page, the next page's cursor moves by itself.
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
