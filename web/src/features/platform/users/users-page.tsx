import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { textParam, useAddressParams } from '../../../ui/table/address-params.ts';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { platformUsersPart } from '../../../messages/owner/platform-users/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { AccountsList } from './accounts-list.tsx';

const PARAMS = { q: textParam };

/** /super/users: every account, page by page. */
export function UsersPage() {
  const words = useWords(platformUsersPart);
  const titles = useWords(routeTitlesPart);
  const [{ q }, go] = useAddressParams<{ readonly q: string }>(PARAMS);
  const search = useCallback((text: string) => go({ q: text }), [go]);
  return (
    <>
      <PageHeader title={titles.superUsers} description={words.description} />
      <Box sx={{ display: 'flex', mb: 2 }}>
        <TypedSearch label={words.search} clearLabel={words.clearSearch} value={q} onChange={search} />
      </Box>
      <AccountsList who={q} onClear={() => go({ q: '' })} />
    </>
  );
}
