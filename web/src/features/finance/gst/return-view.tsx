import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FileDown } from 'lucide-react';
import { gstr1File } from '@bhoj/domain/returns/gstr1-file';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { hasGuestCodesOnly } from '@bhoj/domain/returns/sums';
import { useMay } from '../../../firebase/rights.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { download } from '../../../ui/shared/csv-download.ts';
import { gstPart } from '../../../messages/owner/gst/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useDocumentSettings } from '../../../firebase/restaurant.tsx';
import { ChecksCard } from './parts/checks-card.tsx';
import { EntriesCard } from './parts/entries-card.tsx';
import { ENTERED, FiguresTable } from './parts/figures-table.tsx';
import { FormerCard } from './parts/former-card.tsx';
import { tablesOf } from './state/rows.ts';

/** A prepared return: the check, the tables with their files, and the owner's entries. */
export function ReturnView({ made }: { readonly made: TaxReturn }) {
  const words = useWords(gstPart);
  const { gstin: present } = useDocumentSettings();
  const mayEnter = useMay()('gst');
  const { gstin, month, isComposition } = made;
  const save = () =>
    download(words.jsonName(gstin, month), JSON.stringify(gstr1File(made), null, 1), 'application/json');
  return (
    <Stack sx={{ gap: 3 }}>
      <ChecksCard made={made} />
      {!isComposition && (
        <div>
          <Button variant="contained" startIcon={<FileDown aria-hidden />} onClick={save}>
            {words.downloadJson}
          </Button>
        </div>
      )}
      {tablesOf(words, made).map((table) => (
        <Stack key={table.key} id={table.key} sx={{ gap: 1.5 }}>
          <FiguresTable {...{ table, made }} />
          {table.key === 'hsn' && hasGuestCodesOnly(made.tables) && (
            <Notice tone="info">{words.guestCodesOnly}</Notice>
          )}
        </Stack>
      ))}
      {gstin !== present && mayEnter && <FormerCard key={`${gstin} ${month}`} made={made} />}
      {!isComposition && mayEnter && (
        <div id={ENTERED}>
          <EntriesCard key={made.month} made={made} />
        </div>
      )}
    </Stack>
  );
}
