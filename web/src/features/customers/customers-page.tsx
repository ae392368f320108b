import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Download, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { ErrorState } from '../../ui/mui/states/error-state.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { PageTabs } from '../../ui/mui/page-tabs.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { TypedSearch } from '../../ui/table/typed-search.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { customersPart } from '../../messages/owner/customers/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { AddButtons } from './add/add-buttons.tsx';
import { ExportDialog } from './dialogs/export-dialog.tsx';
import { AskingNotice } from './list/asking-notice.tsx';
import { CustomerList } from './list/customer-list.tsx';
import { Meanings } from './list/meanings.tsx';
import { NobodyFound } from './list/nobody-found.tsx';
import { CustomerSide } from './panel/customer-side.tsx';
import { specOf } from './state/customers-model.ts';
import { useAddress, VIEWS } from './state/use-address.ts';
import { useMarks } from './state/use-marks.ts';

/** ms; the lists change with the day only. */
const TICK = 60_000;

/** /dashboard/customers: guests who left a number. */
export function CustomersPage() {
  const words = useWords(customersPart);
  const common = useWords(commonPart);
  const titles = useWords(routeTitlesPart);
  const now = useNow(TICK);
  const [address, go] = useAddress();
  const { marks, hasFailed, retry } = useMarks(now);
  const [isExporting, setExporting] = useState(false);
  const { view, q } = address;
  const spec = specOf(address, marks, now);
  const clear = () => go({ q: '' });
  return (
    <>
      <PageHeader
        title={titles.customers}
        description={words.description}
        actions={
          <>
            <Button
              component={Link}
              to={href('reviews')}
              variant="outlined"
              startIcon={<MessageSquareText aria-hidden />}
            >
              {titles.reviews}
            </Button>
            <Button
              variant="outlined"
              startIcon={<Download aria-hidden />}
              onClick={() => setExporting(true)}
            >
              {words.exportAll}
            </Button>
            <AddButtons now={now} onAdded={(customer) => go({ customer })} />
          </>
        }
      />
      <Stack sx={{ gap: 2 }}>
        <AskingNotice onShow={() => go({ view: 'asked', q: '' })} isShown={view === 'asked' && q === ''} />
        <TypedSearch
          label={words.search}
          clearLabel={words.clearSearch}
          value={q}
          onChange={(text) => go({ q: text })}
        />
        <PageTabs
          page="customers"
          label={words.views}
          views={VIEWS}
          view={view}
          words={words.view}
          onView={(to) => go({ view: to, q: '' })}
          space={{}}
          between={marks !== null && <Meanings marks={marks} />}
        >
          {spec !== null && (
            <CustomerList key={`${view} ${q}`} {...{ address, marks, now, spec }} onClear={clear} />
          )}
          {spec === null && q !== '' && <NobodyFound typed={q} onClear={clear} />}
          {spec === null && q === '' && !hasFailed && <SkeletonRows label={words.loading} rows={6} />}
          {spec === null && q === '' && hasFailed && (
            <ErrorState
              title={words.couldNotLoad}
              text={common.couldNotLoadHint}
              retry={{ label: common.tryAgain, onRetry: retry }}
            />
          )}
        </PageTabs>
      </Stack>
      <CustomerSide customerId={address.customer} now={now} onClose={() => go({ customer: null })} />
      {isExporting && <ExportDialog now={now} onClose={() => setExporting(false)} />}
    </>
  );
}
