import { useCallback } from 'react';
import type { MenuItem } from '@bhoj/domain/menu/menu.schema';
import { useClient } from '../../firebase/client.ts';
import { reportFault } from '../../firebase/report-error.ts';
import { setSoldOut } from '../../firebase/write.ts';
import { menu as words } from '../../messages/menu.ts';
import { useToast } from '../../ui/toast.tsx';
import { UNTIL_TOLD, tomorrow } from './menu-model.ts';

/** One tap: sold out until the next business day, with a second tap for longer; or available again. */
export function useSetAvailable(restaurantId: string, cutoff: string) {
  const client = useClient();
  const toast = useToast();
  return useCallback(
    (item: MenuItem, isAvailable: boolean) => {
      const write = (until: number | null) =>
        setSoldOut(client, restaurantId, item.id, until).catch((cause: unknown) => {
          reportFault(cause, 'menu');
          toast({ message: words.soldOutFailed });
        });
      void write(isAvailable ? null : tomorrow(Date.now(), cutoff));
      if (isAvailable) return;
      toast({
        message: words.soldOutDone(item.name),
        action: { label: words.soldOutLonger, onClick: () => void write(UNTIL_TOLD) },
      });
    },
    [client, restaurantId, cutoff, toast],
  );
}
