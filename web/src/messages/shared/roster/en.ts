import { part } from '../../part.ts';

/** Shifts and punches, as a captain or a cook reads them. */
export const roster = {
  title: 'My shifts',
  loading: 'Loading your shifts',
  failed: 'Your shifts could not be loaded',
  again: 'Try again',
  offline: 'Shifts and punches need a connection.',
  thisWeek: 'This week',
  nextWeek: 'Next week',
  today: 'Today',
  off: 'Day off',
  nothing: 'Nothing planned',
  noWeek: 'Nobody has planned this week yet.',
  punches: 'My punches',
  punchesHint: 'If a time is wrong, tell whoever marks the muster.',
  noPunches: 'No punches in this month.',
  in: (clock: string) => `in ${clock}`,
  out: (clock: string) => `out ${clock}`,
  corrected: 'corrected',
  worked: (hours: number, minutes: number) => `${hours} h ${minutes} min at work`,
  late: (minutes: number) => `${minutes} min late`,
  absent: 'Absent, no punch',
  purpose: 'After the PIN',
  toScreen: 'Open the screen',
  toPunch: 'Punch in or out',
  punchIn: 'Punch in',
  punchOut: 'Punch out',
  isIn: (clock: string) => `You are in since ${clock}.`,
  isOut: 'You are out.',
  shift: (shifts: string) => `Today’s shift: ${shifts}`,
  punchedIn: (clock: string) => `Punched in at ${clock}`,
  punchedOut: (clock: string) => `Punched out at ${clock}`,
  go: { captain: 'Go to the tables', kitchen: 'Go to the kitchen', dashboard: 'Go to the dashboard' },
  done: 'Done',
};

export const rosterPart = part('roster', roster);
