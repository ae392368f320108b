/**
 * The files that share code: a row is a file, and behind it stand the screens that load it (`FIRST_SCREENS`, `PAGES`, `GUESTS_LATER`
 * and `REST` in shared-chunks.ts name them; `*` is every page of the owner). A module that several screens need goes into the
 * first row that has all of these screens, so rows of fewer screens come first. What one screen needs alone has no row: it is in a
 * file of the screen's own name. docs/decisions/050 says where the rows come from.
 */
export const FILES: Readonly<Record<string, string>> = {
  guest: 'guest guest-menu guest-order',
  entry: 'login signup later subscription',
  order: 'floor-later orders bookings',
  'pricing-parts': 'pricing later subscription',
  front: 'landing pricing signup later subscription',
  places: 'home settings',
  tables: 'floor-later orders tables qr-codes pay bookings',
  'kitchen-parts': 'kitchen floor-later',
  asked: 'floor-later frame',
  sharing: 'floor-later later members',
  shifts: 'floor-later later roster muster',
  wages: 'home-wages accountant people roster muster pay advances',
  reviewing: 'guest-sdk floor-later reviews',
  deposits: 'gst bookings',
  'self-invoices': 'gst expenses',
  categories: 'menu customers expenses bookings',
  dishes: 'floor-later orders menu gst bookings',
  'captain-parts': 'captain floor-later later bookings',
  lists: 'orders menu customers reviews trending gst expenses people roster muster pay advances bookings',
  books: 'profit money accountant',
  till: 'orders menu money expenses bookings',
  saving:
    'orders menu customers money accountant expenses people roster pay advances members settings bookings',
  spans: 'customers trending profit money expenses roster bookings',
  floor: 'captain kitchen floor-later menu bookings',
  months: 'menu finance profit gst money accountant subscription bookings',
  'order-parts': 'guest-order floor-later',
  sounds: 'guest-search floor-later menu tables customers bookings',
  search: 'guest-menu floor-later menu tables customers bookings',
  dialogs:
    'orders menu tables qr-codes customers gst money expenses people roster pay advances members settings subscription bookings',
  forms:
    'signup orders menu customers money accountant expenses people roster pay advances members settings bookings',
  food: 'guest-menu guest-order floor-later menu customers',
  links: 'captain floor-later orders tables qr-codes settings bookings',
  figures:
    'home home-wages orders menu customers trending profit money accountant expenses people roster settings bookings',
  bill: 'guest-order floor-later orders money pay bookings',
  pages:
    'orders customers reviews trending finance gst expenses payroll settings subscription notifications bookings',
  bills:
    'home home-wages guest-order floor-later orders menu trending profit gst money accountant expenses people roster pay advances settings subscription bookings',
  office: '*',
  dashboard: 'office home *',
  service: 'captain kitchen office home floor-later *',
  codes: 'signup guest-order floor-later *',
  'booking-parts': 'booking bookings',
  members: 'captain kitchen office home guest-order guest-sdk floor-later *',
  records: 'pricing captain kitchen office home guest-order guest-sdk floor-later *',
  staff: 'landing pricing login signup captain kitchen office home floor-later *',
  most: 'landing login signup captain kitchen office home guest-menu guest-search guest-order guest-sdk floor-later *',
  all: 'guest guest-search booking landing pricing login signup captain kitchen office home guest-menu guest-order guest-sdk floor-later *',
};
