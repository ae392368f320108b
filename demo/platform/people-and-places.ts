/** Cities with a share of the sign-ups, and the two digits of their State. */
export const CITIES = [
  ['Mumbai', 12, '27'],
  ['Pune', 14, '27'],
  ['Nagpur', 5, '27'],
  ['Nashik', 4, '27'],
  ['Thane', 4, '27'],
  ['Kolhapur', 2, '27'],
  ['Bengaluru', 13, '29'],
  ['Mysuru', 4, '29'],
  ['Mangaluru', 2, '29'],
  ['Hyderabad', 9, '36'],
  ['Warangal', 1, '36'],
  ['Chennai', 8, '33'],
  ['Coimbatore', 4, '33'],
  ['Madurai', 2, '33'],
  ['Kochi', 4, '32'],
  ['Kozhikode', 2, '32'],
  ['Delhi', 9, '07'],
  ['Gurugram', 4, '06'],
  ['Noida', 3, '09'],
  ['Lucknow', 4, '09'],
  ['Varanasi', 2, '09'],
  ['Jaipur', 5, '08'],
  ['Udaipur', 2, '08'],
  ['Ahmedabad', 6, '24'],
  ['Surat', 3, '24'],
  ['Indore', 3, '23'],
  ['Bhopal', 2, '23'],
  ['Kolkata', 6, '19'],
  ['Bhubaneswar', 2, '21'],
  ['Guwahati', 1, '18'],
] as const;

export const STREETS = [
  'MG Road',
  'Station Road',
  'Gandhi Nagar',
  'Market Yard',
  'Civil Lines',
  'Temple Road',
];

/** The first and the second word of a restaurant's name; each pair is used once. */
export const FIRST_WORDS =
  'Saffron Tulsi Chandni Maratha Coastal Royal Madras Lucknowi Green Copper Banyan Kesar Anand Shree Udupi'.split(
    ' ',
  );
export const SECOND_WORDS =
  'Kitchen Bhavan Dhaba Darbar House Tiffins Biryani Table Rasoi Café Grill Sagar Palace Corner Thali Zaika'.split(
    ' ',
  );

export const OWNERS =
  'Aarav Bhavna Chetan Divya Eknath Farida Girish Hema Irfan Jaya Kartik Leela Manoj Nandini Omkar Preeti Ramesh Seema'.split(
    ' ',
  );
export const SURNAMES =
  'Agarwal Bose Chauhan Das Fernandes Gowda Hegde Jain Kaur Mehta Nambiar Patel Reddy Shah Verma'.split(' ');

/** Bhoj's people beside the field agent of Annapurna: name, city, referral ID. */
export const STAFF = [
  ['Sunita More', 'Mumbai', 'BHOJMUM01'],
  ['Prakash Gowda', 'Bengaluru', 'BHOJBLR01'],
  ['Lakshmi Rao', 'Hyderabad', 'BHOJHYD01'],
  ['Arul Kumar', 'Chennai', 'BHOJCHE01'],
  ['Neha Sharma', 'Delhi', 'BHOJDEL01'],
  ['Harsh Patel', 'Ahmedabad', 'BHOJAMD01'],
  ['Debjani Sen', 'Kolkata', 'BHOJKOL01'],
] as const;
