/** People of the demo and their passwords, which work only on an emulator. */
export const DEMO_LOGINS = {
  owner: { email: 'owner@annapurna.example', password: 'annapurna-owner' },
  captain: { email: 'captain@annapurna.example', password: 'annapurna-captain' },
  /** For tests with two captains at one table. */
  secondCaptain: { email: 'anita@annapurna.example', password: 'annapurna-captain' },
  kitchen: { email: 'kitchen@annapurna.example', password: 'annapurna-kitchen' },
  manager: { email: 'manager@annapurna.example', password: 'annapurna-manager' },
  cashier: { email: 'cashier@annapurna.example', password: 'annapurna-cashier' },
  /** The member of platform staff who referred the demo restaurant. */
  staff: { email: 'ravi@bhoj.example', password: 'bhoj-field-agent' },
  super: { email: 'admin@bhoj.example', password: 'bhoj-super-admin' },
} as const;
