import { useState } from 'react';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import type { Words } from '../../../words/part.ts';
import { ownerSearchPart } from '../../../messages/owner/search/en.ts';
import { useMayGo } from '../../../firebase/rights.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SearchField } from '../search/search-field.tsx';
import { inOrder } from './search/found.ts';
import type { Found } from './search/found.ts';
import { matching } from '../search/pages-found.ts';
import { OWNERS_PAGES } from './search/pages-searched.ts';
import { useRecent } from './search/recent.ts';
import { useSearch } from './search/use-search.ts';

export interface PageSearchFieldProps {
  /** The text that was typed before this field was loaded. */
  readonly typed: string;
  /** True to put the cursor into the field. */
  readonly hasFocus: boolean;
  /** Called after a choice. */
  readonly onGo?: () => void;
}

const pagesFound = (
  routeTitles: Words<'routeTitles'>,
  typed: string,
  mayGo: (name: RouteName) => boolean,
): Found[] =>
  matching(routeTitles, typed, mayGo, OWNERS_PAGES).map((name) => ({
    group: 'pages',
    label: routeTitles[name],
    hint: '',
    to: ROUTES[name].path,
  }));

/** Finds pages, dishes, tables, people, customers, bills and KOTs. */
export function PageSearchField({ typed, hasFocus, onGo }: PageSearchFieldProps) {
  const routeTitles = useWords(routeTitlesPart);
  const shell = useWords(shellPart);
  const words = useWords(ownerSearchPart);

  const mayGo = useMayGo();
  const [text, setText] = useState(typed);
  const search = useSearch(text);
  const [recent, keep] = useRecent(useRestaurantId());
  const asked = search.state === 'failed' ? words.failed : words.nothing;

  return (
    <SearchField<Found>
      label={shell.search}
      placeholder={shell.searchPlaceholder}
      text={text}
      onText={setText}
      results={inOrder([
        ...(text.trim() === '' ? recent : []),
        ...pagesFound(routeTitles, text, mayGo),
        ...search.found,
      ])}
      groupName={(group) => words.groups[group]}
      nothing={search.state === 'asking' ? words.asking : asked}
      hasFocus={hasFocus}
      onChoose={(found) => {
        keep(found);
        onGo?.();
      }}
    />
  );
}
