type Kind = 'table' | 'room' | 'takeaway' | 'preview';
interface Named {
  readonly kind: Kind;
  readonly id: string;
  readonly number: string;
}

const titleOf = ({ kind, number }: Named): string =>
  ({ table: `Table ${number}`, room: `Room ${number}`, takeaway: 'Takeaway', preview: 'Our menu' })[kind];

/** Tables of two floors may share a number; without the floor beside it, the id distinguishes them. */
const nameOf = (code: Named): string => (code.kind === 'table' ? `table ${code.id}` : titleOf(code));

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
const hints: Readonly<Record<Kind, string>> = {
  table: '',
  room: '',
  takeaway: 'For the counter or the window: guests order here and take it away.',
  preview: 'Guests read the menu with it. To take orders by it, switch on takeaway in Settings.',
};

export const qrCodes = {
  description: 'One code for each table. Guests scan it to see the menu and order.',
  loading: 'Loading tables',
  couldNotLoad: 'The tables could not be loaded',
  empty: 'Add floors and tables first',
  setSeating: 'Set up seating',
  notPublic: (origin: string) =>
    `Codes made here lead to ${origin}, which guests cannot reach. Open Bhoj at its public address before you print.`,

  titleOf,
  floor: (n: number) => `Floor ${n}`,
  withoutTable: 'Without a table',
  hints,
  cardLabel: (code: Named) => (code.kind === 'table' ? `Table ${code.id}` : titleOf(code)),
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

  // one code
  open: 'Open link',
  copy: 'Copy link',
  copied: (name: string) => `The link of ${name} is copied`,
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  png: 'PNG',
  svg: 'SVG',
  downloadPng: (name: string) => `Download ${name} as PNG`,
  downloadSvg: (name: string) => `Download ${name} as SVG`,
  downloadFailed: 'The picture could not be made. Try again.',

  // a new key
  reissue: 'Issue a new code',
  reissueHint: 'If this code was photographed or taken away, issue a new one and print it again.',
  reissueTitle: (name: string) => `Issue a new code for ${name}?`,
  reissueText:
    'Printed codes of this table stop working: they still show the menu, but a captain must accept the first order. Print and place the new one.',
  reissued: (name: string) => `${name} has a new code. Print it and place it.`,
  offline: 'Not done: there is no connection. The old code still works.',
};
