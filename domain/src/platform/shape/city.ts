/** Cities that may occur in an address, with older names that people still use. */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  Agra: [],
  Ahmedabad: ['amdavad'],
  Ajmer: [],
  Aligarh: [],
  Amritsar: [],
  Aurangabad: ['chhatrapati sambhajinagar'],
  Bareilly: [],
  Bengaluru: ['bangalore'],
  Bhopal: [],
  Bhubaneswar: [],
  Bikaner: [],
  Chandigarh: [],
  Chennai: ['madras'],
  Coimbatore: [],
  Cuttack: [],
  Dehradun: [],
  Delhi: ['new delhi'],
  Dhanbad: [],
  Faridabad: [],
  Gandhinagar: [],
  Ghaziabad: [],
  Goa: ['panaji', 'panjim', 'margao'],
  Gorakhpur: [],
  Gurugram: ['gurgaon'],
  Guwahati: [],
  Gwalior: [],
  Hubballi: ['hubli'],
  Hyderabad: ['secunderabad'],
  Imphal: [],
  Indore: [],
  Jabalpur: [],
  Jaipur: [],
  Jalandhar: [],
  Jammu: [],
  Jamshedpur: [],
  Jodhpur: [],
  Kanpur: [],
  Kochi: ['cochin', 'ernakulam'],
  Kolhapur: [],
  Kolkata: ['calcutta'],
  Kota: [],
  Kozhikode: ['calicut'],
  Lucknow: [],
  Ludhiana: [],
  Madurai: [],
  Mangaluru: ['mangalore'],
  Meerut: [],
  Moradabad: [],
  Mumbai: ['bombay'],
  Mysuru: ['mysore'],
  Nagpur: [],
  Nashik: ['nasik'],
  'Navi Mumbai': [],
  Noida: ['greater noida'],
  Patna: [],
  Prayagraj: ['allahabad'],
  Puducherry: ['pondicherry'],
  Pune: ['poona'],
  Raipur: [],
  Rajkot: [],
  Ranchi: [],
  Rishikesh: [],
  Salem: [],
  Shillong: [],
  Shimla: [],
  Siliguri: [],
  Srinagar: [],
  Surat: [],
  Thane: [],
  Thiruvananthapuram: ['trivandrum'],
  Thrissur: ['trichur'],
  Tiruchirappalli: ['trichy'],
  Tirupati: [],
  Udaipur: [],
  Vadodara: ['baroda'],
  Varanasi: ['banaras', 'benares'],
  Vellore: [],
  Vijayawada: [],
  Visakhapatnam: ['vizag'],
  Warangal: [],
};

/** Every city that Bhoj finds in an address. */
export const CITIES_KNOWN: readonly string[] = Object.keys(CITIES);

const NAMES: readonly (readonly [name: string, city: string])[] = Object.entries(CITIES)
  .flatMap(([city, others]) => [city.toLowerCase(), ...others].map((name) => [name, city] as const))
  // The longest first: Navi Mumbai is no part of Mumbai.
  .toSorted(([a], [b]) => b.length - a.length);

/** Returns the last city in an address, because streets are named after cities; empty when there is none. */
export function cityOf(address: string): string {
  const text = ` ${address.toLowerCase().replaceAll(/[^\p{L}\p{M}]+/gu, ' ')} `;
  let found = { at: -1, city: '' };
  for (const [name, city] of NAMES) {
    const at = text.lastIndexOf(` ${name} `);
    if (at >= 0 && at + name.length > found.at) found = { at: at + name.length, city };
  }
  return found.city;
}
