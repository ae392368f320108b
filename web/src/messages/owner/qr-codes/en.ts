import { part } from '../../part.ts';

type Kind = 'table' | 'room' | 'takeaway' | 'preview';
interface Named {
  readonly kind: Kind;
  readonly id: string;
  readonly number: string;
  /** The owner's name for the table; null without one. */
  readonly name: string | null;
}

const titleOf = ({ kind, number }: Named): string =>
  ({ table: `Table ${number}`, room: `Room ${number}`, takeaway: 'Takeaway', preview: 'Our menu' })[kind];

/** Tables of two floors may share a number; without the floor beside it, the id distinguishes them. */
const nameOf = (code: Named): string =>
  code.name ?? (code.kind === 'table' ? `table ${code.id}` : titleOf(code));

const scan: Readonly<Record<Kind, string>> = {
  table: 'Scan to see the menu and order',
  room: 'Scan to see the menu and order to your room',
  takeaway: 'Scan to order and take away',
  preview: 'Scan to see the menu',
};
const scanHi: Readonly<Record<Kind, string>> = {
  table: 'मेन्यू देखने और ऑर्डर करने के लिए स्कैन करें',
  room: 'मेन्यू देखने और कमरे में मँगाने के लिए स्कैन करें',
  takeaway: 'ऑर्डर करके ले जाने के लिए स्कैन करें',
  preview: 'मेन्यू देखने के लिए स्कैन करें',
};
/** How to order, where there is room for it. */
const how: Readonly<Record<Kind, string>> = {
  table: 'Scan, choose your dishes and send the order. We bring it to this table. No app, no sign-up.',
  room: 'Scan, choose your dishes and send the order. We bring it to your room. No app, no sign-up.',
  takeaway: 'Scan, choose your dishes and send the order. We call you when it is packed. No app, no sign-up.',
  preview: 'Scan and read the menu. Tell our staff what you would like. No app, no sign-up.',
};
const howHi: Readonly<Record<Kind, string>> = {
  table: 'स्कैन करें, व्यंजन चुनें और ऑर्डर भेजें। हम इसी टेबल पर लाएँगे। न ऐप, न साइन-अप।',
  room: 'स्कैन करें, व्यंजन चुनें और ऑर्डर भेजें। हम आपके कमरे में लाएँगे। न ऐप, न साइन-अप।',
  takeaway: 'स्कैन करें, व्यंजन चुनें और ऑर्डर भेजें। पैक होने पर हम आपको बुलाएँगे। न ऐप, न साइन-अप।',
  preview: 'स्कैन करें और मेन्यू पढ़ें। जो चाहिए, हमारे स्टाफ़ को बताएँ। न ऐप, न साइन-अप।',
};
const hints: Readonly<Record<Kind, string>> = {
  table: '',
  room: '',
  takeaway: 'For the counter or the window: guests order here and take it away.',
  preview: 'Guests read the menu with it. To take orders by it, switch on takeaway in Settings.',
};

export const qrCodesPart = part('qrCodes', {
  description: 'One code for each table. Guests scan it to see the menu and order.',
  loading: 'Loading tables',
  couldNotLoad: 'The tables could not be loaded',
  empty: 'Add floors and tables first',
  setSeating: 'Set up seating',
  notPublic: (origin: string) =>
    `Codes made here lead to ${origin}, which guests cannot reach. Open Bhoj at its public address before you print.`,

  noAddressAsk:
    'These codes hold the owner’s e-mail address, because the restaurant has no public address yet. Ask whoever may change the settings to choose one before you print.',
  noAddress:
    'These codes hold your e-mail address, because the restaurant has no public address yet. Choose one before you print.',
  chooseAddress: 'Choose an address',

  floor: (n: number) => `Floor ${n}`,
  withoutTable: 'Without a table',
  hints,
  cardLabel: (code: Named) => code.name ?? (code.kind === 'table' ? `Table ${code.id}` : titleOf(code)),
  codeOf: (code: Named) => `QR code of ${nameOf(code)}`,
  enlarge: (name: string) => `Look at ${name}`,

  // printing
  print: (n: number) => (n === 1 ? 'Print 1 code' : `Print ${n} codes`),
  choose: (name: string) => `Print ${name}`,
  chooseFloor: (floor: string) => `Choose all of ${floor}`,
  noneChosen: 'All codes below are printed. Tick some to print those alone.',
  chosen: (n: number) => (n === 1 ? '1 code is chosen' : `${n} codes are chosen`),
  chooseNone: 'Choose none',
  scan,
  scanHi,
  how,
  howHi,
  paper: 'Print as',
  formats: {
    cards: 'Cards, six on A4',
    sheet: 'Sheets, A4',
    tents: 'Table tents, A5',
    stickers: 'Stickers, twelve on A4',
  },
  formatHints: {
    cards: 'Cut along the marks: 95 × 92 mm each.',
    sheet: 'A page for each code, with how to order in English and Hindi.',
    tents: 'Fold each page in the middle: the code is on both sides, with how to order.',
    stickers: 'For sticker paper, or to cut out: 63 × 69 mm each.',
  },

  // one code
  more: (name: string) => `More for ${name}`,
  open: 'Open link',
  copy: 'Copy link',
  copied: (name: string) => `The link of ${name} is copied`,
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  png: 'Download PNG',
  svg: 'Download SVG',
  downloadFailed: 'The picture could not be made. Try again.',

  // a new key
  reissue: 'Issue a new code',
  reissueHint: 'If this code was photographed or taken away, issue a new one and print it again.',
  reissueTitle: (name: string) => `Issue a new code for ${name}?`,
  reissueText:
    'Printed codes of this table stop working: they still show the menu, but a captain must accept the first order. Print and place the new one.',
  reissued: (name: string) => `${name} has a new code. Print it and place it.`,
  offline: 'Not done: there is no connection. The old code still works.',
});
