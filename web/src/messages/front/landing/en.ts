import { part } from '../../part.ts';

/** The left and right text of a line in the story's bill. */
type Row = readonly [name: string, amount: string];

/** The sentences of the landing page. `landing.test.ts` compares its figures with the domain. */
export const landing = {
  tagline: 'Run the whole restaurant from one table.',
  breath:
    'Guests order from the code on their table, the kitchen sees it at once, the captain settles the bill, and you know how the day went. One system, made for restaurants in India.',
  tryIt: 'Try it free',
  download: 'Download App',
  downloadHint: 'opens in a new tab',
  installs: {
    none: 'Bhoj is installed from your browser, without an app store: you sign in, and five short steps follow.',
    offered: 'Your browser installs Bhoj at once, in a window of its own. You sign in there.',
    accepted: 'Bhoj is installed on this device. Open it from there.',
  },
  pricing: 'View Pricing',
  signedUp: {
    title: 'Your restaurant is made',
    text: (email: string) =>
      `You are signed in as ${email}, and your 14 days free have begun. Next, answer six short questions about your restaurant.`,
    go: 'Set up your restaurant',
  },
  facts: ['14 days free by referral', 'On the phones you have', 'No app for guests'],
  story: {
    label: 'One order on its way: the table orders, the kitchen cooks, the captain settles the bill.',
    table: { step: 'The table orders', name: 'Table 4', state: 'Occupied', detail: '4 guests' },
    kot: {
      step: 'The kitchen cooks',
      name: 'KOT 18',
      age: '3 min',
      lines: [
        ['2', 'Paneer Tikka'],
        ['1', 'Dal Makhani'],
        ['4', 'Butter Naan'],
      ],
      note: 'Less spicy',
    },
    bill: {
      step: 'The captain settles',
      name: 'Tax invoice',
      rows: [
        ['Taxable value', '₹1,080'],
        ['CGST 2.5 %', '₹27'],
        ['SGST 2.5 %', '₹27'],
      ] satisfies Row[] as readonly Row[],
      total: ['Total', '₹1,134'] satisfies Row as Row,
      paid: 'Paid by UPI',
    },
  },
  tour: {
    title: 'One house, four views of it',
    text: 'Everybody sees the same evening, each from where they stand. These are pictures of Bhoj at work.',
    owner: {
      name: 'The owner',
      title: 'Know the day while it is still going on',
      text: 'What needs you first, then today beside the same day last week, at the same hour. Behind every figure is a bill.',
      picture:
        'The owner’s dashboard on a busy night: one round waits to be accepted; sales, bills, average bill and tax beside the same day last week; the open tables with their amounts, and the last bills.',
      phone: 'The same dashboard on a phone.',
    },
    captain: {
      name: 'The captain',
      title: 'The floor in one hand',
      text: 'Every table with its state, time and amount; whatever waits is on top. A plain dish is two taps. Without a network rounds are kept, and sent once.',
      floor:
        'The captain’s phone: guests who want to order, a ticket ready to serve, and the tables of floor 1.',
      table:
        'A table on the captain’s phone: its tickets, what is served and what is cooking, the amount so far.',
    },
    guest: {
      name: 'The guest',
      title: 'Scan, order, see it coming',
      text: 'The whole table orders together and watches each dish from queued to served. No app, no account, no number asked. In English, Hindi, Marathi, Tamil or Bengali.',
      menu: 'The menu on a guest’s phone, with the green vegetarian mark, prices and a running order.',
      order: 'A guest’s order, dish by dish: served, cooking and queued.',
    },
    kitchen: {
      name: 'The kitchen',
      title: 'Readable from two metres, with floury hands',
      text: 'Tickets in the order they came, quantity before name, changes in a block nobody misses. It rings until somebody looks. Additions are a ticket of their own: nothing is cooked twice.',
      picture:
        'The kitchen’s screen: tickets side by side with table, minutes and dishes, one with the note “Medium spicy”, and the totals of all open dishes at the foot.',
    },
  },
  promises: {
    title: 'What does not happen here',
    items: [
      {
        title: 'Two captains, one table',
        text: 'Both add at the same moment, and both orders arrive. A round that is sent twice is cooked once.',
      },
      {
        title: 'Somebody else’s order',
        text: 'A new party never sees the last party’s order. An old code orders nothing until a captain lets it in.',
      },
      {
        title: 'A bill off by a paisa',
        text: 'Screen, print and stored invoice come from one calculation. Numbers have no gap and no duplicate.',
      },
      {
        title: 'Paid, says the guest',
        text: 'A UPI payment counts when your staff confirm it, not when a phone shows a tick.',
      },
      {
        title: 'The network is gone',
        text: 'Captains go on taking orders. What waits is shown on the screen, and is sent once, in order.',
      },
      {
        title: 'Gone, but still signed in',
        text: 'Whoever you let go loses the orders, the tables and the bills at once, not at the next sign-in.',
      },
    ],
  },
  questions: {
    title: 'Questions that restaurants ask',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'The first 14 days are free with the referral ID of a Bhoj representative. Premium is ₹999 a month, with all features and unlimited orders. There is no charge per order and no commission on your bills.',
      },
      {
        question: 'Does it work without the internet?',
        answer:
          'Captains go on taking orders: each round waits on the device, in sight, survives a reload, and is sent once when the network is back. Guests keep the menu they last saw. Issuing a bill needs the network, so that no invoice number is ever used twice.',
      },
      {
        question: 'Are the bills right for GST?',
        answer:
          'With your GSTIN, each bill is a tax invoice: CGST and SGST by rate, SAC 996331, your FSSAI number, and numbers that run on within the financial year. Under the composition scheme it is a bill of supply. Without a GSTIN it is a plain bill without tax. No service charge is added by default.',
      },
      {
        question: 'What hardware do I need?',
        answer:
          'None of ours. A phone for the captain, any screen with a browser for the kitchen, a laptop or a phone for you. Bills print through the browser, on paper of 58 or 80 mm. You print the codes for the tables yourself.',
      },
      {
        question: 'Whose data is it?',
        answer:
          'Yours. Menu, orders, bills and guests’ details belong to your restaurant, and no other restaurant can read them. When a trial or subscription ends, your records stay readable: no past bill is ever locked away.',
      },
      {
        question: 'How do guests pay?',
        answer:
          'In cash or by card at the counter, or by UPI from their own phone to your UPI address. The money goes to you, not through us. UPI counts as paid once your staff confirm it.',
      },
      {
        question: 'In which languages is it?',
        answer:
          'Guests, captains and the kitchen choose English, Hindi, Marathi, Tamil or Bengali, each on their own device, and a dish carries its name in each language where you give one. The owner’s pages are in English.',
      },
      {
        question: 'How do I begin?',
        answer:
          'Create your restaurant, answer six short questions about it, enter the menu and print the codes. Your captain and your kitchen sign in with accounts that you make for them.',
      },
    ],
  },
  closing: {
    title: 'Begin with one table.',
    text: 'Put a code on it, sit down, and order from your own kitchen.',
    signup: 'Create a restaurant account',
  },
};

export const landingPart = part('landing', landing);
