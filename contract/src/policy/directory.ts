/** The list of experts (directory-2). */
export const directoryPolicy = {
  pageSize: 12,
  maxPageSize: 48,
  /** So many are shown one after the other; then the list has to be narrowed. */
  maxShown: 240,
  queryMaxLength: 200,
} as const;
