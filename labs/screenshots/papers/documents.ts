import { issueCreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import { debitNoteOf } from '@bhoj/domain/billing/corrections/debit-note';
import { lineCorrection } from '@bhoj/domain/billing/corrections/line-correction';
import { aDiscount, SERIES } from '@bhoj/domain/fixtures/billing';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { ASHA } from '@bhoj/domain/fixtures/orders';
import { paise } from '@bhoj/domain/money/money';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { BillDocument } from '../../../web/src/blocks/bill/bill-document.ts';
import { goods, issued, milk, rum, TO_FIRM, within } from '../../../tests/conventions/worked/issue.ts';
import type { Worked } from '../../../tests/conventions/worked/issue.ts';

const thali = lineOf('Maharaja thali with six sabzis, two breads and a sweet', 480, {
  quantity: 12,
  otherNames: { hi: 'महाराजा थाली, छह सब्ज़ियाँ, दो रोटियाँ और एक मिठाई' },
});
const dal = lineOf('Dal makhani', 240.5, { quantity: 2, otherNames: { hi: 'दाल मखनी' } });
const cola = lineOf('Cola 300 ml', 45, goods(4000, '22021010'));
const curd = lineOf('Curd', 60, milk);
const whisky = lineOf('Old Monk 60 ml', 1_250, { ...rum, quantity: 3 });
const happy = {
  id: 'happy',
  name: 'Happy hour',
  percentBp: 2_000,
  fullPaise: paise(250_00),
  discounts: false,
};

const issuedOf = (worked: Omit<Worked, 'what' | 'gives'>): Invoice => {
  const [invoice] = issued({ ...worked, what: '', gives: [] }).invoices;
  if (invoice === undefined) throw new Error('no invoice');
  return invoice;
};
const taxed = issuedOf({ lines: [thali, dal] });
const facts = {
  invoiceId: '2026-27_INV_000001',
  invoice: taxed,
  reason: 'The thali came cold, and the guest sent two of them back',
  requestId: 'RequestAAAAAAAAAAAA9',
  by: ASHA.label,
  byId: ASHA.id,
  sequence: 1,
  series: SERIES,
  businessDay: taxed.businessDay,
  at: taxed.issuedAt,
};

function creditNote(): BillDocument {
  const note = issueCreditNote({
    ...facts,
    before: [],
    portions: { '0': 2 },
    refund: { method: 'cash', name: '' },
  });
  return { ...note, credit: note };
}

function debitNote(): BillDocument {
  const right = { line: 1, what: 'price' as const, to: 260_00 };
  const correction = lineCorrection(taxed, { credits: [], debits: [] }, right, facts.at);
  if (correction.debit === null) throw new Error('no debit note');
  const note = debitNoteOf(
    { ...facts, bill: correction.debit, tender: { method: 'upi', name: '' } },
    correction,
  );
  return { ...note, debit: note };
}

/** A document of every kind, with the longest that each may have to show. */
export const PAPERS_OF: Readonly<Record<string, () => BillDocument>> = {
  'tax-invoice': () => taxed,
  'tax-invoice-to-a-firm': () => issuedOf({ lines: [thali, dal], money: { buyer: TO_FIRM } }),
  'tax-invoice-with-goods': () =>
    issuedOf({
      type: 'takeaway',
      seller: { packingPaise: paise(20_00) },
      lines: [dal, { ...cola, packingPaise: paise(5_00) }, lineOf('Chocolate', 100, goods(1800, '180690'))],
    }),
  'tax-invoice-with-discounts': () =>
    issuedOf({
      lines: [thali, lineOf('Tikka', 200, { offer: happy }), lineOf('Kheer', 80)],
      money: {
        discount: aDiscount({
          kind: 'percent',
          value: 1_000,
          categories: [{ id: 'dosa', name: 'South Indian breakfasts' }],
          code: { id: 'DIWALI25', entry: 'EntryAAAAAAAAAAAAAAA' },
        }),
        complimentary: { '1-3': { reason: 'Came late', by: ASHA } },
      },
    }),
  'prices-include-tax': () =>
    issuedOf({
      seller: { pricesIncludeTax: true },
      lines: [within('Thali', 99, { quantity: 3 }), within('Cola 300 ml', 45, goods(4000, '22021010'))],
    }),
  'bill-of-supply': () => issuedOf({ lines: [curd, whisky] }),
  'invoice-cum-bill-of-supply': () => issuedOf({ lines: [thali, dal, cola, curd, whisky] }),
  'plain-bill': () =>
    issuedOf({ seller: { gstin: '', taxSettings: { enabled: false, percentage: 5 } }, lines: [dal, curd] }),
  composition: () => issuedOf({ seller: { composition: true }, lines: [thali, curd] }),
  utgst: () => issuedOf({ seller: { gstin: '04AAGCB7383J1ZG' }, lines: [dal] }),
  'credit-note': creditNote,
  'debit-note': debitNote,
};
