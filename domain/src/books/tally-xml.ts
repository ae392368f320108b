import type { Paise } from '../money/money.ts';
import type { LedgerNames } from './ledger-names.ts';
import type { Entry, Voucher } from './voucher.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot contain (§2.2), such as U+FFFE and a half of a surrogate pair. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replaceAll(NOT_XML, '').replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Returns rupees with two decimals, from whole paise without a division that could round. */
export function tallyRupees(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const nameOf = (ledger: Entry['ledger'], names: LedgerNames): string =>
  typeof ledger === 'string' ? names[ledger] : ledger.name;

/** Tally writes a debit as a negative amount that is deemed positive. */
function entryXml({ ledger, debitPaise }: Entry, names: LedgerNames): string {
  const isDebit = debitPaise > 0;
  const signed = tallyRupees(debitPaise);
  const amount = isDebit ? `-${signed}` : signed.replace('-', '');
  return `<ALLLEDGERENTRIES.LIST>${tag('LEDGERNAME', nameOf(ledger, names))}${tag(
    'ISDEEMEDPOSITIVE',
    isDebit ? 'Yes' : 'No',
  )}${tag('AMOUNT', amount)}</ALLLEDGERENTRIES.LIST>`;
}

function voucherXml({ id, kind, day, note, entries }: Voucher, names: LedgerNames): string {
  return [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER REMOTEID="${escaped(id)}" VCHTYPE="${kind}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    tag('DATE', day.replaceAll('-', '')),
    tag('GUID', id),
    tag('VOUCHERTYPENAME', kind),
    tag('PERSISTEDVIEW', 'Accounting Voucher View'),
    tag('NARRATION', note),
    ...entries.map((entry) => entryXml(entry, names)),
    '</VOUCHER>',
    '</TALLYMESSAGE>',
  ].join('\n');
}

/** Returns the vouchers in the form that Tally imports. Tally must have every ledger already. */
export const tallyXml = (vouchers: readonly Voucher[], names: LedgerNames): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE>',
    `<HEADER>${tag('TALLYREQUEST', 'Import Data')}</HEADER>`,
    '<BODY><IMPORTDATA>',
    `<REQUESTDESC>${tag('REPORTNAME', 'Vouchers')}</REQUESTDESC>`,
    '<REQUESTDATA>',
    ...vouchers.map((each) => voucherXml(each, names)),
    '</REQUESTDATA>',
    '</IMPORTDATA></BODY>',
    '</ENVELOPE>',
    '',
  ].join('\n');
