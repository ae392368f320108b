import { part } from '../../part.ts';

export const portionsLeftPart = part('portionsLeft', {
  title: (dish: string) => `Portions left of ${dish}`,
  about:
    'Each order takes its portions away, and nobody can order more than there are. At 0 it is sold out until the day ends. Leave a field empty for what you do not count.',
  whole: 'The dish',
  size: (name: string) => `Size ${name}`,
  addOn: (group: string, name: string) => `${group}: ${name}, in every dish`,
  left: 'Portions left now',
  perDay: 'Each day begins',
  perDayHint: 'Empty: only today is counted',
  save: 'Save',
  saving: 'Saving',
  saved: (dish: string) => `The portions of ${dish} are counted as you said`,
  loading: 'Loading the portions',
  couldNotLoad: 'The portions could not be loaded',
  notANumber: (least: number, most: number) => `Enter a whole number from ${least} to ${most}, or nothing.`,
  onlyPerDay: 'Enter how many are left now, too.',
  changed: 'Some were sold while this was open. Look at the numbers once more, and save.',
});
