import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';
import type { Service } from '@bhoj/domain/restaurant/restaurant.schema';
import { part } from '../../part.ts';
import { orderTypes } from '../../shared/order/en.ts';

interface StepWords {
  /** Shown in the row of steps. */
  readonly name: string;
  readonly title: string;
  readonly why: string;
}

const steps: Record<OnboardingStep, StepWords> = {
  restaurantType: {
    name: 'Restaurant type',
    title: 'What does your kitchen cook?',
    why: 'Guests see it beside your name, and the menu puts the right mark on each dish.',
  },
  seating: {
    name: 'Seating',
    title: 'How are your tables laid out?',
    why: 'Each table gets its own QR code. You can add or remove tables later.',
  },
  tax: {
    name: 'Tax',
    title: 'Do you charge GST?',
    why: 'You can change it later in Settings.',
  },
  cuisine: {
    name: 'Cuisine',
    title: 'Which cuisines do you serve?',
    why: 'Choose all that apply. Guests see them when they open your menu.',
  },
  timings: {
    name: 'Timings',
    title: 'When are you open?',
    why: 'Guests can order only while you are open.',
  },
  services: {
    name: 'Services',
    title: 'How do you serve your guests?',
    why: 'Choose all that apply. With takeaway you can take orders without a table.',
  },
};

const services: Record<Service, { label: string; hint: string }> = {
  'dine-in': { label: orderTypes['dine-in'], hint: 'Guests eat at your tables' },
  takeaway: { label: orderTypes.takeaway, hint: 'Guests order and carry it home' },
  delivery: { label: orderTypes.delivery, hint: 'You bring it to their door' },
  catering: { label: 'Catering', hint: 'You cook for an occasion elsewhere' },
  events: { label: 'Events', hint: 'Parties and bookings of the house' },
  bar: { label: 'Bar', hint: 'Drinks, with their own tax' },
};

const restaurantTypes = {
  Vegetarian: { label: 'Vegetarian', hint: 'No meat, fish or egg' },
  'Non-Vegetarian': { label: 'Non-Vegetarian', hint: 'Meat, fish or egg' },
  Both: { label: 'Both', hint: 'Vegetarian and non-vegetarian dishes' },
};

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const onboarding = {
  progress: (n: number, total: number) => `Step ${n} of ${total}`,
  progressLabel: 'Setting up your restaurant',
  signOut: 'Sign out',
  offline: 'You are offline. Your answers are kept on this device and sent when you are back.',
  notSaved: (step: string) => `“${step}” was not saved. Answer it once more.`,
  goBackTo: 'Open it',
  loading: 'Loading your answers',
  couldNotLoadTitle: 'Your answers could not be loaded',
  couldNotLoadHint: 'What you saved is kept. Check the connection and try again.',
  deniedTitle: 'This restaurant is not yours to set up',
  deniedHint: 'Sign in with the owner’s account.',
  chooseOne: 'Choose one to continue.',
  chooseAtLeastOne: 'Choose at least one to continue.',
  chosen: (n: number) => `${n} chosen`,
  steps,
  restaurantTypes,
  services,
  seating: {
    floors: 'Number of floors',
    floorsHint: (max: number) => `1 to ${max}`,
    tables: (floor: number) => `Tables on floor ${floor}`,
    tablesHint: (max: number) => `1 to ${max}`,
    sum: (tables: number, floors: number) =>
      `${plural(tables, 'table', 'tables')} on ${plural(floors, 'floor', 'floors')}`,
    faults: {
      empty: (max: number) => `Enter a number from 1 to ${max}.`,
      'not-a-number': (max: number) => `Enter a whole number from 1 to ${max}, in digits.`,
      'out-of-range': (max: number) => `Enter a number from 1 to ${max}.`,
    },
    saving: 'Setting the tables…',
    offline:
      'Tables can only be set up with a connection. Your numbers are kept here; continue when you are back online.',
    inUse: (tables: string) => `These tables would go, and have guests: ${tables}. Settle their bills first.`,
  },
  tax: {
    toggle: 'Charge tax on bills',
    percentage: 'Tax percentage',
    percentageHint: (rates: string) =>
      `${rates}. Most restaurants charge 5 %; 18 % is for specified premises, such as a hotel’s.`,
    percent: '%',
    off: 'Your bills have no tax.',
    needsGstin: 'From the day you enter your GSTIN in Settings. Until then every bill is a plain bill.',
    hasGstin: 'Always on: your GSTIN is entered.',
    faults: {
      empty: (rates: string) => `Enter the percentage: ${rates}.`,
      'not-a-number': (rates: string) => `Enter the percentage in digits: ${rates}.`,
      'not-lawful': (rates: string) =>
        `Restaurants charge ${rates} per cent GST, and no other rate is lawful.`,
    },
  },
  complete: {
    title: 'All Set!',
    text: 'Your restaurant is ready. Opening the dashboard…',
    next: 'Add your dishes, then print the QR code of each table.',
    go: 'Open the dashboard now',
  },
};

export const onboardingPart = part('onboarding', onboarding);
