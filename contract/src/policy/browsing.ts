/** The fields of life that experts work in, in the order people read them; `other` for the rest. */
export const expertFields = [
  'mind',
  'careers',
  'startups',
  'law',
  'money',
  'languages',
  'parenting',
  'wellness',
  'arts',
  'software',
  'study',
  'home',
  'other',
] as const;
export type ExpertField = (typeof expertFields)[number];

/** Days by which experts are found, in the zone of the person who looks. */
export const directoryDays = [
  'today',
  'tomorrow',
  'weekend',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type DirectoryDay = (typeof directoryDays)[number];

export const directorySorts = ['fit', 'next', 'price', 'name'] as const;
export type DirectorySort = (typeof directorySorts)[number];
