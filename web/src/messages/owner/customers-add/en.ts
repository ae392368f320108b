import type { GuestFaultKind } from '@bhoj/domain/added-guests/guest-csv';
import { part } from '../../part.ts';
import { consentWays } from '../customers/en.ts';

const guests = (n: number): string => `${n.toLocaleString('en-IN')} ${n === 1 ? 'guest' : 'guests'}`;
const rows = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-IN')} ${n === 1 ? one : many}`;

const faults: Readonly<Record<GuestFaultKind, string>> = {
  broken: 'The file is broken here: a quotation mark is not closed.',
  name: 'The name has at most 60 letters, in one line.',
  mobile: 'Enter a ten-digit Indian mobile number.',
  note: 'The note has at most 500 letters.',
  allergies: 'What they must not eat has at most 200 letters, in one line.',
  notAgreed: 'A guest is kept only who agreed to it: “Agreed to keep” must say yes.',
  offers: '“Agreed to offers” must say yes or no.',
  allergiesNotAgreed:
    'What they must not eat is kept only with their consent: “Agreed to allergies” must say yes.',
  day: 'Enter the day of the consent, like 20/11/2026.',
  dayToCome: 'The day of the consent has not come yet.',
  how: '“How” must say in person, phone, message, paper or online.',
  twice: 'A line above has the same number.',
  differ:
    'Another line with this number says otherwise what the guest agreed to. Keep the one that is right.',
};

/** Adding guests by hand and from a file. */
export const customersAddPart = part('customersAdd', {
  add: 'Add a guest',
  importCsv: 'Import CSV',
  intro:
    'Only who agreed that you keep their name and number. You must be able to show how and when they agreed (DPDP Act).',
  name: 'Name (optional)',
  mobile: 'Mobile',
  note: 'Note (optional)',
  allergies: 'Must not eat, as the guest said it (optional)',
  toKeep: 'They agreed that you keep their name and number',
  toOffers: 'They agreed to messages with offers',
  toAllergies: 'They agreed that you keep what they must not eat',
  on: 'Agreed on',
  how: 'How they agreed',
  ways: consentWays,
  save: 'Add the guest',
  saving: 'Adding…',
  added: 'Guest added',
  numberKnown:
    'A guest with this number is here already. Nothing was changed: search for the number to open the record.',
  faults: {
    ...faults,
    toKeep: 'Without this consent the guest cannot be kept.',
    toAllergies: 'Without this consent it cannot be kept. Agree it with them, or leave the field empty.',
    on: 'Choose the day: today or before.',
    how: 'Choose how they agreed.',
  },
  file: {
    title: 'Import guests',
    intro:
      'A CSV file with the columns Mobile, Agreed to keep, Agreed on and How; and, where you have them, Name, Note, Allergies, Agreed to allergies and Agreed to offers. A consent that the file does not state is not assumed. Guests who are here already stay as they are.',
    erased:
      'Bhoj keeps no number of a guest who was erased, so it cannot leave them out by itself: remove them from the file first.',
    pattern: 'Download an empty file',
    patternName: 'bhoj-guests.csv',
    choose: 'Choose a CSV file',
    another: 'Choose another file',
    file: 'CSV file',
    notText: 'This file is not a CSV file in UTF-8. In Excel, save it as “CSV UTF-8 (Comma delimited)”.',
    tooLarge: 'This file is larger than 5 MB.',
    tooMany: (n: number) => `The file has more than ${n} guests. Import it in smaller parts.`,
    lacking: (columns: string) => `This file has no column ${columns}. The first row must name the columns.`,
    failed: 'The guests could not be compared with those who are here. Check the connection and try again.',
    found: (n: number) => (n === 0 ? 'Nobody new in this file.' : `${guests(n)} to add`),
    withOffers: (n: number) => `${guests(n)} of them agreed to messages with offers`,
    known: (n: number) => `${rows(n, 'row is', 'rows are')} of guests who are here already`,
    bad: (n: number) => `${rows(n, 'row is', 'rows are')} left out`,
    fault: (line: number, kind: GuestFaultKind) => `Line ${line}: ${faults[kind]}`,
    moreBad: (n: number) => `and ${n.toLocaleString('en-IN')} more`,
    start: (n: number) => `Add ${guests(n)}`,
    done: (added: number, known: number) =>
      known === 0 ? `${guests(added)} added` : `${guests(added)} added, ${guests(known)} here already`,
  },
});
