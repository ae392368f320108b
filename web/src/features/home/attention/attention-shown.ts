import {
  BellRing,
  CalendarClock,
  CirclePause,
  FileWarning,
  Hotel,
  ImageOff,
  QrCode,
  ReceiptIndianRupee,
  Star,
  TrendingUp,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { href } from '@bhoj/domain/catalogue/routes';
import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { settingsPath } from '../../../blocks/settings/parts.ts';
import { placesName } from '../../../blocks/names/order-name.ts';
import type { PlaceWords } from '../../../blocks/names/name-words.ts';
import { dateName, dayName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import type { Task } from './attention-model.ts';
import type { Office } from '../office-model.ts';

export interface Shown {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly action: string;
  /** The address of the task's page. */
  readonly to: string;
  /** True when some or all bills cannot be settled before it is done. */
  readonly isUrgent?: boolean;
}

function officeShown(words: Words<'home'>['attention'], office: Office): Shown {
  switch (office.kind) {
    case 'due':
    case 'overdue':
      return {
        icon: ReceiptIndianRupee,
        text: words[office.kind](office.vendor, formatPlain(office.amountPaise), dayName(office.day)),
        action: words.dueAction,
        to: href('expenses'),
      };
    case 'trialEnds':
      return {
        icon: CalendarClock,
        text: words.trialEnds(office.daysLeft),
        action: words.planAction,
        to: href('subscription'),
      };
    case 'orderingEnds':
      return {
        icon: CalendarClock,
        text: words.orderingEnds(office.daysLeft),
        action: words.planAction,
        to: href('subscription'),
      };
    case 'orderingEnded':
      return {
        icon: CirclePause,
        text: words.orderingEnded,
        action: words.planAction,
        to: href('subscription'),
        isUrgent: true,
      };
    case 'premiumEnds':
      return {
        icon: CalendarClock,
        text: words.premiumEnds(dateName(office.until)),
        action: words.planAction,
        to: href('subscription'),
      };
    case 'lowReview':
      return {
        icon: Star,
        text: words.lowReview(office.stars),
        action: words.lowReviewAction,
        to: `${href('reviews')}?review=${office.orderId}`,
      };
    case 'drawerShort':
    case 'drawerOver':
      return {
        icon: Wallet,
        text: words[office.kind](dayName(office.day), formatPlain(office.amountPaise)),
        action: words.drawerAction,
        to: `${href('orders')}?view=day&day=${office.day}`,
      };
  }
}

export function shownOf(home: Words<'home'>, places: PlaceWords, attention: Task): Shown {
  switch (attention.kind) {
    case 'waiting':
      return {
        icon: BellRing,
        text: home.attention.waiting(attention.rounds),
        action: home.attention.waitingAction,
        to: href('captain'),
      };
    case 'requests':
      return {
        icon: BellRing,
        text: home.attention.requests(attention.places.map((ids) => placesName(places, ids)).join(', ')),
        action: home.attention.waitingAction,
        to: href('captain'),
      };
    case 'noFssai':
    case 'mustCharge':
    case 'noVatTin':
      return {
        icon: FileWarning,
        text: home.attention[attention.kind],
        action: home.attention[`${attention.kind}Action`],
        to: settingsPath(attention.kind === 'noFssai' ? 'legal' : 'tax'),
        isUrgent: true,
      };
    case 'rate':
      return {
        icon: FileWarning,
        text: home.attention.rate(attention.percentage, attention.lawful.join(' or ')),
        action: home.attention.rateAction,
        to: settingsPath('tax'),
        isUrgent: true,
      };
    case 'liquorUnderComposition':
      return {
        icon: FileWarning,
        text: home.attention.liquorUnderComposition,
        action: home.attention.liquorUnderCompositionAction,
        to: href('menu'),
        isUrgent: true,
      };
    case 'registration':
    case 'compositionEnds':
    case 'eInvoice': {
      const { near, over } = home.warnings[attention.kind];
      const say = attention.isOver ? over : near;
      return {
        icon: TrendingUp,
        text: say(formatMoney(attention.limitPaise)),
        action: home.warnings.toSettings,
        to: settingsPath('legal'),
        isUrgent: attention.isOver,
      };
    }
    case 'specifiedPremises':
      return {
        icon: Hotel,
        text: home.warnings.specifiedPremises,
        action: home.warnings.toSettings,
        to: settingsPath('tax'),
      };
    case 'seriesEnds':
      return {
        icon: FileWarning,
        text: home.warnings.seriesEnds(attention.series, attention.left, attention.next),
        action: home.warnings.toSettings,
        to: settingsPath('billing'),
        isUrgent: attention.left === 0,
      };
    case 'yearTurns':
      return {
        icon: CalendarClock,
        text: home.warnings.yearTurns(attention.firstNumber),
        action: home.warnings.toSettings,
        to: settingsPath('billing'),
      };
    case 'noMenu':
      return {
        icon: UtensilsCrossed,
        text: home.attention.noMenu,
        action: home.attention.noMenuAction,
        to: href('menu'),
      };
    case 'noUpi':
      return {
        icon: QrCode,
        text: home.attention.noUpi,
        action: home.attention.noUpiAction,
        to: settingsPath('payments'),
      };
    case 'noPhotos':
      return {
        icon: ImageOff,
        text: home.attention.noPhotos,
        action: home.attention.noPhotosAction,
        to: href('menu'),
      };
    case 'due':
    case 'overdue':
    case 'orderingEnds':
    case 'orderingEnded':
    case 'trialEnds':
    case 'premiumEnds':
    case 'lowReview':
    case 'drawerShort':
    case 'drawerOver':
      return officeShown(home.attention, attention);
    case 'paused':
      return {
        icon: CirclePause,
        text: home.attention.paused,
        action: home.attention.pausedAction,
        to: settingsPath('ordering'),
      };
    case 'noGstin':
    case 'legalMissing':
      return {
        icon: FileWarning,
        text: home.attention[attention.kind],
        action: home.attention[`${attention.kind}Action`],
        to: settingsPath('legal'),
      };
  }
}
