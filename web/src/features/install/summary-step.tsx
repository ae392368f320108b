import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { restaurantTypeSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import { useOwnersRecord } from '../../firebase/restaurant.tsx';
import { install } from '../../messages/install.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
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

/** Which restaurant is set up on the device. */
export function SummaryStep() {
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography>{summary.text}</Typography>
      <Gate
        live={useOwnersRecord()}
        skeleton={<SkeletonRows label={summary.loading} rows={6} rowHeight={36} />}
        words={{
          failed: summary.failedTitle,
          failedHint: summary.failedText,
          denied: summary.deniedTitle,
          deniedHint: summary.deniedText,
        }}
      >
        {(restaurant) => <Facts facts={factsOf(restaurant)} />}
      </Gate>
    </Stack>
  );
}
