import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Printer, QrCode } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { notPrinted } from '../../ui/mui/not-printed.ts';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { CodeBoard } from './code-board.tsx';
import { CodesSkeleton } from './codes-skeleton.tsx';
import { PrintSheet } from './print/print-sheet.tsx';
import { useCodes } from './use-codes.ts';

function NoTables() {
  const words = useWords(qrCodesPart);

  return (
    <EmptyState
      icon={QrCode}
      line={words.empty}
      action={
        <Button component={Link} to={href('seating')} variant="outlined">
          {words.setSeating}
        </Button>
      }
    />
  );
}

/** /dashboard/qr-codes: all codes of the restaurant, to open, print and replace. */
export function QrCodesPage() {
  const words = useWords(qrCodesPart);
  const routeTitles = useWords(routeTitlesPart);

  const codes = useCodes(useRestaurantId());
  const { live, groups, printed, restaurantName } = codes;
  return (
    <>
      <Box sx={notPrinted}>
        <PageHeader
          title={routeTitles.qrCodes}
          description={words.description}
          actions={
            <Button
              variant="contained"
              startIcon={<Printer aria-hidden />}
              disabled={printed.length === 0}
              onClick={() => globalThis.print()}
            >
              {words.print(printed.length)}
            </Button>
          }
        />
        <Gate live={live} skeleton={<CodesSkeleton />} words={{ failed: words.couldNotLoad }}>
          {() => (
            <>
              {!groups.some(({ floor }) => floor !== null) && <NoTables />}
              <CodeBoard codes={codes} />
            </>
          )}
        </Gate>
      </Box>
      <PrintSheet restaurantName={restaurantName} codes={printed} format={codes.format} />
    </>
  );
}
