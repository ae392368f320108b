import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FileText } from 'lucide-react';
import { ledgerNames } from '@bhoj/domain/books/books.collection';
import { LEDGER_NAMES } from '@bhoj/domain/books/ledger-names';
import type { LedgerNames } from '@bhoj/domain/books/ledger-names';
import type { Span } from '@bhoj/domain/figures/span/span';
import { useLiveDoc } from '../../../firebase/live.ts';
import { orNull } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { financeAccountantPart } from '../../../messages/owner/finance-accountant/en.ts';
import { financePart } from '../../../messages/owner/finance/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpanName } from '../state/span-name.ts';
import { LedgerForm } from './ledger-form.tsx';
import { useBooks } from './use-books.ts';
import type { BooksRead } from './use-books.ts';

// Nobody sees a file before they have asked for the books.
const BookFiles = lazyPart(() => import('./book-files.tsx').then((m) => m.BookFiles));

interface ReadProps {
  readonly read: BooksRead;
  readonly names: LedgerNames;
  readonly span: Span;
}

/** The progress of reading, or the files. */
function Read({ read, names, span }: ReadProps) {
  const words = useWords(financeAccountantPart);
  const name = useSpanName()(span);
  if (read.state === 'reading') return <SkeletonRows label={words.reading} rows={4} />;
  if (read.state === 'failed') return <Notice tone="error">{words.failed}</Notice>;
  if (read.state === 'too-many') return <Notice tone="error">{words.tooMany}</Notice>;
  if (read.state !== 'ready') return null;
  if (read.books.vouchers.length === 0) return <EmptyState icon={FileText} line={words.none(name)} />;
  return (
    <BookFiles
      {...{ names, span }}
      books={read.books}
      stands={{ waiting: <SkeletonRows label={words.reading} rows={4} /> }}
    />
  );
}

/** Files for the accountant: sales, tax, payments and expenses of the period. */
export function AccountantTab({ span }: { readonly span: Span }) {
  const words = useWords(financeAccountantPart);
  const common = useWords(financePart);
  const name = useSpanName()(span);
  const isOnline = useOnline();
  const { read, start } = useBooks(span);
  const live = orNull(useLiveDoc(ledgerNames, { restaurantId: useRestaurantId() }));
  return (
    <Gate
      {...{ live }}
      skeleton={
        <SectionCard>
          <SkeletonRows label={common.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: common.couldNotLoad, offline: words.offline }}
    >
      {(stored) => {
        const names = stored ?? LEDGER_NAMES;
        return (
          <Stack sx={{ gap: 3 }}>
            <SectionCard
              title={words.title(name)}
              description={words.hint}
              actions={
                <Button
                  variant="contained"
                  disabled={!isOnline || read.state === 'reading'}
                  aria-busy={read.state === 'reading'}
                  onClick={() => void start()}
                >
                  {words.read}
                </Button>
              }
            >
              {!isOnline && <Notice tone="warning">{words.offline}</Notice>}
              <Read {...{ read, names, span }} />
            </SectionCard>
            <LedgerForm names={names} />
          </Stack>
        );
      }}
    </Gate>
  );
}
