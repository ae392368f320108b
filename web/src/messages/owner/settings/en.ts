import { ABOVE_MOST_SENTENCE } from '../above-most.ts';
import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import { part } from '../../part.ts';

export const settingsPart = part('settings', {
  description: 'Each part saves by itself.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  queued: 'Kept on this device. It is saved when you are back online.',
  failed: 'This was not saved. What you typed is still here; check the connection and save again.',
  unsaved: 'Not saved yet',
  leaveTitle: 'Leave without saving?',
  leaveText: (sections: string) => `Your changes in ${sections} are not saved.`,
  leave: 'Leave',
  stay: 'Stay',
  sections: 'Sections',
  all: 'All settings',
  search: 'Find a setting',
  clearSearch: 'Clear the search',
  nothingFound: 'No setting has these words.',
  profile: {
    title: 'Profile and contact',
    description:
      'What guests see on the menu and on their bill. A change shows at once; bills already issued keep what they say.',
    restaurantName: 'Restaurant name',
    ownerName: 'Owner name',
    phone: 'Phone',
    phoneHint: 'Printed on bills. Leave it empty to print none.',
    reviewLink: 'Public review page',
    reviewLinkHint:
      'Its address, such as https://g.page/r/…/review. Every guest who has paid gets the same link, before anybody gives stars. Leave it empty to show none.',
    email: 'E-mail',
    emailHint: 'You sign in with it; it cannot be changed here.',
  },
  address: {
    title: 'Public address',
    description:
      'A short link to your menu that everybody can read and search engines can find. From then on your e-mail address is in no code of a table and no link of a bill.',
  },
  legal: {
    title: 'Legal details',
    description:
      'A tax invoice must carry them. Until there is a GSTIN, bills are plain and charge no tax. A change holds from the next bill.',
    legalName: 'Legal name',
    legalNameHint: 'As on the GST certificate, or your own name.',
    address: 'Address',
    addressHint: 'Of the place that serves the food, as on the GST certificate. It is on every bill.',
    gstin: 'GSTIN',
    gstinHint: '15 characters. Leave it empty if you are not registered.',
    fssai: 'FSSAI number',
    fssaiHint: '14 digits, on your food licence.',
    companyNumber: 'CIN or LLPIN',
    companyNumberHint: 'Of a company or an LLP only. It stands on every bill. Leave it empty otherwise.',
    composition: 'Composition scheme',
    compositionHint:
      'You pay a tax on your turnover yourself and take none from guests. Bills become a Bill of Supply without tax lines, and no liquor may be sold.',
    turnsTaxOn: (percentage: number) =>
      `A restaurant with a GSTIN must charge GST, so saving this turns tax on: bills then add ${percentage} %. The rate is under Tax.`,
    taxIsOn: (percentage: number) => `Tax is now on: bills add ${percentage} % GST. The rate is under Tax.`,
  },
  tax: {
    title: 'Tax',
    description:
      'On every bill once a GSTIN is entered, half as CGST and half as SGST. A change holds for dishes ordered from then on.',
    enabled: 'Charge GST',
    enabledHint: 'Bills add GST to what is ordered, or show it within the price. Only with a GSTIN.',
    included: 'Prices on the menu include tax',
    includedHint:
      'On: a dish at ₹105 costs the guest ₹105, and the bill shows the tax within it. Off: tax is added, and the guest pays ₹110.25 at 5 %. It holds for dishes, packing and delivery ordered from now on; what is on a table stays as it is.',
    percentage: 'GST percentage',
    percentageHint:
      '5 for a restaurant, without input tax credit. 18 at specified premises: a hotel with a room above ₹7,500 a day, or one that declares itself.',
    liquor: 'VAT on liquor, percentage',
    liquorHint: 'Your state’s rate. Liquor is outside GST.',
    vatTin: 'VAT TIN',
    vatTinHint:
      'The number under which you pay VAT on liquor. It is printed on bills with liquor, and without it none of them can be settled. Leave it empty if you sell none.',
    mustCharge:
      'You have entered a GSTIN, and a registered restaurant must charge GST unless it is under the composition scheme. While this is off, no bill can be settled. Turn it on and save, or choose the composition scheme under Legal details.',
    mustStayOn:
      'With a GSTIN you must charge GST. To charge none, remove the GSTIN or choose the composition scheme under Legal details.',
    rates: (rates: string) => `Restaurants charge ${rates} per cent GST, and no other rate is lawful.`,
    noGstin: 'No GSTIN is entered, so bills charge no GST yet. Enter it under Legal details.',
    composition: 'Under the composition scheme no GST is charged to guests.',
  },
  ordering: {
    title: 'Ordering by phone',
    description: 'What guests may do with the QR codes. A switch takes effect at once.',
    paused: 'Pause ordering by phone',
    pausedHint: 'Guests still see the menu; a waiter takes their order.',
    trust: 'A captain accepts the first round of every table',
    unusual: 'A captain accepts an unusual first round',
    unusualHint:
      'More dishes or more phones than usual for your restaurant, or an hour at which guests do not order. Bhoj learns what is usual each time you close a day.',
    trustHint: 'The kitchen sees nothing of a new table until a captain accepts it.',
    isPaused: 'Ordering by phone is paused. Guests see the menu and cannot order.',
    failed: 'That was not saved. Check the connection and try again.',
  },
  payments: {
    title: 'Payments',
    description: 'Guests pay to this ID from their own UPI app. A change counts for the next payment.',
    upi: 'UPI ID',
    upiHint: 'Like name@bank. Leave it empty to take no UPI by phone.',
  },
  billing: {
    title: 'Bills and the day',
    description: 'Bills already issued keep their number and look.',
    series: 'Invoice series',
    creditSeries: 'Series of credit notes',
    debitSeries: 'Series of debit notes',
    receiptSeries: 'Series of receipt vouchers',
    refundSeries: 'Series of refund vouchers',
    nextNotes: (example: string) => `Numbers look like ${example}.`,
    seriesRule: '1 to 3 letters or digits.',
    seriesHint: (example: string, length: number, most: number) =>
      `Numbers look like ${example}: ${length} of at most ${most} characters.`,
    newSeries: (series: string, before: string) =>
      `Bills of ${before} stay as they are. The next one is of ${series}, from 000001 on unless you have used that series this year.`,
    cutoff: 'The day ends at',
    cutoffHint:
      'A bill before this time counts for the evening before. Its date on paper, and its month for GST, stay those of the calendar.',
    discount: 'Captain’s discount limit',
    discountHint:
      'The most that a captain may take off one order, with what is complimentary. In rupees; 0 allows none. You may give more yourself.',
    packing: 'Packing charge',
    packingHint:
      'Once on each takeaway and delivery that begins from now on, taxed as your food is. A dish with a packing charge of its own adds that for each portion. Leave it empty to add none.',
    target: 'Sales target of a month',
    targetHint:
      'Net sales, before tax. The home page shows how near the month comes to it. Leave it empty for none.',
    paper: 'Paper width',
    paperHint:
      'Of your receipt printer: bills and kitchen tickets are laid out for it. A4 is always there, too.',
    paperOption: (mm: number) => `${mm} mm`,
    secondLanguage: 'Second name of dishes on bills',
    secondLanguageHint: 'Under the name on the menu, for the dishes that have one in this language.',
    secondLanguageOption: (language: OtherLanguage | 'none') =>
      language === 'none' ? 'None' : LANGUAGES[language].english,
  },
  hours: {
    title: 'Opening hours',
    description:
      'Guests can order only while you are open. A close before the opening is after midnight. A change counts at once.',
  },
  service: {
    title: 'Service and kitchen',
    description:
      'How you serve, and what guests see beside your name. A change counts for orders that begin after it.',
    services: 'How you serve',
    hotel: 'Hotel room services',
    hotelHint: 'You serve rooms too: they appear beside the tables, with a code of their own.',
    aggregators: 'Orders through aggregators',
    otherOperator: 'Another operator',
    otherOperatorHint:
      'Captains enter these orders at the counter. The operator bills the guest and pays the GST: no bill of yours is issued, and the value is counted for your return.',
    restaurantType: 'What the kitchen cooks',
    cuisineTypes: 'Cuisines',
  },
  notices: {
    title: 'Notifications',
    description: 'What the bell tells you. A switch takes effect at once.',
    failed: 'That was not saved. Check the connection and try again.',
    difference: 'Tell me of differences in the drawer',
    anyDifference: 'Of each',
    from: (amount: string) => `From ${amount}`,
    wait: 'Tell me of tickets that nobody has begun',
    after: (minutes: number) => `After ${minutes} minutes`,
  },
  stations: {
    title: 'Kitchen stations',
    description:
      'Where dishes are made. Each dish of the menu belongs to one, and each can have its own screen.',
    station: (n: number) => `Station ${n}`,
    dishes: (n: number) => (n === 0 ? 'No dishes' : n === 1 ? '1 dish' : `${n} dishes`),
    add: 'Add a station',
    remove: (name: string) => (name === '' ? 'Remove this station' : `Remove ${name}`),
    movesTitle: 'Dishes move when you save',
    moves: (n: number, from: string, to: string) =>
      `${n === 1 ? '1 dish' : `${n} dishes`} of ${from} ${n === 1 ? 'goes' : 'go'} to ${to}.`,
    menuMissing: 'The menu is not loaded yet, and dishes would move. Try again in a moment.',
    notMoved: (sentence: string) =>
      `The dishes were not moved, and the stations stay as they are. ${sentence}`,
  },
});

const SERIES_SENTENCE = 'Use 1 to 3 letters or digits.';

/** The faults of fields, by field name or by the code of the rule. */
const settingsFaults: Readonly<Record<string, string>> = {
  restaurantName: 'Enter the restaurant’s name, at most 120 characters.',
  ownerName: 'Enter your name, at most 120 characters.',
  phone: 'Enter at most 20 characters.',
  legalName: 'Enter the legal name, at most 160 characters.',
  address: 'Enter the address, at most 300 characters.',
  'gstin-invalid': 'This is not a GSTIN. Check each of the 15 characters; the last one must fit the others.',
  'composition-needs-gstin':
    'The composition scheme is for registered restaurants. Enter your GSTIN, or turn the scheme off.',
  companyNumber: 'A CIN has 21 characters, like U55101KA2019PTC123456; an LLPIN is like AAB-1234.',
  fssai: 'An FSSAI number has exactly 14 digits; the first is 1 or 2.',
  'must-charge': 'This was not saved: with a GSTIN, GST must be on.',
  liquor: 'Enter a number from 0 to 100, with at most two decimals.',
  vatTin: 'A VAT TIN has 11 digits, in some States with a letter after them.',
  reviewLink: 'Enter an address that begins with https:// and is shorter than 300 characters.',
  upiVpa: 'A UPI ID looks like name@bank.',
  invoiceSeries: SERIES_SENTENCE,
  creditSeries: SERIES_SENTENCE,
  debitSeries: SERIES_SENTENCE,
  receiptSeries: SERIES_SENTENCE,
  refundSeries: SERIES_SENTENCE,
  'series-taken': 'Bills, credit notes and debit notes each need a series of their own.',
  dayCutoff: 'Enter a time like 4:00 am.',
  discount: 'Enter whole rupees, or none.',
  'amount-above-most': ABOVE_MOST_SENTENCE,
  packing: 'Enter an amount in rupees, like 20 or 12.50.',
  target: 'Enter an amount in rupees, like 5,00,000.',
  rows: 'Enter 1 to 12 stations.',
  name: 'Enter a name of at most 30 characters.',
  'station-twice': 'There is a station of this name already.',
  services: 'Choose at least one.',
  cuisineTypes: 'Choose at least one.',
  restaurantType: 'Choose one.',
  'time-missing': 'Enter both times of every day that is open.',
};

export const settingsFaultsPart = part('settingsFaults', settingsFaults);
