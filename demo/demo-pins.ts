/** The PINs with which people of the demo enter on a shared device. */
export const DEMO_PINS = {
  captain: '482915',
  secondCaptain: '571394',
  kitchen: '260873',
  manager: '918257',
  cashier: '739046',
} as const;
