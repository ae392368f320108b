import { UNTIL_TOLD } from '@bhoj/domain/menu/portions/until-told';
import { useCallback } from 'react';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { useClient } from '../../../firebase/client.ts';
import { reportFault } from '../../../firebase/report-error.ts';
import { setSoldOut } from '../../../firebase/write.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { tomorrow } from './menu-model.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';

/** Marks a dish sold out until the next business day or until changed, or with null as available. */
export type SetSoldOut = (item: MenuItem, until: 'tomorrow' | 'told' | null) => void;

export function useSetSoldOut(restaurantId: string, cutoff: string): SetSoldOut {
  const words = useWords(menuPart);

  const client = useClient();
  const toast = useToast();
  return useCallback(
    (item, until) => {
      const write = (at: number | null) =>
        setSoldOut(client, restaurantId, item.id, at).catch((cause: unknown) => {
          reportFault(cause, 'menu');
          toast({ message: words.soldOutFailed });
        });
      if (until === null) {
        void write(null);
      } else if (until === 'told') {
        void write(UNTIL_TOLD);
        toast({ message: words.soldOutLongDone(item.name) });
      } else {
        void write(tomorrow(serverNow(), cutoff));
        toast({
          message: words.soldOutDone(item.name),
          action: { label: words.soldOutLonger, onClick: () => void write(UNTIL_TOLD) },
        });
      }
    },
    [client, restaurantId, cutoff, toast, words],
  );
}
