import type { Audience, PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';

const severities: Record<PlatformNotice['severity'], string> = {
  info: 'Information',
  warning: 'Warning',
  urgent: 'Urgent',
};
const places: Record<PlatformNotice['shownAs'], string> = {
  banner: 'Banner and bell',
  bell: 'Bell only',
};
const states: Record<NonNullable<Audience['state']>, string> = {
  running: 'Running',
  grace: 'In the days of grace',
  lapsed: 'Lapsed',
};
const plans: Record<NonNullable<Audience['plan']>, string> = { free: 'Trial', premium: 'Premium' };

/** /super/notifications. */
export const platformNoticesWords = {
  description: 'What Bhoj tells owners: above every page, or in the bell.',
  list: 'Notices',
  loading: 'Loading the notices',
  none: 'No notice has been written yet.',
  gone: 'This notice does not exist.',
  couldNotLoad: 'The notice could not be loaded',
  add: 'New notice',
  columns: {
    title: 'Notice',
    phase: 'State',
    to: 'For',
    place: 'Shown as',
    period: 'From and until',
    version: 'Version',
  },
  phases: { scheduled: 'Scheduled', shown: 'Shown now', over: 'Over' },
  period: (from: string, until: string) => `${from} to ${until}`,
  everybody: 'All owners',
  ofReferrer: (name: string) => `brought by ${name}`,
  severities,
  places,
  states,
  plans,
  fields: {
    title: 'Title',
    text: 'Text',
    severity: 'Severity',
    shownAs: 'Shown as',
    link: 'Link',
    plan: 'Plan',
    state: 'State of the subscription',
    city: 'City',
    referrer: 'Brought by',
    from: 'From the morning of',
    until: 'Until the end of',
    reason: 'Reason',
  },
  every: { plan: 'Every plan', state: 'Every state', city: 'Every city', referrer: 'Everybody' },
  hints: {
    link: 'A page of the dashboard, such as /dashboard/subscription, an https address, or nothing.',
    from: 'Nothing begins at once.',
    reason: 'It is kept in the change log.',
  },
  whom: 'For whom',
  faults: {
    title: 'Write a title of at most 80 characters.',
    text: 'Write a text of at most 300 characters.',
    link: 'Type a page of the dashboard, an address that begins with https://, or nothing.',
    reason: 'Say why, in a few words.',
  } as Readonly<Record<string, string>>,
  preview: 'Preview',
  asBanner: 'Above every page',
  inBell: 'In the bell',
  emptyTitle: 'Title of the notice',
  emptyText: 'Text of the notice.',
  counting: 'Counting the restaurants',
  reach: (count: number) =>
    count === 1 ? 'For 1 restaurant.' : `For ${count.toLocaleString('en-IN')} restaurants.`,
  seen: (all: number, latest: number) =>
    `Seen by ${all.toLocaleString('en-IN')}, this version by ${latest.toLocaleString('en-IN')}.`,
  noCount: 'The restaurants could not be counted.',
  countAgain: 'Count again',
  publish: 'Publish',
  published: 'The notice is published.',
  change: 'Change',
  changeTitle: (version: number) => `Change version ${version}`,
  changeHint: 'Owners who closed the notice see it again.',
  publishChange: 'Publish the change',
  changed: (version: number) => `Version ${version} is published.`,
  end: 'End now',
  endText: 'Nobody sees the notice any more. What is in the bells stays there.',
  ended: 'The notice is over.',
  close: 'Close',
};
