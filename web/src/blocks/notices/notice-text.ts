import { joinedName, tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { formatExact, formatMoney } from '@bhoj/domain/money/format';
import { chosenName, NO_PLACE_NAMES } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import { paise } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { About } from '@bhoj/domain/notifications/about.schema';
import { dateName, dayName, momentName, monthName } from '../../ui/dates/formats.ts';
import type { Words } from '../../words/part.ts';

interface Told {
  readonly title: string;
  readonly text: string;
}

type Summary = Extract<About, { kind: 'day-summary' }>;

/** Returns the facts of an evening that are known, as short sentences. */
function summaryFacts(told: Words<'notices'>['told'], summary: Summary): string {
  const { guests, weekBeforePaise, openOrders, drawerPaise } = summary;
  const drawer = (difference: Paise): string => {
    const amount = formatExact(paise(Math.abs(difference)));
    if (difference === 0) return told.drawerRight;
    return difference < 0 ? told.short(amount) : told.over(amount);
  };
  const facts = [
    guests === null ? [] : told.summaryGuests(guests),
    weekBeforePaise === null ? [] : told.weekBefore(formatMoney(weekBeforePaise)),
    openOrders === 0 ? [] : told.openOrders(openOrders),
    drawerPaise === null ? [] : drawer(drawerPaise),
  ].flat();
  return facts.map((fact) => `${fact}.`).join(' ');
}

/** Returns the sentence of a notification in the bell. `placeNames` are the owner's current names of the tables. */
export function noticeText(
  { told }: Words<'notices'>,
  about: About,
  placeNames: PlaceNames = NO_PLACE_NAMES,
): Told {
  switch (about.kind) {
    case 'bill-voided': {
      const { number, totalPaise, by, reason } = about;
      return { title: told.voided(number), text: told.voidedBy(formatMoney(totalPaise), by, reason) };
    }
    case 'drawer-differs': {
      const { day, by, differencePaise } = about;
      const amount = formatExact(paise(Math.abs(differencePaise)));
      const title = differencePaise < 0 ? told.short(amount) : told.over(amount);
      return { title, text: told.closedBy(dayName(day), by) };
    }
    case 'low-review':
      return { title: told.stars(about.stars), text: told.readReview };
    case 'stale-kitchen': {
      const { kot, tableId, minutes } = about;
      const name = joinedName(tablesOf(about), (id) => chosenName(placeNames, id) ?? id);
      const text = tableId === null ? told.staleAway : told.staleAt(name);
      return { title: told.stale(kot, minutes), text };
    }
    case 'day-summary':
      return {
        title: told.summary(dayName(about.day), formatMoney(about.netPaise), about.bills),
        text: summaryFacts(told, about),
      };
    case 'plan-ending':
      return { title: told.planEnds(dateName(about.until - 1)), text: told.renew };
    case 'wages-due':
      return { title: told.wages(monthName(about.month)), text: told.payBy };
    case 'final-pay-due':
      return {
        title: told.finalPay(about.name),
        text: told.finalPayBy(dayName(about.leftOn), dayName(about.by)),
      };
    case 'return-outdated':
      return { title: told.outdated(monthName(about.month)), text: told.cameSince(about.number) };
    case 'dismissed-device':
      return { title: told.device(about.name), text: told.deviceHint };
    case 'pin-locked': {
      const { name, device, isShared } = about;
      return { title: told.pinLocked(name), text: (isShared ? told.pinOn : told.pinWith)(device) };
    }
    case 'mark-disputed':
      return { title: told.disputed(about.name), text: told.says(dayName(about.day), about.claimed) };
    case 'booking-asked':
      return { title: told.asksForTable(about.size, momentName(about.at)), text: told.answerThem };
    case 'booking-by-guest': {
      const title = { booked: told.guestBooked, changed: told.guestChanged, cancelled: told.guestCancelled };
      return { title: title[about.act](about.size, momentName(about.at)), text: told.onPublicPage };
    }
    case 'platform-notice':
      return { title: about.title, text: about.text };
  }
}
