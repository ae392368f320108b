import { useCallback, useEffect, useRef } from 'react';
import { saveMenu } from '@bhoj/domain/contracts/menu';
import type { Menu, MenuContent } from '@bhoj/domain/menu/menu.schema';
import { CallFailure, useCall } from '../../firebase/call.ts';
import type { FailureReason } from '../../firebase/call.ts';
import { contentOf } from './menu-model.ts';

export type SaveMenu = (change: (content: MenuContent) => MenuContent) => Promise<FailureReason | null>;

/**
 * Saves one change on top of the newest menu that this screen knows. Answers with null, or with why it was refused:
 * `menu-stale` where somebody else saved in this very moment, and the listener is about to bring their menu.
 */
export function useSaveMenu(menu: Menu | null): SaveMenu {
  const send = useCall(saveMenu);
  const newest = useRef(menu);
  useEffect(() => {
    newest.current = menu;
  }, [menu]);
  return useCallback(
    async (change) => {
      const base = newest.current;
      if (base === null) return 'unexpected';
      const content = change(contentOf(base));
      try {
        const { version } = await send({ baseVersion: base.version, content });
        // The next change may come before the listener: it stands on this one.
        if ((newest.current?.version ?? 0) < version) newest.current = { ...base, ...content, version };
        return null;
      } catch (cause) {
        return cause instanceof CallFailure ? cause.reason : 'unexpected';
      }
    },
    [send],
  );
}
