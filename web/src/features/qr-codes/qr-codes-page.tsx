import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Printer, QrCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { floors, profiles, tables } from '@bhoj/domain/collections/restaurant';
import { href } from '@bhoj/domain/platform/routes';
import { useLiveDoc, useLiveList } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { qrCodes } from '../../messages/qr-codes.ts';
import { routeTitles } from '../../messages/routes.ts';
import { DeniedState } from '../../ui/denied-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FloorCodes, FloorFilter, grid } from './floor-codes.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { byFloor } from './qr-model.ts';

function Loading() {
  return (
    <Box role="status" aria-label={qrCodes.loading} sx={grid}>
      {Array.from({ length: 8 }, (_, i) => (
        <Card key={i} sx={{ p: 2 }} aria-hidden>
          <Skeleton variant="rounded" height={24} width="50%" sx={{ mb: 1.5 }} />
          <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
          <Skeleton variant="rounded" height={112} sx={{ mt: 1.5 }} />
        </Card>
      ))}
    </Box>
  );
}

export function QrCodesPage() {
  const restaurantId = useRestaurantId();
  const params = restaurantId === null ? null : { restaurantId };
  const profile = useLiveDoc(profiles, params);
  const floorList = useLiveList(floors, params, floors.queries.all());
  const tableList = useLiveList(tables, params, tables.queries.all());
  const [floor, setFloor] = useState<number | null>(null);
  const groups = useMemo(
    () =>
      tableList.state === 'ready'
        ? byFloor(
            tableList.value.map(({ value }) => value),
            floorList.state === 'ready' ? floorList.value.map(({ value }) => value) : [],
          )
        : [],
    [tableList, floorList],
  );
  const shown = groups.filter((group) => floor === null || group.floor === floor);

  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <PageHeader
          title={routeTitles.qrCodes}
          description={qrCodes.description}
          actions={
            <Button
              variant="contained"
              startIcon={<Printer aria-hidden />}
              disabled={shown.length === 0}
              onClick={() => globalThis.print()}
            >
              {qrCodes.print}
            </Button>
          }
        />
        {tableList.state === 'loading' && <Loading />}
        {tableList.state === 'denied' && (
          <DeniedState title={common.notAllowed} text={common.notAllowedHint} />
        )}
        {(tableList.state === 'failed' || tableList.state === 'missing') && (
          <ErrorState
            title={qrCodes.couldNotLoad}
            text={common.couldNotLoadHint}
            retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
          />
        )}
        {tableList.state === 'ready' && groups.length === 0 && (
          <EmptyState
            icon={QrCode}
            line={qrCodes.empty}
            action={
              <Button component={Link} to={href('seating')} variant="outlined">
                {qrCodes.setSeating}
              </Button>
            }
          />
        )}
        {groups.length > 1 && (
          <FloorFilter floors={groups.map((group) => group.floor)} value={floor} onChange={setFloor} />
        )}
        {shown.map((group) => (
          <FloorCodes key={group.floor} group={group} />
        ))}
      </Box>
      <PrintSheet
        restaurantName={profile.state === 'ready' ? profile.value.name : ''}
        tables={shown.flatMap((group) => group.tables)}
      />
    </>
  );
}
