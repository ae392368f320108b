/** Where everything runs: Firestore, functions and the client's calls. A test holds firebase.json to it. */
export const REGION = 'asia-south1';
