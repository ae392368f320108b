import type { SUPPORT_ACTIONS, SupportPart } from '@bhoj/domain/support/support.schema';
import type { ShownSetting } from '@bhoj/domain/support/shown';
import { part } from '../../part.ts';

const parts: Readonly<Record<SupportPart, string>> = {
  settings: 'Settings',
  menu: 'Menu',
  tables: 'Tables',
  orders: 'Open orders',
};

/** Texts for the owner about Bhoj's support, in the settings and on every page while it is open. */
export const support = {
  title: 'Bhoj’s support',
  banner: 'Support may look',
  description: 'Bhoj sees nothing of your restaurant’s work unless you open it here.',
  until: (time: string) => `Open to Bhoj’s support until ${time}. They can look, and change nothing.`,
  closed: 'Closed. Nobody from Bhoj can look.',
  seenTitle: 'While it is open, Bhoj’s support sees',
  seen: {
    settings: 'settings, without your UPI ID',
    menu: 'the menu, and what is sold out',
    tables: 'the tables and their state',
    orders: 'the dishes of open orders',
  } as Readonly<Record<SupportPart, string>>,
  unseen:
    'They never see guests, their names, numbers or notes, nor bills, sales and pay. Each look is listed here with its reason.',
  open: (minutes: number) => `Open for ${minutes} minutes`,
  end: 'End now',
  ended: 'Bhoj’s support can no longer look.',
  log: 'What support did',
  loading: 'Loading what support did',
  noLog: 'Support has never been opened.',
  failed: 'What support did could not be loaded.',
  actions: {
    openSupport: 'You opened the restaurant',
    closeSupport: 'You ended it',
    supportLooked: 'Bhoj looked',
    supportLeft: 'Bhoj ended it',
  } as Readonly<Record<(typeof SUPPORT_ACTIONS)[number], string>>,
  parts,
};

const settings: Readonly<Record<ShownSetting, string>> = {
  onboardingComplete: 'Set-up complete',
  establishmentType: 'Establishment',
  restaurantType: 'Kind of food',
  services: 'Services',
  aggregators: 'Aggregators',
  seatingConfiguration: 'Seating',
  operatingHours: 'Opening hours',
  dayCutoff: 'Business day ends',
  taxSettings: 'GST',
  pricesIncludeTax: 'Prices include tax',
  composition: 'Composition scheme',
  liquorVatPercentage: 'VAT on liquor',
  gstin: 'GSTIN',
  fssai: 'FSSAI number',
  invoiceSeries: 'Series of invoices',
  creditSeries: 'Series of credit notes',
  debitSeries: 'Series of debit notes',
  receiptSeries: 'Series of receipt vouchers',
  refundSeries: 'Series of refund vouchers',
  packingPaise: 'Packing charge',
  captainDiscountLimitPaise: 'Captain’s discount, at most',
  orderingPaused: 'Ordering paused',
  qrTrust: 'Who opens a table',
  unusualWaits: 'Unusual rounds wait',
  stations: 'Stations',
  paperMm: 'Paper, mm',
  secondLanguageOnBills: 'Second language on bills',
  noticesSwitched: 'Notices switched',
};

/** Texts for a super admin while a restaurant is open to support. */
export const platformSupport = {
  title: 'Support',
  closed:
    'The owner has not opened this restaurant to support. They do so in their settings, for 30 minutes.',
  until: (time: string) =>
    `The owner opened this restaurant until ${time}. You can look, and change nothing.`,
  end: 'End support',
  reason: 'Reason',
  reasonHint: 'The owner reads it beside each look.',
  reasonFault: 'Say why, in a few words.',
  look: (part: SupportPart) => `Look at: ${parts[part]}`,
  parts,
  heads: {
    settings: ['Setting', 'Value'],
    menu: ['Dish', 'Category', 'Price', 'Sold out'],
    tables: ['Table', 'Seats', 'State', 'Asks for'],
    orders: ['Order', 'Since', 'KOT', 'Dishes'],
  } as Readonly<Record<SupportPart, readonly string[]>>,
  settings: settings as Readonly<Record<string, string>>,
  none: 'Nothing there.',
  cut: (n: number) => `Only the first ${n} are shown.`,
};

export const supportPart = part('support', support);
export const platformSupportPart = part('platformSupport', platformSupport);
