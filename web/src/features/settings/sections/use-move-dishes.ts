import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { knownFields } from '@bhoj/domain/menu/changes/known-fields';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { withStations } from '@bhoj/domain/menu/dish/stations';
import type { StationMoves } from '@bhoj/domain/menu/dish/stations';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';

/**
 * Saves the menu with its dishes at their new stations; resolves to null, or to a sentence with the reason. Call it
 * before the stations are saved: a dish at a station that is not listed yet still reaches a cook, and a retry finishes
 * the rest.
 */
export function useMoveDishes(menu: Menu | null) {
  const reasonSentences = useMenuReasons();
  const settings = useWords(settingsPart);

  const save = useCall(saveMenu);
  return async (moves: StationMoves): Promise<string | null> => {
    if (moves.size === 0) return null;
    if (menu === null) return settings.stations.menuMissing;
    const { version, updatedAt: _, ...content } = menu;
    const moved = withStations(content, moves);
    if (moved === null) return null;
    try {
      await save({ baseVersion: version, content: moved, knows: knownFields() });
      return null;
    } catch (cause) {
      const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
      return settings.stations.notMoved(reasonSentences[reason]);
    }
  };
}
