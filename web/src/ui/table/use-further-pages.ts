import { useCallback, useState } from 'react';

/** One page of a server's list, in the state that its reading component reports. */
export type Page<Item> =
  { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly items: readonly Item[] };

/** The page that a component must read, and its callback. */
export interface PageAsked<Item, Cursor> {
  readonly index: number;
  readonly after: Cursor;
  /** The same function for as long as the question is the same. */
  readonly onPage: (index: number, page: Page<Item>) => void;
}

export interface FurtherPages<Item, Cursor> {
  /** The items of the first page and all further ones, each once. */
  readonly items: readonly Item[];
  readonly more: 'none' | 'ready' | 'loading' | 'failed';
  readonly onMore: () => void;
  /** The pages to read, with one reading component for each, keyed by its index. */
  readonly asked: readonly PageAsked<Item, Cursor>[];
}

export interface PagesProps<Item, Cursor> {
  /** The query as a text; another question starts again at its first page. */
  readonly question: string;
  readonly first: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** Returns the cursor after these items; null when they are the last. */
  readonly cursorAfter: (items: readonly Item[]) => Cursor | null;
}

interface Held<Item> {
  readonly question: string;
  readonly count: number;
  readonly pages: ReadonlyMap<number, Page<Item>>;
}

const begin = <Item>(question: string): Held<Item> => ({ question, count: 0, pages: new Map() });

/** Stores a page; rows that are there stay while newer ones load. */
function withPage<Item>(held: Held<Item>, index: number, page: Page<Item>): Held<Item> {
  const known = held.pages.get(index);
  if (known === page || (known?.state === 'ready' && page.state === 'loading')) return held;
  return { ...held, pages: new Map([...held.pages, [index, page]]) };
}

/**
 * Returns the pages of a list that a server gives by cursor, live or read once. A component that renders nothing reads
 * each page, so that a page can be a live query: when a row leaves one page, the next page's cursor moves by itself.
 */
export function useFurtherPages<Item, Cursor>(props: PagesProps<Item, Cursor>): FurtherPages<Item, Cursor> {
  const { question, first, idOf, cursorAfter } = props;
  const [kept, setKept] = useState<Held<Item>>(() => begin(question));
  const held = kept.question === question ? kept : begin<Item>(question);
  const onPage = useCallback(
    (index: number, page: Page<Item>) =>
      setKept((now) => withPage(now.question === question ? now : begin(question), index, page)),
    [question],
  );
  const onMore = useCallback(
    () =>
      setKept((now) => {
        const mine = now.question === question ? now : begin<Item>(question);
        return { ...mine, count: mine.count + 1 };
      }),
    [question],
  );
  const all = [...first];
  const asked: PageAsked<Item, Cursor>[] = [];
  let cursor = cursorAfter(first);
  let more: FurtherPages<Item, Cursor>['more'] = 'ready';
  for (let index = 0; index < held.count && cursor !== null; index += 1) {
    asked.push({ index, after: cursor, onPage });
    const page = held.pages.get(index) ?? { state: 'loading' };
    if (page.state !== 'ready') {
      more = page.state;
      break;
    }
    all.push(...page.items);
    cursor = cursorAfter(page.items);
  }
  if (cursor === null) more = 'none';
  const items = [...new Map(all.map((item) => [idOf(item), item])).values()];
  return { items, more, onMore, asked };
}
