import { part } from '../../part.ts';

/** Messages on this device: the card on the page of the bell, and the sheet of other people of the dashboard. */
export const push = {
  title: 'Messages on this device',
  description:
    'What the bell says, also while Bhoj is closed: on this phone or computer, for you alone. Switch on only what you want to be woken by.',
  close: 'Close',
  loading: 'Loading',
  couldNotLoad: 'This could not be loaded',
  on: 'Messages are on for this device.',
  off: 'Messages are off for this device.',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  asking: 'Answer the question of the browser. Then Bhoj registers this device.',
  denied: 'The browser does not let Bhoj show messages.',
  deniedHow:
    'You told the browser so before, and only you can change it: open the settings of this page (the sign to the left of the address), allow notifications, and load the page again.',
  dismissed: 'The browser asked, and you gave no answer. Switch on once more to be asked again.',
  install: 'On an iPhone or an iPad, messages come only to an installed app.',
  installHow:
    'Open Bhoj in Safari, press Share, choose “Add to Home Screen”, open Bhoj from the home screen, and switch messages on there. This needs iOS 16.4 or newer.',
  unsupported: 'This browser cannot show messages.',
  unsupportedHow:
    'Use Chrome, Edge or Firefox on a computer or an Android phone, or the installed app on an iPhone.',
  noKeys: 'Messages are not set up yet. Bhoj has to do that.',
  failed: 'The browser could not be registered. Check the connection and try again.',
  kinds: 'What you are told of',
  kindsHint: 'These hold for all your devices.',
  asked: { title: 'Somebody asks you', text: 'Somebody may not do an act and asks whether you allow it.' },
  noKinds: 'There is nothing here that your rights let you be told of. Ask the owner.',
  truth: 'The bell has everything, whatever you choose here. A message may come late or not at all.',
};

export const pushPart = part('push', push);
