/** The words of a page that belongs to no restaurant. */
export const alone = {
  unknownTitle: 'No restaurant has this address',
  unknownText: 'Look at the address once more, or scan the code on the table.',
  failedTitle: 'The menu cannot be shown now',
  failedText: 'Open this page once more in a minute.',
  home: 'What is Bhoj?',
};
