export const landing = {
  tagline: 'Run the whole restaurant from one table.',
  breath:
    'Guests order from the code on their table, the kitchen sees it at once, the captain settles the bill, and you know how the day went. One system, made for restaurants in India.',
  download: 'Download App',
  downloadHint: 'opens in a new tab',
  pricing: 'View Pricing',
  story: {
    label: 'One order, from the table to the bill',
    table: { name: 'Table 4', state: 'Occupied', detail: '42 min · 2 guests' },
    kot: {
      name: 'KOT 18',
      age: '3 min',
      lines: ['2 × Paneer Tikka', '1 × Dal Makhani', '4 × Butter Naan'],
      note: 'Less spicy',
    },
    bill: {
      name: 'Tax invoice',
      rows: [
        ['Taxable value', '₹1,180'],
        ['CGST 2.5 %', '₹29.50'],
        ['SGST 2.5 %', '₹29.50'],
      ],
      total: ['Total', '₹1,239'],
      paid: 'Paid by UPI',
    },
  },
  people: {
    title: 'One house, four views of it',
    cards: {
      owner: {
        name: 'The owner',
        text: 'Sees what needs attention now, today against the same day last week, and a bill behind every figure.',
      },
      captain: {
        name: 'The captain',
        text: 'Every table with its state, time and amount. A plain dish is two taps, and two captains never lose a line.',
      },
      kitchen: {
        name: 'The kitchen',
        text: 'Tickets in the order they came, quantity before name, a sound until somebody looks. Nothing is cooked twice.',
      },
      guest: {
        name: 'The guest',
        text: 'Scans, orders with the whole table, sees the dish come along. No app, no account, no number asked.',
      },
    },
  },
  footer: {
    label: 'Bhoj',
    made: 'Bhoj: a feast, and the table it is served on.',
    signup: 'Create a restaurant account',
    signIn: 'Sign in',
  },
} as const;
