import { useMemo } from 'react';
import type { Live } from '../../../firebase/live.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { rowsOf } from '../state/trending-model.ts';
import type { TrendingDays } from '../state/use-trending-days.ts';
import { DishPanel } from './dish-panel.tsx';

export interface DishSideProps {
  readonly live: Live<TrendingDays>;
  /** Null when none is open. */
  readonly dish: string | null;
  readonly onClose: () => void;
}

/** The open dish beside the page. */
export function DishSide({ live, dish, onClose }: DishSideProps) {
  const words = useWords(trendingPart);
  const common = useWords(commonPart);
  const row = useMemo(
    () =>
      live.state === 'ready' && dish !== null ? rowsOf(live.value).find(({ id }) => id === dish) : undefined,
    [live, dish],
  );
  return (
    <SidePanel
      open={dish !== null}
      title={row?.sales.name ?? words.panel.dish}
      closeLabel={common.close}
      width={560}
      onClose={onClose}
    >
      {dish !== null && (
        <Gate
          live={live}
          skeleton={<SkeletonRows label={words.loading} rows={6} />}
          words={{ failed: words.couldNotLoad, offline: words.offline }}
        >
          {(trending) =>
            row === undefined ? (
              <Notice tone="info">{words.panel.notSold}</Notice>
            ) : (
              <DishPanel key={row.id} {...{ trending, row }} />
            )
          }
        </Gate>
      )}
    </SidePanel>
  );
}
