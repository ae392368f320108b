import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Printer, QrCode } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { qrCodes as words } from '../../messages/qr-codes.ts';
import { routeTitles } from '../../messages/routes.ts';
import { DeniedState } from '../../ui/mui/states/denied-state.tsx';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { ErrorState } from '../../ui/mui/states/error-state.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { CodeBoard } from './code-board.tsx';
import { CodesSkeleton } from './codes-skeleton.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { useCodes } from './use-codes.ts';

/** /dashboard/qr-codes: every code of the house, to look at, to print and to replace. */
export function QrCodesPage() {
  const codes = useCodes(useRestaurantId());
  const { state, groups, printed, restaurantName } = codes;
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
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
        {state === 'loading' && <CodesSkeleton />}
        {state === 'denied' && <DeniedState title={common.notAllowed} text={common.notAllowedHint} />}
        {(state === 'failed' || state === 'missing') && (
          <ErrorState
            title={words.couldNotLoad}
            text={common.couldNotLoadHint}
            retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
          />
        )}
        {state === 'ready' && !groups.some(({ floor }) => floor !== null) && (
          <EmptyState
            icon={QrCode}
            line={words.empty}
            action={
              <Button component={Link} to={href('seating')} variant="outlined">
                {words.setSeating}
              </Button>
            }
          />
        )}
        {state === 'ready' && <CodeBoard codes={codes} />}
      </Box>
      <PrintSheet restaurantName={restaurantName} codes={printed} />
    </>
  );
}
