import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Boxes } from 'lucide-react';
import { useState } from 'react';
import { toCount } from '@bhoj/domain/stock/figures/in-house';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { stockCountPart } from '../../../messages/owner/stock-count/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useFold, useInHouse } from '../state/use-in-house.ts';
import { CountResult } from './count-result.tsx';
import { CountSheet } from './count-sheet.tsx';

const TICK = 60 * 60_000;

type Which = 'short' | 'whole';

/** Counts: the five items by rupees at risk, or everything by shelf. What they found shows once they are saved. */
export function CountView() {
  const words = useWords(stockCountPart);
  const now = useNow(TICK);
  const live = useInHouse(now);
  useFold(live.state !== 'loading');
  const [which, setWhich] = useState<Which>('short');
  const [saved, setSaved] = useState<readonly string[] | null>(null);
  const none = <EmptyState icon={Boxes} line={words.none} />;
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={words.loading} rows={6} />
        </SectionCard>
      }
      words={{ failed: words.couldNotLoad, offline: words.offline }}
      missing={none}
      empty={{ is: ({ rows }) => rows.length === 0, show: none }}
    >
      {(house) =>
        saved === null ? (
          <Stack sx={{ gap: 2, maxWidth: 640 }}>
            <ToggleButtonGroup
              exclusive
              value={which}
              aria-label={words.which}
              onChange={(_, to: Which | null) => to !== null && setWhich(to)}
            >
              <ToggleButton value="short">{words.short}</ToggleButton>
              <ToggleButton value="whole">{words.whole}</ToggleButton>
            </ToggleButtonGroup>
            <Typography variant="body2">{which === 'short' ? words.shortHint : words.wholeHint}</Typography>
            <CountSheet
              key={which}
              items={(which === 'short' ? toCount(house.rows, now) : house.rows).map(({ item }) => item)}
              stores={house.items.stores}
              levels={house.levels?.levels ?? {}}
              onSaved={setSaved}
            />
          </Stack>
        ) : (
          <CountResult countIds={saved} house={house} onAgain={() => setSaved(null)} />
        )
      }
    </Gate>
  );
}
