import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { restaurantTypeSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import { useOwnersRecord } from '../../firebase/restaurant.tsx';
import type { Words } from '../../words/part.ts';
import { installPart } from '../../messages/owner/install/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { Facts } from './facts.tsx';

function factsOf(install: Words<'install'>, restaurant: Restaurant): [string, string][] {
  const { seatingConfiguration: seating, taxSettings: tax } = restaurant;
  const type = restaurantTypeSchema.safeParse(restaurant.restaurantType);
  const tables = seating?.tablesPerFloor.reduce((a, b) => a + b, 0) ?? 0;
  return [
    [install.summary.restaurantName, restaurant.restaurantName],
    [install.summary.ownerName, restaurant.ownerName],
    [install.summary.email, restaurant.email],
    [install.summary.restaurantType, type.success ? type.data : install.summary.notSet],
    [
      install.summary.seating,
      seating === null ? install.summary.notSet : install.summary.seatingValue(tables, seating.floors),
    ],
    [install.summary.tax, tax.enabled ? install.summary.taxOn(tax.percentage) : install.summary.taxOff],
  ];
}

/** Shows the restaurant that is being set up on the device. */
export function SummaryStep() {
  const { summary } = useWords(installPart);
  const install = useWords(installPart);

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
        {(restaurant) => <Facts facts={factsOf(install, restaurant)} />}
      </Gate>
    </Stack>
  );
}
