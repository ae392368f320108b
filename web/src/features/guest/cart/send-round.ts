import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { placed } from './placed.ts';
import { priceChanges } from './price-changes.ts';
import type { Intent } from './send-model.ts';
import type { Sending, SendTo } from './sending.ts';

/** The most silent resends after changes of the menu; then the guest sees the reason. */
const SILENT_RESENDS = 3;

const call = ({ restaurantId, tableId, orderId }: SendTo, intent: Intent) =>
  callAsGuest('placeRound', {
    restaurantId,
    orderId,
    tableId: tableId === NO_TABLE ? null : tableId,
    type: tableId === NO_TABLE ? 'takeaway' : 'dine-in',
    roundId: intent.roundId,
    menuVersion: intent.menuVersion,
    selections: [...intent.selections],
    seenOffers: intent.seenOffers ?? [],
    ...(intent.seenLists && { seenLists: intent.seenLists }),
  });

/**
 * Sends one round until an answer comes. When only the menu's version changed and no price did, it sends again without
 * asking.
 */
export async function sendRound(
  now: { readonly current: SendTo },
  first: Intent,
  wasUnknown: boolean,
): Promise<Sending> {
  let intent = first;
  for (let resends = 0; ; resends += 1) {
    const { box, refresh } = now.current;
    const answer = await call(now.current, intent);
    if ('output' in answer) {
      placed(now.current, intent, answer.output.outcome);
      return { state: 'sent', outcome: answer.output.outcome };
    }
    const { failure } = answer;
    if (outcomeOf(failure.reason, { wasUnknown }) === 'unknown') return { state: 'unanswered' };
    const fresh = needsFreshMenu(failure) ? await refresh(failure.details['at']) : null;
    if (failure.reason === 'menu-changed' && fresh?.state === 'ready' && resends < SILENT_RESENDS) {
      const changes = priceChanges(intent, fresh.catalog);
      if (changes.length === 0) {
        const { menu, seenOffers, seenLists } = fresh.catalog;
        intent = { ...intent, menuVersion: menu.version, seenOffers, seenLists };
        const next = intent;
        box.update((tray) => ({ ...tray, intent: next }));
        continue;
      }
      box.update((tray) => ({ ...tray, intent: null }));
      return { state: 'changed', changes };
    }
    box.update((tray) => ({ ...tray, intent: null }));
    return { state: 'refused', failure };
  }
}

const needsFreshMenu = ({ reason }: Failure): boolean =>
  ['menu-changed', 'item-unavailable', 'too-few-left', 'selection-invalid'].includes(reason);
