import type { ReactNode } from 'react';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { Gated } from '../shared/gate.ts';
import { SidePanel } from './side-panel.tsx';
import { Gate } from './states/gate.tsx';
import { SkeletonRows } from './states/skeleton-rows.tsx';

export interface ItemPanelProps<T> {
  /** Null while no item is open. */
  readonly id: string | null;
  readonly live: Gated<T>;
  /** The title of the item; null until it has loaded. */
  readonly title: (item: T | null) => string;
  readonly badge?: (item: T) => ReactNode;
  /** px, when the panel is beside the page. */
  readonly width?: number;
  readonly words: { readonly loading: string; readonly couldNotLoad: string; readonly offline?: string };
  /** Shown for an item that does not exist. */
  readonly missing: ReactNode;
  readonly onClose: () => void;
  /** Its state starts anew for another item. */
  readonly children: (item: T, id: string) => ReactNode;
}

/** The open item of a list, in a panel beside the page or, on a phone, over it. */
export function ItemPanel<T>(props: ItemPanelProps<T>) {
  const { id, live, title, badge, width = 560, words, missing, onClose, children } = props;
  const common = useWords(commonPart);
  const item = live.state === 'ready' ? live.value : null;
  return (
    <SidePanel
      open={id !== null}
      title={title(item)}
      closeLabel={common.close}
      {...{ width, onClose }}
      badge={item !== null && badge?.(item)}
    >
      {id !== null && (
        <Gate
          key={id}
          live={live}
          skeleton={<SkeletonRows label={words.loading} rows={6} />}
          words={{
            failed: words.couldNotLoad,
            ...(words.offline !== undefined && { offline: words.offline }),
          }}
          missing={missing}
        >
          {(value) => children(value, id)}
        </Gate>
      )}
    </SidePanel>
  );
}
