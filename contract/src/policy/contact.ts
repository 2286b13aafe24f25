export const contactPolicy = {
  maxContacts: 1000,
  searchMinLength: 2,
  searchPageSize: 20,
  searchMaxPageSize: 50,
} as const;
