import Box from '@mui/material/Box';
import { useState } from 'react';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteEntry, RouteName } from '@bhoj/domain/catalogue/routes';
import { platformSearchPart } from '../../../messages/owner/platform-search/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { matching } from '../search/pages-found.ts';
import type { Searched } from '../search/pages-found.ts';
import { SearchField } from '../search/search-field.tsx';
import { usePlatformSearch } from './use-platform-search.ts';
import type { PlatformResult } from './use-platform-search.ts';

/** px: results with an e-mail address need more than the sidebar's width. */
const LIST_WIDTH = 400;

const PLATFORMS_PAGES: Searched = {
  area: 'super',
  also: {
    superRestaurants: ['tenants', 'trials', 'suspended'],
    superUsers: ['accounts', 'password'],
    superSubscriptions: ['plans', 'prices', 'payments', 'invoices', 'refund'],
    superAnalytics: ['mrr', 'retention'],
    superReports: ['csv', 'export', 'files'],
    superNotifications: ['notices'],
  },
};

/** True for the pages of a super admin. */
const isSuper = (name: RouteName): boolean => {
  const { roles }: RouteEntry = ROUTES[name];
  return roles?.includes('super') === true;
};

/** Finds pages of the platform, restaurants and platform staff; only super admins may read all of them. */
export function SuperSearch({ onGo }: { readonly onGo: () => void }) {
  const titles = useWords(routeTitlesPart);
  const words = useWords(platformSearchPart);
  const [text, setText] = useState('');
  const search = usePlatformSearch(text);
  const pages = matching(titles, text, isSuper, PLATFORMS_PAGES).map((name): PlatformResult => ({
    group: 'pages',
    label: titles[name],
    hint: '',
    to: ROUTES[name].path,
  }));
  const asked = search.state === 'failed' ? words.failed : words.nothing;
  return (
    <Box sx={{ px: 1, pb: 1 }}>
      <SearchField<PlatformResult>
        label={words.label}
        placeholder={words.placeholder}
        text={text}
        onText={setText}
        results={[...pages, ...search.found]}
        groupName={(group) => words.groups[group]}
        nothing={search.state === 'asking' ? words.asking : asked}
        onChoose={onGo}
        listWidth={LIST_WIDTH}
      />
    </Box>
  );
}
