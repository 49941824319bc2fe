/** Words that turn a feeling round when one stands up to three words before it: I was not at all happy. `n't` is written out. */
export const negations = [
  'not',
  'never',
  'no',
  'without',
  'hardly',
  'less',
  'neither',
  'nor',
  'nobody',
  'nothing',
  'barely',
];

/** Words before a feeling, and how many times stronger they make it: really happy. */
export const degreesBefore: Readonly<Record<string, number>> = {
  very: 1.12,
  so: 1.12,
  really: 1.1,
  super: 1.18,
  extremely: 1.2,
  too: 1.1,
  such: 1.1,
  most: 1.15,
  absolutely: 1.2,
  totally: 1.15,
  completely: 1.18,
  incredibly: 1.2,
  truly: 1.1,
  utterly: 1.2,
  deeply: 1.15,
  terribly: 1.15,
  awfully: 1.15,
  insanely: 1.2,
  more: 1.05,
  quite: 1,
  pretty: 0.9,
  slightly: 0.5,
  somewhat: 0.6,
  fairly: 0.8,
  rather: 0.9,
  bit: 0.5,
  little: 0.5,
  mildly: 0.5,
  almost: 0.6,
  nearly: 0.6,
  sometimes: 0.6,
  maybe: 0.6,
};

/** Said of the best or worst there is: the best cake ever, of my life. Each makes a text more intense, whichever way it feels. */
export const superlatives = [
  'ever',
  'of my life',
  'of my whole life',
  'of my entire life',
  'in my life',
  'in my whole life',
  'in the world',
  'in the whole world',
  'in history',
  'of all time',
  'of all',
  'ever had',
  'never been so',
  'never felt so',
  'so so',
  'so much',
  'forever',
];

/** Negations that are a small sorrow where they turn no feeling round: he never answered, they would not let me. */
export const unfulfilled = ['not', 'never', 'nobody'];
