import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { restaurantTypeSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import { common } from '../../messages/common.ts';
import { install } from '../../messages/install.ts';
import type { Live } from '../../firebase/live.ts';
import { DeniedState } from '../../ui/mui/states/denied-state.tsx';
import { ErrorState } from '../../ui/mui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { Facts } from './facts.tsx';

const { summary } = install;

function factsOf(restaurant: Restaurant): [string, string][] {
  const { seatingConfiguration: seating, taxSettings: tax } = restaurant;
  const type = restaurantTypeSchema.safeParse(restaurant.restaurantType);
  const tables = seating?.tablesPerFloor.reduce((a, b) => a + b, 0) ?? 0;
  return [
    [summary.restaurantName, restaurant.restaurantName],
    [summary.ownerName, restaurant.ownerName],
    [summary.email, restaurant.email],
    [summary.restaurantType, type.success ? type.data : summary.notSet],
    [summary.seating, seating === null ? summary.notSet : summary.seatingValue(tables, seating.floors)],
    [summary.tax, tax.enabled ? summary.taxOn(tax.percentage) : summary.taxOff],
  ];
}

function Body({ record }: { readonly record: Live<Restaurant> }) {
  switch (record.state) {
    case 'loading':
      return <SkeletonRows label={summary.loading} rows={6} rowHeight={36} />;
    case 'ready':
      return <Facts facts={factsOf(record.value)} />;
    case 'denied':
      return <DeniedState title={summary.deniedTitle} text={summary.deniedText} />;
    case 'missing':
    case 'failed':
      return (
        <ErrorState
          title={summary.failedTitle}
          text={summary.failedText}
          retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
        />
      );
  }
}

/** Which restaurant is set up on the device. */
export function SummaryStep({ record }: { readonly record: Live<Restaurant> }) {
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography>{summary.text}</Typography>
      <Body record={record} />
    </Stack>
  );
}
