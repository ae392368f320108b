import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { changeMenu } from '@bhoj/domain/menu/changes/menu-change.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { comboFaultsOf, withComboMarks } from '@bhoj/domain/menu/combos/combo-faults';
import type { ComboFault } from '@bhoj/domain/menu/combos/combo-faults';
import { knownFields } from '@bhoj/domain/menu/changes/known-fields';
import { mergeMenus } from '@bhoj/domain/menu/changes/merge';
import type { Clash, Side } from '@bhoj/domain/menu/changes/merge';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { ListAmounts, Menu, MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import type { FailureReason } from '../../../firebase/call.ts';
import { useClient } from '../../../firebase/client.ts';
import { readDoc } from '../../../firebase/live.ts';
import { contentOf, isSameContent } from './menu-model.ts';
import type { Change } from './menu-model.ts';

/**
 * The result of a save. `kept`: the person chose not to save after a clash. `lists-changed`: somebody changed the price
 * lists meanwhile. A fault of a combo has the combo's names.
 */
export type Outcome =
  | { readonly saved: true; readonly before: MenuContent; readonly after: MenuContent }
  | { readonly saved: false; readonly reason: FailureReason | 'kept' | 'lists-changed' | ComboFault };

/** Saves a change that applies to `base`, the menu when the change began, or else to the current menu. */
export type SaveMenu = (
  change: Change,
  base?: Menu,
  kept?: KeptChange,
  /** Amounts of price lists to save with a change that is not stored for undoing. */
  prices?: ListAmounts,
) => Promise<Outcome>;

/** A change of many dishes with its cost and list prices, stored so that it can be undone later. */
export type KeptChange = Pick<InputOf<typeof changeMenu>, 'changeId' | 'kind' | 'title' | 'costs' | 'prices'>;

export interface ClashQuestion {
  readonly clashes: readonly Clash[];
  readonly mine: MenuContent;
  readonly theirs: MenuContent;
}
/** The side to keep, by the clash's key; null saves nothing. */
export type Choices = Readonly<Record<string, Side>> | null;
export type AskAboutClashes = (question: ClashQuestion) => Promise<Choices>;

/** The most tries against somebody else's repeated saves; after that the save fails. */
const MAX_TRIES = 5;

interface Told {
  readonly content: MenuContent;
  readonly choices: Readonly<Record<string, Side>>;
}

/** Merges both menus. Asks about each field that both changed, once. */
async function mended(
  base: MenuContent,
  mine: MenuContent,
  theirs: MenuContent,
  ask: AskAboutClashes,
  before: Told['choices'],
): Promise<Told | null> {
  const { content, clashes } = mergeMenus(base, mine, theirs, ({ key }) => before[key] ?? 'mine');
  const open = clashes.filter(({ key }) => before[key] === undefined);
  if (open.length === 0) return { content, choices: before };
  const answer = await ask({ clashes: open, mine, theirs });
  if (answer === null) return null;
  const choices = { ...before, ...answer };
  return {
    content: mergeMenus(base, mine, theirs, ({ key }) => choices[key] ?? 'mine').content,
    choices,
  };
}

export interface MenuSaver {
  /** The menu including the changes that are still being saved. */
  readonly shown: Menu;
  readonly save: SaveMenu;
}

/**
 * Saves changes one after the other, and shows each at once. When somebody else has saved meanwhile, it fetches their
 * menu and merges both, and asks only about a field that both changed. A refused change stays in the form.
 */
export function useSaveMenu(restaurantId: string, menu: Menu, ask: AskAboutClashes): MenuSaver {
  const client = useClient();
  const send = useCall(saveMenu);
  const sendKept = useCall(changeMenu);
  const [saved, setSaved] = useState(menu);
  const [underWay, setUnderWay] = useState<readonly Change[]>([]);
  const newest = useRef(menu);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const known = saved.version > menu.version ? saved : menu;
  useEffect(() => {
    newest.current = known;
  }, [known]);

  const save = useCallback<SaveMenu>(
    (change, begun, kept, ofDish) => {
      const prices = kept?.prices ?? ofDish;
      const run = async (): Promise<Outcome> => {
        const base = begun ?? newest.current;
        const [from, mine] = [contentOf(base), change(contentOf(base))];
        let theirs = newest.current;
        let told: Told | null = { content: mine, choices: {} };
        for (let tries = 1; ; tries += 1) {
          if (theirs.version !== base.version) {
            told = await mended(from, mine, contentOf(theirs), ask, told.choices);
            if (told === null) return { saved: false, reason: 'kept' };
          }
          const content = withComboMarks(told.content);
          const outcome: Outcome = { saved: true, before: contentOf(theirs), after: content };
          const costs = Object.keys(kept?.costs ?? {});
          if (isSameContent(content, theirs) && costs.length === 0 && prices === undefined) return outcome;
          // Either menu knows the names of dishes that the other one deleted.
          const [unfit] = comboFaultsOf(content, { items: [...theirs.items, ...from.items] });
          if (unfit !== undefined) return { saved: false, reason: unfit };
          try {
            const input = {
              baseVersion: theirs.version,
              content,
              knows: knownFields(),
              ...(prices && { prices }),
            };
            const { version } = await (kept === undefined ? send(input) : sendKept({ ...input, ...kept }));
            newest.current = { ...theirs, ...content, version, ...(prices && { priceLists: version }) };
            setSaved(newest.current);
            return outcome;
          } catch (cause) {
            const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
            if (reason !== 'menu-stale' || tries === MAX_TRIES) return { saved: false, reason };
          }
          const latest = await readDoc(client, menus, { restaurantId }).catch(() => null);
          if (latest === null) return { saved: false, reason: 'offline' };
          // Of prices on lists that somebody else changed, only the person knows which count.
          if (prices !== undefined && latest.priceLists !== prices.was)
            return { saved: false, reason: 'lists-changed' };
          theirs = latest;
        }
      };
      setUnderWay((changes) => [...changes, change]);
      const turn = last.current.then(run).finally(() => {
        setUnderWay((changes) => changes.filter((other) => other !== change));
      });
      last.current = turn.catch(() => undefined);
      return turn;
    },
    [ask, client, restaurantId, send, sendKept],
  );
  // A form's change may apply to an older menu, so it shows once it is saved; changes made in the list show at once.
  const shown = useMemo(
    () => ({ ...known, ...underWay.reduce((content, change) => change(content), contentOf(known)) }),
    [known, underWay],
  );
  return { shown, save };
}
