import type { PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { Weekday } from '@bhoj/domain/time/ist';
import { part } from '../../part.ts';
import { weekdays } from '../../shared/weekdays/en.ts';

export const homePart = part('home', {
  today: (restaurant: string, date: string) => `${restaurant} · ${date}`,
  loading: 'Loading today',
  couldNotLoad: 'This part could not be loaded. The rest of the page is right.',
  attention: {
    title: 'What needs you now',
    loading: 'Looking at tables and rounds',
    nothing: 'Nothing. The house is in order.',
    noFssai:
      'Urgent: no bill can be settled until your FSSAI number is entered. It has 14 digits and begins with 1 or 2.',
    noFssaiAction: 'Enter the FSSAI number',
    mustCharge:
      'Urgent: no bill can be settled, because there is a GSTIN and tax is off. Turn tax on, or choose the composition scheme.',
    mustChargeAction: 'Turn tax on',
    rate: (percentage: number, rates: string) =>
      `Urgent: no bill with GST can be settled, because the rate is ${percentage} %. Restaurants charge ${rates} per cent.`,
    rateAction: 'Correct the rate',
    liquorUnderComposition:
      'Urgent: bills with liquor cannot be settled, because nobody may sell it under the composition scheme. Take it off the menu, or leave the scheme.',
    liquorUnderCompositionAction: 'Open the menu',
    noVatTin:
      'Urgent: bills with liquor cannot be settled, because they must bear your VAT TIN and none is entered.',
    noVatTinAction: 'Enter the VAT TIN',
    noMenu: 'There is no dish on the menu yet, so nobody can order.',
    noMenuAction: 'Add dishes',
    noGstin: 'Tax is on, but there is no GSTIN, so bills charge none.',
    noGstinAction: 'Enter the GSTIN',
    legalMissing: 'Legal details are incomplete, so no tax invoice can be issued.',
    legalMissingAction: 'Complete them',
    waiting: (n: number) => (n === 1 ? '1 round waits to be accepted.' : `${n} rounds wait to be accepted.`),
    waitingAction: 'Open the captain’s screen',
    requests: (tables: string) => `Guests ask for somebody at ${tables}.`,
    paused: 'Ordering by phone is paused.',
    pausedAction: 'Open settings',
    due: (vendor: string, amount: string, date: string) => `${amount} to ${vendor} are due on ${date}.`,
    overdue: (vendor: string, amount: string, date: string) =>
      `${amount} to ${vendor} were due on ${date} and are not paid.`,
    dueAction: 'Open expenses',
    trialEnds: (days: number) => `The trial ends ${days === 1 ? 'within a day' : `in ${days} days`}.`,
    premiumEnds: (date: string) => `The paid period ends on ${date}.`,
    orderingEnds: (days: number) =>
      `The plan is over. Orders are taken ${days === 1 ? 'for one more day' : `for ${days} more days`}.`,
    orderingEnded: 'Urgent: no order is taken, because the plan is over. Pay for a plan to go on.',
    planAction: 'Open subscription',
    lowReview: (stars: number) =>
      `A guest gave ${stars === 1 ? '1 star' : `${stars} stars`}. You have not looked at your notifications since.`,
    lowReviewAction: 'Open the review',
    drawerShort: (day: string, amount: string) => `The drawer of ${day} was ${amount} short.`,
    drawerOver: (day: string, amount: string) => `The drawer of ${day} was ${amount} over.`,
    drawerAction: 'Open the day',
    further: (n: number) => `${n} more`,
    fewer: 'Show fewer',
    noUpi: 'No UPI ID is entered, so bills have no code to pay with.',
    noUpiAction: 'Enter the UPI ID',
    noPhotos: 'No dish on the menu has a photo.',
    noPhotosAction: 'Add photos',
  },
  warnings: {
    toSettings: 'Open settings',
    registration: {
      near: (limit: string) =>
        `This year’s turnover comes near ${limit} (half of it in some hill States). From there a restaurant must register for GST: ask your accountant now.`,
      over: (limit: string) =>
        `Urgent: this year’s turnover is over ${limit}, and no GSTIN is entered. Registration is due within 30 days: ask your accountant.`,
    },
    compositionEnds: {
      near: (limit: string) =>
        `This year’s turnover comes near ${limit}, where the composition scheme ends (half of it in some hill States). Ask your accountant about the change.`,
      over: (limit: string) =>
        `Urgent: this year’s turnover is over ${limit}, so the composition scheme has ended. Ask your accountant, then switch it off.`,
    },
    eInvoice: {
      near: (limit: string) =>
        `This year’s turnover comes near ${limit}. Above it, bills for companies need an e-invoice with an IRN, which Bhoj does not make: ask your accountant.`,
      over: (limit: string) =>
        `This year’s turnover is over ${limit}. Bills for companies need an e-invoice with an IRN, which Bhoj does not make: ask your accountant.`,
    },
    specifiedPremises:
      'A hotel that had a room above ₹7,500 a day this financial year, or declares itself, is a specified premises: its restaurant charges 18 % from 1 April. Ask your accountant whether 5 % still holds.',
    seriesEnds: (series: string, left: number, next: string) =>
      left === 0
        ? `Urgent: no number of the series ${series} is left, so no bill can be settled. Enter the series ${next} in Settings.`
        : `The series ${series} has ${left.toLocaleString('en-IN')} numbers left this year. Enter the series ${next} in Settings before they end.`,
    yearTurns: (firstNumber: string) =>
      `A new financial year begins on 1 April. Numbers begin again by themselves, with ${firstNumber}.`,
  },
  growth: {
    name: 'Net sales today',
    title: (weekday: Weekday) => `Net sales of today as they grow, beside a usual ${weekdays[weekday]}`,
    more: (gap: string, percent: number, weekday: Weekday, clock: string) =>
      `${gap} (${percent} %) more than a usual ${weekdays[weekday]} by ${clock}`,
    less: (gap: string, percent: number, weekday: Weekday, clock: string) =>
      `${gap} (${percent} %) less than a usual ${weekdays[weekday]} by ${clock}`,
    same: (_gap: string, _percent: number, weekday: Weekday, clock: string) =>
      `As much as on a usual ${weekdays[weekday]} by ${clock}`,
    today: 'Today',
    usual: 'Usual',
    usualDay: (weekday: Weekday, amount: string) => `A usual ${weekdays[weekday]}: ${amount} in all`,
    tip: (hour: string, today: string | null, usual: string | null) =>
      [
        `The hour from ${hour}`,
        today === null ? '' : `${today} so far`,
        usual === null ? '' : `usually ${usual}`,
      ]
        .filter((part) => part !== '')
        .join(' · '),
    hour: 'Hour from',
    openHour: (hour: string) => `Bills of the hour from ${hour}`,
    empty: 'Nothing was sold yet today. The curve begins with the first bill.',
    show: 'Show figures as',
    chart: 'Chart',
    table: 'Table',
    none: '–',
  },
  figures: {
    title: 'Today',
    bills: 'Bills',
    tax: 'Tax',
    average: 'Average bill',
    guests: 'Guests',
    more: (percent: number, usual: string) => `${percent} % more than the usual ${usual}`,
    less: (percent: number, usual: string) => `${percent} % less than the usual ${usual}`,
    same: (_percent: number, usual: string) => `As usual: ${usual}`,
    weeks: (least: string, most: string) => `The last four weeks, from ${least} to ${most} a day`,
    none: '–',
  },
  more: { failed: 'The figures of the last weeks could not be loaded.', retry: 'Try again' },
  tables: {
    title: 'Open tables',
    empty: 'No table is open. A guest’s first round opens one.',
    total: (open: number, all: number, amount: string) => `${open} of ${all} · ${amount} at menu prices`,
    further: (n: number) => `${n} more`,
    minutes: (n: number) => (n < 60 ? `${n} min` : `${Math.floor(n / 60)} h ${n % 60} min`),
    open: 'Captain’s screen',
    waiter: 'Asks for a waiter',
    bill: 'Asks for the bill',
  },
  invoices: {
    title: 'Last bills',
    empty: 'No bill yet. The first one shows here as it is settled.',
    number: 'Number',
    time: 'Time',
    method: 'Paid by',
    amount: 'Amount',
    today: 'Today',
    void: 'Void',
    credited: 'Credited',
    methods: {
      cash: 'Cash',
      upi: 'UPI',
      card: 'Card',
      room: 'Room',
      other: 'Other',
      deposit: 'Deposit',
    } satisfies Record<PaymentMethod, string>,
  },
});
